import { itemOf } from '@roundhouse/engine';
import { ROUTE_BOARDS } from '../data/route-boards.ts';
import { canTakeBoard } from '../loading.ts';
import { addBonuses } from '../route.ts';
import { hasLoaded, sideOf } from '../state.ts';
import { move } from './move.ts';

const TAKE_BOARD = ROUTE_BOARDS.map((_, board) => ({ kind: 'take-board', board }) as const);

export const takeBoard = move({
  kind: 'take-board',
  fields: { board: itemOf(ROUTE_BOARDS.map(({ id }) => id)) },

  legal(state, seat, list) {
    if (!state.routeBoards) return;
    for (let board = 0; board < TAKE_BOARD.length; board++) {
      if (canTakeBoard(state, seat, board)) list.push(TAKE_BOARD[board]);
    }
  },

  /** A card's loading waits for `done` even if nothing is left to load, so that all see the board before a train goes. */
  apply(state, seat, { board }, emit) {
    const side = sideOf(state, seat);
    state.boards[side] = board;
    emit?.({ kind: 'board-taken', to: 'all', seat, side, board });
    addBonuses(state, side, 0, emit); // T27: all squares are covered now, the lowest first
    state.mustLoad = !hasLoaded(state); // T29
    if (state.phase !== 'card-load') state.phase = 'finish';
  },
});
