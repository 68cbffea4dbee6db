import type { Emit, Seat } from '@roundhouse/engine';
import { CARDS, FIRST_ENGINE } from '../data/cards.ts';
import type { Event } from '../events.ts';
import { noteLeft, removeFromHand } from '../hand.ts';
import { BUSY, ENGINES_ONLY, HAND_LIMIT, increase } from '../state.ts';
import type { State } from '../state.ts';
import { endTurn } from '../turn.ts';
import { canDraw } from './draw.ts';
import type { MoveList } from './move-list.ts';

/** Discards a card as the turn's action; a draw may follow. */
export interface DiscardMove {
  readonly kind: 'discard';
  readonly card: number;
}

const DISCARDS = CARDS.map((_, card): DiscardMove => ({ kind: 'discard', card }));

export function legalDiscards(state: State, seat: Seat, moves: MoveList<DiscardMove>): void {
  const first = seat * HAND_LIMIT;
  const end = first + (state.handSizes[seat] as number);
  let last = -1;
  for (let at = first; at < end; at++) {
    const card = state.hands[at] as number;
    if (card !== last) moves.push(DISCARDS[card] as DiscardMove);
    last = card;
  }
}

export function applyDiscard(
  state: State,
  seat: Seat,
  { card }: DiscardMove,
  emit?: Emit<Event>,
): void {
  removeFromHand(state, seat, card);
  if (card >= FIRST_ENGINE) {
    state.engineDiscard.push(card);
    state.activity = Math.max(state.activity, ENGINES_ONLY);
  } else {
    // R19: not to the discard pile.
    increase(state.removed, card, 1);
    noteLeft(state, seat, card);
    state.activity = BUSY;
  }
  emit?.({ kind: 'discarded', to: 'all', seat, card });
  if (canDraw(state)) state.phase = 'redraw';
  else endTurn(state, emit);
}
