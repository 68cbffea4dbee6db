import type { Emit, Seat } from '@roundhouse/engine';
import { ROUTE_BOARDS } from '../data/route-boards.ts';
import type { Event } from '../events.ts';
import { canTakeBoard } from '../loading.ts';
import { addBonuses } from '../route.ts';
import { LOADS, sideOf } from '../state.ts';
import type { State } from '../state.ts';
import type { Move, MoveOf } from './move.ts';

const TAKE_BOARD = ROUTE_BOARDS.map((_, board): Move => ({ kind: 'take-board', board }));

export function legalTakeBoards(state: State, seat: Seat, legal: Move[]): void {
  if (!state.routeBoards) return;
  for (let board = 0; board < TAKE_BOARD.length; board++) {
    if (canTakeBoard(state, seat, board)) legal.push(TAKE_BOARD[board] as Move);
  }
}

/** A card's loading waits for `done` even if nothing is left to load, so that all see the board before a train goes. */
export function applyTakeBoard(
  state: State,
  seat: Seat,
  { board }: MoveOf<'take-board'>,
  emit?: Emit<Event>,
): void {
  const side = sideOf(state, seat);
  state.boards[side] = board;
  emit?.({ kind: 'board-taken', to: 'all', seat, side, board });
  addBonuses(state, side, 0, emit); // T27: all squares are covered now, the lowest first
  state.mustLoad = state.stepsLeft === LOADS; // T29
  if (state.phase !== 'card-load') state.phase = 'finish';
}
