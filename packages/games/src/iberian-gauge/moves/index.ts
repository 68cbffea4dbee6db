import { assertNever, below, moveParser, oneOf } from '@roundhouse/engine';
import type { Emit, Seat } from '@roundhouse/engine';
import { HEX_COUNT, MAJOR_CITIES } from '../data/board.ts';
import { RAILROAD_COUNT } from '../data/railroads.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { applyBuild, legalBuilds } from './build.ts';
import type { BuildMove } from './build.ts';
import { applyDecline, DECLINE } from './decline.ts';
import type { DeclineMove } from './decline.ts';
import { applyInvest, legalInvests } from './invest.ts';
import type { InvestMove } from './invest.ts';
import { applyLease, legalLeases, MOST_LEASES } from './lease.ts';
import type { LeaseMove } from './lease.ts';
import { applyPass, PASS } from './pass.ts';
import type { PassMove } from './pass.ts';
import { applyPlace, legalPlaces } from './place.ts';
import type { PlaceMove } from './place.ts';
import { applySetValue, legalSetValues, START_VALUES } from './set-value.ts';
import type { SetValueMove } from './set-value.ts';
import { applyStart, legalStarts } from './start.ts';
import type { StartMove } from './start.ts';

export type Move =
  | StartMove
  | SetValueMove
  | PlaceMove
  | InvestMove
  | PassMove
  | BuildMove
  | LeaseMove
  | DeclineMove;

export const parseMove = moveParser<Move>({
  start: { railroad: below(RAILROAD_COUNT) },
  'set-value': { value: oneOf(START_VALUES) },
  place: { hex: oneOf(MAJOR_CITIES) },
  invest: { railroad: below(RAILROAD_COUNT) },
  pass: {},
  build: { hex: below(HEX_COUNT) },
  lease: { choice: below(MOST_LEASES) },
  decline: {},
});

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3], [4]];

export function deciders(state: State): readonly Seat[] {
  return state.phase === 'over' ? NOBODY : (ALONE[state.seat] as readonly Seat[]);
}

export function legalMoves(state: State, seat: Seat): Move[] {
  if (seat !== state.seat) return [];
  switch (state.phase) {
    case 'stock':
      return stockMoves(state);
    case 'set-value':
      return legalSetValues(state);
    case 'place':
      return legalPlaces(state);
    case 'build':
      return buildMoves(state);
    case 'lease':
      return legalLeases(state);
    case 'over':
      return [];
    default:
      return assertNever(state.phase);
  }
}

function stockMoves(state: State): Move[] {
  const moves: Move[] = legalStarts(state);
  moves.push(...legalInvests(state), PASS);
  return moves;
}

function buildMoves(state: State): Move[] {
  const moves: Move[] = legalBuilds(state);
  moves.push(DECLINE);
  return moves;
}

export function apply(state: State, _seat: Seat, move: Move, emit?: Emit<Event>): void {
  switch (move.kind) {
    case 'start':
      return applyStart(state, move, emit);
    case 'set-value':
      return applySetValue(state, move, emit);
    case 'place':
      return applyPlace(state, move, emit);
    case 'invest':
      return applyInvest(state, move, emit);
    case 'pass':
      return applyPass(state, emit);
    case 'build':
      return applyBuild(state, move, emit);
    case 'lease':
      return applyLease(state, move, emit);
    case 'decline':
      return applyDecline(state, emit);
    default:
      return assertNever(move);
  }
}
