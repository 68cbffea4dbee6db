import type { Emit } from '@roundhouse/engine';
import { NONE } from '@roundhouse/engine/kit';
import { ROUTE_BOARDS } from './data/route-boards.ts';
import type { Bonus, RouteBoard } from './data/route-boards.ts';
import type { Event } from './events.ts';
import { takeFromBank, trainOf } from './state.ts';
import type { State } from './state.ts';

/** The board with this index; NONE is no board. */
export function boardOf(board: number): RouteBoard | undefined {
  return board === NONE ? undefined : ROUTE_BOARDS[board];
}

/** Whether another token fits on the side's train. T32: without a board there is no limit. */
export function hasRoom(state: State, side: number): boolean {
  const board = boardOf(state.boards[side] ?? NONE);
  return board === undefined || trainOf(state, side).length < board.maximum;
}

/** T26–T28: the bonuses that a train gets when it has grown from `before` to `length` squares, lowest first. */
function bonusesFor(board: RouteBoard, before: number, length: number): Bonus[] {
  const earned: Bonus[] = [];
  let covered = length;
  for (const bonus of board.bonuses) {
    if (bonus.square <= before || bonus.square > covered) continue;
    if (covered + bonus.count > board.maximum) continue;
    covered += bonus.count;
    earned.push(bonus);
  }
  return earned;
}

/** How long a train of this length is once it lies on the board, bonuses added. */
export function lengthOn(board: RouteBoard, length: number): number {
  return bonusesFor(board, 0, length).reduce((sum, { count }) => sum + count, length);
}

/** Adds the bonuses of the squares that the side's train has covered since it was `before` tokens long. */
export function addBonuses(state: State, side: number, before: number, emit?: Emit<Event>): void {
  const board = state.boards[side] ?? NONE;
  const route = boardOf(board);
  if (route === undefined) return;
  const train = trainOf(state, side);
  const earned = bonusesFor(route, before, train.length);
  for (const { good, count } of earned) {
    const added = takeFromBank(state, good, count);
    for (let i = 0; i < added; i++) train.push(good);
    emit?.({ kind: 'bonus-added', to: 'all', side, board, good, count: added });
  }
  if (emit === undefined) return;
  for (const bonus of route.bonuses) {
    if (bonus.square <= before || bonus.square > train.length || earned.includes(bonus)) continue;
    const { good, count } = bonus;
    emit({ kind: 'bonus-missed', to: 'all', side, board, good, count });
  }
}

export function isBoardFree(state: State, board: number): boolean {
  return !state.boards.includes(board);
}
