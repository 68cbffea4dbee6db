import type { MoveList, MoveOf, Phases, Seat } from '@roundhouse/engine';
import type { State } from '../state.ts';
import { burn } from './burn.ts';
import { chooseGood } from './choose-good.ts';
import { chooseSeat } from './choose-seat.ts';
import { chooseSide } from './choose-side.ts';
import { done } from './done.ts';
import { endTurn } from './end-turn.ts';
import { load } from './load.ts';
import { nameType } from './name-type.ts';
import { play } from './play.ts';
import { raid } from './raid.ts';
import { send } from './send.ts';
import { takeBoard } from './take-board.ts';
import { upgrade } from './upgrade.ts';

export const moves = [
  play,
  chooseGood,
  chooseSide,
  chooseSeat,
  nameType,
  load,
  takeBoard,
  raid,
  done,
  upgrade,
  send,
  burn,
  endTurn,
] as const;
export type Move = MoveOf<typeof moves>;

export const phases: Phases<State, Move> = {
  start: listTurns,
  cards: listCards,
  upgraded: listAfterUpgrade,
  finish: [load, takeBoard, burn, endTurn],
  'card-load': [load, takeBoard, done],
  'choose-good': [chooseGood],
  'choose-side': [chooseSide],
  'choose-seat': [chooseSeat],
  'name-type': [nameType],
  raid: [raid, done],
  over: [],
};

/** One of the four kinds of turn. Every hand has a card and every card can be played (T9), so nobody is ever stuck. */
function listTurns(state: State, seat: Seat, list: MoveList<Move>): void {
  play.legal(state, seat, list);
  if (!state.routeBoards) load.legal(state, seat, list);
  upgrade.legal(state, seat, list);
  send.legal(state, seat, list);
  burn.legal(state, seat, list);
}

function listCards(state: State, seat: Seat, list: MoveList<Move>): void {
  play.legal(state, seat, list);
  if (state.routeBoards && !state.sent) listLoading(state, seat, list); // T30
  endTurn.legal(state, seat, list);
}

function listAfterUpgrade(state: State, seat: Seat, list: MoveList<Move>): void {
  if (state.routeBoards) listLoading(state, seat, list); // T30
  burn.legal(state, seat, list);
  endTurn.legal(state, seat, list);
}

function listLoading(state: State, seat: Seat, list: MoveList<Move>): void {
  load.legal(state, seat, list);
  takeBoard.legal(state, seat, list);
}
