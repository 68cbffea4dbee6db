import type { Emit, Seat } from '@roundhouse/engine';
import { NONE } from '@roundhouse/engine/kit';
import { LOAD_AND_SEND } from './data/effect-cards.ts';
import { ROUTE_BOARDS } from './data/route-boards.ts';
import type { Event } from './events.ts';
import { canPull } from './locomotive.ts';
import { hasRoom, isBoardFree, lengthOn } from './route.ts';
import { hasLoaded, hasStorage, sideOf, trainOf } from './state.ts';
import type { State } from './state.ts';
import { sendTrain } from './train.ts';
import { resumeCards } from './turn.ts';

/** Whether the seat can load a token now. */
export function canLoad(state: State, seat: Seat): boolean {
  return state.loadsLeft > 0 && hasRoom(state, sideOf(state, seat)) && hasStorage(state, seat);
}

/**
 * Whether the seat can take this board now. T29: with a token loaded in this step, or before one that will follow, so
 * that after the board's own bonuses there must be room for it.
 */
export function canTakeBoard(state: State, seat: Seat, board: number): boolean {
  const side = sideOf(state, seat);
  const route = ROUTE_BOARDS[board];
  if (!state.routeBoards || route === undefined) return false;
  if (state.boards[side] !== NONE || !isBoardFree(state, board)) return false;
  const { length } = trainOf(state, side);
  if (hasLoaded(state)) return length <= route.maximum;
  return lengthOn(route, length) < route.maximum && hasStorage(state, seat);
}

/** After each step of a card's loading: ends it when nothing more can be loaded or taken. */
export function continueCardLoad(state: State, seat: Seat, emit?: Emit<Event>): void {
  if (canLoad(state, seat)) return;
  if (ROUTE_BOARDS.some((_, board) => canTakeBoard(state, seat, board))) return;
  finishCardLoad(state, seat, emit);
}

/** Ends the loading of Extra Load or Load & Send; the latter sends the train if it can be pulled. */
export function finishCardLoad(state: State, seat: Seat, emit?: Emit<Event>): void {
  const side = sideOf(state, seat);
  if (state.card === LOAD_AND_SEND && canPull(state, side)) {
    sendTrain(state, seat, side, emit);
    state.sent = true;
  } else if (!hasLoaded(state)) {
    emit?.({ kind: 'card-had-no-effect', to: 'all', seat, card: state.card });
  }
  resumeCards(state);
}
