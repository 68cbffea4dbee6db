import type { Emit, Seat } from '@roundhouse/engine';
import { FIRST_ENGINE } from '../data/cards.ts';
import { ENGINES } from '../data/engines.ts';
import type { Event } from '../events.ts';
import { removeFromHand } from '../hand.ts';
import { BUSY, ENGINES_IN_PLAY, HAND_LIMIT, NONE } from '../state.ts';
import type { State } from '../state.ts';
import { endTurn } from '../turn.ts';
import type { MoveList } from './move-list.ts';

/** Plays an engine from the hand: a new train. */
export interface BeginMove {
  readonly kind: 'begin';
  readonly engine: number;
}

const BEGINS = ENGINES.map((_, i): BeginMove => ({ kind: 'begin', engine: FIRST_ENGINE + i }));

/** The first free place for an engine, or NONE. */
function freePlace(state: State, seat: Seat): number {
  const first = seat * ENGINES_IN_PLAY;
  if (state.inPlay[first] === NONE) return first;
  return state.inPlay[first + 1] === NONE ? first + 1 : NONE;
}

export function legalBegins(state: State, seat: Seat, moves: MoveList<BeginMove>): void {
  if (freePlace(state, seat) === NONE) return;
  const first = seat * HAND_LIMIT;
  for (let at = first + (state.handSizes[seat] as number) - 1; at >= first; at--) {
    const card = state.hands[at] as number;
    if (card < FIRST_ENGINE) return;
    moves.push(BEGINS[card - FIRST_ENGINE] as BeginMove);
  }
}

export function applyBegin(
  state: State,
  seat: Seat,
  { engine }: BeginMove,
  emit?: Emit<Event>,
): void {
  removeFromHand(state, seat, engine);
  state.inPlay[freePlace(state, seat)] = engine;
  state.activity = BUSY;
  emit?.({ kind: 'train-begun', to: 'all', seat, engine });
  endTurn(state, emit);
}
