import type { MoveList, MoveOf, Phases, Seat } from '@roundhouse/engine';
import type { State } from '../state.ts';
import { add } from './add.ts';
import { begin } from './begin.ts';
import { choose } from './choose.ts';
import { complete } from './complete.ts';
import { decline } from './decline.ts';
import { deliver } from './deliver.ts';
import { discard } from './discard.ts';
import { draw } from './draw.ts';
import { pass } from './pass.ts';
import { rotate } from './rotate.ts';

export const moves = [
  choose,
  draw,
  discard,
  decline,
  begin,
  complete,
  add,
  deliver,
  rotate,
  pass,
] as const;
export type Move = MoveOf<typeof moves>;

export const phases: Phases<State, Move> = {
  act: listActions,
  choose: [choose],
  draw: [draw],
  redraw: listRedraws,
  add: [add],
  deliver: [deliver],
  rotate: [rotate],
  over: [],
};

function listActions(state: State, seat: Seat, list: MoveList<Move>): void {
  complete.legal(state, seat, list);
  begin.legal(state, seat, list);
  draw.legal(state, seat, list);
  discard.legal(state, seat, list);
  pass.legal(state, seat, list);
}

function listRedraws(state: State, seat: Seat, list: MoveList<Move>): void {
  draw.legal(state, seat, list);
  decline.legal(state, seat, list);
}
