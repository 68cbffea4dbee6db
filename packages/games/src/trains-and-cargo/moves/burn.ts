import type { Emit, Seat } from '@roundhouse/engine';
import { ALL_TYPES, CARDS } from '../data/cards.ts';
import type { Event } from '../events.ts';
import { removeFromHand } from '../hand.ts';
import type { State } from '../state.ts';
import { endTurn } from '../turn.ts';
import { pushHandMoves } from './hand-moves.ts';
import type { Move, MoveOf } from './move.ts';

const BURN = CARDS.map((_, card): Move => ({ kind: 'burn', card }));

/** T10: at the start of a turn it stands for loading nothing. T30: there is none with Route Boards. */
export function legalBurns(state: State, legal: Move[]): void {
  if (!state.routeBoards) pushHandMoves(state, BURN, ALL_TYPES, legal);
}

/** The end of the turn draws the new card. */
export function applyBurn(
  state: State,
  seat: Seat,
  { card }: MoveOf<'burn'>,
  emit?: Emit<Event>,
): void {
  removeFromHand(state, seat, card);
  state.discards.push(card);
  emit?.({ kind: 'card-burned', to: 'all', seat, card });
  endTurn(state, emit);
}
