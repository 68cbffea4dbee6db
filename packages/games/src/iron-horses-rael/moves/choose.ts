import { drawBelow } from '@roundhouse/engine';
import type { Emit, Seat } from '@roundhouse/engine';
import { FIRST_ENGINE } from '../data/cards.ts';
import { ENGINES } from '../data/engines.ts';
import type { Event } from '../events.ts';
import { removeFromHand } from '../hand.ts';
import { ENGINES_IN_PLAY, HAND_LIMIT, NONE } from '../state.ts';
import type { State } from '../state.ts';
import { beginTurn } from '../turn.ts';
import type { MoveList } from './move-list.ts';

/** Seals the engine that will start the seat's first train. */
export interface ChooseMove {
  readonly kind: 'choose';
  readonly engine: number;
}

const CHOICES = ENGINES.map((_, i): ChooseMove => ({ kind: 'choose', engine: FIRST_ENGINE + i }));

export function legalChoices(state: State, seat: Seat, moves: MoveList<ChooseMove>): void {
  const first = seat * HAND_LIMIT;
  const end = first + (state.handSizes[seat] as number);
  for (let at = first; at < end; at++) {
    const card = state.hands[at] as number;
    if (card >= FIRST_ENGINE) moves.push(CHOICES[card - FIRST_ENGINE] as ChooseMove);
  }
}

export function applyChoose(state: State, seat: Seat, move: ChooseMove, emit?: Emit<Event>): void {
  state.sealed[seat] = move.engine;
  emit?.({ kind: 'sealed', to: 'all', seat });
  if (!state.sealed.includes(NONE)) reveal(state, emit);
}

function reveal(state: State, emit?: Emit<Event>): void {
  const engines = state.sealed.slice();
  for (const [seat, engine] of engines.entries()) {
    removeFromHand(state, seat, engine);
    state.inPlay[seat * ENGINES_IN_PLAY] = engine;
  }
  state.sealed.fill(NONE);
  emit?.({ kind: 'first-engines-revealed', to: 'all', engines });
  // D4: the start player is not known before.
  beginTurn(state, drawBelow(state.rng, engines.length), emit);
}
