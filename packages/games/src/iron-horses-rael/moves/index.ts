import { assertNever, below, integer, moveParser, oneOf } from '@roundhouse/engine';
import type { Emit, Seat } from '@roundhouse/engine';
import { CARDS, FIRST_ENGINE } from '../data/cards.ts';
import { COLOURS } from '../data/colours.ts';
import { POSITIONS } from '../data/dials.ts';
import { SOURCES } from '../data/sources.ts';
import type { Event } from '../events.ts';
import { NONE } from '../state.ts';
import type { State } from '../state.ts';
import { applyAdd, legalAdds } from './add.ts';
import type { AddMove } from './add.ts';
import { applyBegin, legalBegins } from './begin.ts';
import type { BeginMove } from './begin.ts';
import { applyChoose, legalChoices } from './choose.ts';
import type { ChooseMove } from './choose.ts';
import { applyComplete, legalCompletes } from './complete.ts';
import type { CompleteMove } from './complete.ts';
import { applyDecline, legalDecline } from './decline.ts';
import type { DeclineMove } from './decline.ts';
import { applyDeliver, legalDeliveries } from './deliver.ts';
import type { DeliverMove } from './deliver.ts';
import { applyDiscard, legalDiscards } from './discard.ts';
import type { DiscardMove } from './discard.ts';
import { applyDraw, legalDraws } from './draw.ts';
import type { DrawMove } from './draw.ts';
import { applyPass, legalPass } from './pass.ts';
import type { PassMove } from './pass.ts';
import { applyRotate, legalRotations } from './rotate.ts';
import type { RotateMove } from './rotate.ts';

export type Move =
  | ChooseMove
  | DrawMove
  | DiscardMove
  | DeclineMove
  | BeginMove
  | CompleteMove
  | AddMove
  | DeliverMove
  | RotateMove
  | PassMove;

const engine = integer(FIRST_ENGINE, CARDS.length - 1);

export const parseMove = moveParser<Move>({
  choose: { engine },
  draw: { from: oneOf(SOURCES) },
  discard: { card: below(CARDS.length) },
  decline: {},
  begin: { engine },
  complete: { engine },
  add: { card: below(FIRST_ENGINE) },
  deliver: { region: below(COLOURS.length) },
  rotate: { position: below(POSITIONS) },
  pass: {},
});

const ALONE: readonly (readonly Seat[])[] = [0, 1, 2, 3, 4].map((seat) => Object.freeze([seat]));
const NOBODY: readonly Seat[] = Object.freeze([]);

export function deciders(state: State): readonly Seat[] {
  if (state.phase !== 'choose') return ALONE[state.turn] ?? NOBODY;
  return state.sealed.flatMap((engine, seat) => (engine === NONE ? [seat] : []));
}

export function legalMoves(state: State, seat: Seat): Move[] {
  const moves: Move[] = [];
  if (state.phase === 'choose') {
    if (state.sealed[seat] === NONE) legalChoices(state, seat, moves);
  } else if (state.turn === seat) {
    legalInTurn(state, seat, moves);
  }
  return moves;
}

function legalInTurn(state: State, seat: Seat, moves: Move[]): void {
  switch (state.phase) {
    case 'draw':
      return legalDraws(state, seat, moves);
    case 'act':
      legalCompletes(state, seat, moves);
      legalBegins(state, seat, moves);
      legalDraws(state, seat, moves);
      legalDiscards(state, seat, moves);
      return legalPass(moves);
    case 'redraw':
      legalDraws(state, seat, moves);
      return legalDecline(moves);
    case 'add':
      return legalAdds(state, seat, moves);
    case 'deliver':
      return legalDeliveries(state, moves);
    case 'rotate':
      return legalRotations(state, moves);
    case 'choose':
    case 'over':
      return;
    default:
      assertNever(state.phase);
  }
}

export function apply(state: State, seat: Seat, move: Move, emit?: Emit<Event>): void {
  switch (move.kind) {
    case 'choose':
      return applyChoose(state, seat, move, emit);
    case 'draw':
      return applyDraw(state, seat, move, emit);
    case 'discard':
      return applyDiscard(state, seat, move, emit);
    case 'decline':
      return applyDecline(state, seat, emit);
    case 'begin':
      return applyBegin(state, seat, move, emit);
    case 'complete':
      return applyComplete(state, move);
    case 'add':
      return applyAdd(state, seat, move);
    case 'deliver':
      return applyDeliver(state, move);
    case 'rotate':
      return applyRotate(state, seat, move, emit);
    case 'pass':
      return applyPass(state, seat, emit);
    default:
      assertNever(move);
  }
}
