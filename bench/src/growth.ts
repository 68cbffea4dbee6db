import { drawFrom, rngFromSeed, seedFromText } from '@roundhouse/engine';
import type { AnyGame, MoveBase } from '@roundhouse/engine';
import { playRandomly, tableOf } from './random-play.ts';
import type { Table } from './random-play.ts';
import { ratePerSecond } from './rate.ts';
import { median } from './take-turns.ts';

/** How the cost of a move grows with the table and with the match. */
export interface Growth {
  /** Moves a second, for each number of seats. */
  readonly seats: Readonly<Record<number, number>>;
  /** What a move costs in each quarter of a match, in moves of the first quarter. */
  readonly quarters: readonly number[];
}

const QUARTERS = 4;
const ROUNDS = 5;
const MATCHES = 20;

/** Measures whole random matches at every number of seats, and single moves of every quarter, in turns. */
export function measureGrowth(game: AnyGame, seconds: number): Growth {
  const table = tableOf(game);
  const counts = game.seatCountsFor(table.options);
  const rng = rngFromSeed(seedFromText(`growth/${game.id}`));
  const slice = seconds / ROUNDS;
  const bySeats = counts.map((): number[] => []);
  const quarters = quartersOf(table).map((positions) => ({ positions, rates: [] as number[] }));
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [at, seats] of counts.entries()) {
      const rate = ratePerSecond(slice, () => playRandomly({ ...table, seats }, rng));
      if (round > 0) bySeats[at]?.push(rate);
    }
    for (const { positions, rates } of quarters) {
      const rate = ratePerSecond(slice, () => {
        for (const { state, seat, move } of positions) step(game, state, seat, move);
        return positions.length;
      });
      if (round > 0) rates.push(rate);
    }
  }
  const costs = quarters.map(({ rates }) => 1 / median(rates));
  return {
    seats: Object.fromEntries(
      counts.map((seats, at) => [seats, Math.round(median(bySeats[at] ?? []))]),
    ),
    quarters: costs.map((cost) => Number((cost / (costs[0] ?? 1)).toFixed(2))),
  };
}

interface Position {
  readonly state: unknown;
  readonly seat: number;
  readonly move: MoveBase;
}

/** A move as a server plays it: on a copy, after a look at the full list. */
function step(game: AnyGame, state: unknown, seat: number, move: MoveBase): void {
  const next = game.clone(state);
  game.legalMoves(next, seat);
  game.apply(next, seat, move);
  game.outcome(next);
}

/** Positions of random matches with a move of each, by quarter of their match. */
function quartersOf(table: Table): Position[][] {
  const { game } = table;
  const rng = rngFromSeed(seedFromText(`quarters/${game.id}`));
  const quarters = Array.from({ length: QUARTERS }, (): Position[] => []);
  for (let match = 0; match < MATCHES; match++) {
    const states: unknown[] = [];
    playRandomly(table, rng, (state) => states.push(game.clone(state)));
    for (const [at, state] of states.entries()) {
      const seat = drawFrom(rng, game.deciders(state));
      const move = drawFrom(rng, game.legalMoves(state, seat));
      quarters[Math.floor((at * QUARTERS) / states.length)]?.push({ state, seat, move });
    }
  }
  return quarters;
}
