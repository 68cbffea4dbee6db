import {
  below,
  drawBelow,
  integer,
  moveParser,
  parseOptionsBy,
  rankByScore,
} from '@roundhouse/engine';
import type { Emit, Game, Rng, Seat, Viewer } from '@roundhouse/engine';
import type { Brain } from '../brain.ts';
import { softShares } from '../shares.ts';

/**
 * A game without secrets, in small steps: a line of coal cars; on each turn a seat chooses an end, then takes one or
 * two cars from it. Most coal wins. One car in four is full, and taking two poor ones often opens the way to it.
 */
export interface CoalLineState {
  rng: Rng;
  cars: number[];
  coal: number[];
  turn: Seat;
  /** The end that the seat in turn has chosen, or -1. */
  end: number;
}

export type CoalLineMove =
  | { readonly kind: 'choose-end'; readonly end: number }
  | { readonly kind: 'take'; readonly count: number };

interface CoalLineEvent {
  readonly kind: 'took';
  readonly to: 'all';
  readonly seat: Seat;
  readonly coal: number;
}

interface CoalLineView extends Omit<CoalLineState, 'rng'> {
  readonly viewer: Viewer;
}

const CARS = 15;
const LEFT = 0;

const withoutRng = ({ cars, coal, turn, end }: Omit<CoalLineState, 'rng'>) => ({
  cars: [...cars],
  coal: [...coal],
  turn,
  end,
});

function loadCar(rng: Rng): number {
  return drawBelow(rng, 4) === 0 ? 8 + drawBelow(rng, 8) : 1 + drawBelow(rng, 3);
}

// Made anew for every list on purpose: bots may not rely on moves being constants.
function legalMoves(state: CoalLineState, seat: Seat): CoalLineMove[] {
  if (seat !== state.turn || state.cars.length === 0) return [];
  if (state.end < 0) return [0, 1].map((end) => ({ kind: 'choose-end', end }));
  return [1, 2].slice(0, state.cars.length).map((count) => ({ kind: 'take', count }));
}

function apply(
  state: CoalLineState,
  seat: Seat,
  move: CoalLineMove,
  emit?: Emit<CoalLineEvent>,
): void {
  if (move.kind === 'choose-end') {
    state.end = move.end;
    return;
  }
  const { cars } = state;
  const from = state.end === LEFT ? 0 : cars.length - move.count;
  const coal = cars.splice(from, move.count).reduce((sum, car) => sum + car, 0);
  state.coal[seat] = (state.coal[seat] ?? 0) + coal;
  state.end = -1;
  state.turn = (seat + 1) % state.coal.length;
  emit?.({ kind: 'took', to: 'all', seat, coal });
}

const MOVES = { 'choose-end': { end: below(2) }, take: { count: integer(1, 2) } };

export const coalLine: Game<object, CoalLineState, CoalLineMove, CoalLineView, CoalLineEvent> = {
  id: 'coal-line',
  name: 'Coal Line',
  rulesVersion: 1,
  seatCounts: [2, 3, 4, 5, 6],
  options: [],
  endings: ['line-empty'],
  revealing: [],
  moveLimit: 2 * CARS,
  automation: { passes: [] },
  parseOptions: (input) => parseOptionsBy([], input),
  seatCountsFor: () => [2, 3, 4, 5, 6],
  moveFields: MOVES,
  parseMove: moveParser<CoalLineMove>(MOVES),
  setup: (_, seats, rng) => ({
    rng,
    cars: Array.from({ length: CARS }, () => loadCar(rng)),
    coal: new Array<number>(seats).fill(0),
    turn: 0,
    end: -1,
  }),
  clone: (state) => ({ rng: [...state.rng], ...withoutRng(state) }),
  deciders: (state) => (state.cars.length === 0 ? [] : [state.turn]),
  legalMoves,
  apply,
  view: (state, viewer) => ({ viewer, ...withoutRng(state) }),
  imagine: (view, rng) => ({ rng, ...withoutRng(view) }),
  outcome: ({ cars, coal }) =>
    cars.length > 0
      ? undefined
      : { ranking: rankByScore(coal), scores: [...coal], reason: 'line-empty' },
};

/** Counts coal and sees nothing ahead. */
export const coalLineBrain: Brain<CoalLineState, CoalLineMove> = {
  evaluate: (state, out) => softShares(state.coal, 10, out),
  tuning: { greedyWorlds: 1, playoutSteps: 2 },
};
