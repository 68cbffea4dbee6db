import type { OptionSpec } from '@roundhouse/engine';
import { LOCOMOTIVES, RAILROAD_COUNT, TOTAL_SHARES } from './data/railroads.ts';
import { ROUNDS } from './data/tracks.ts';

const SEAT_COUNTS = [3, 4, 5] as const;
export const ENDINGS = ['final-build-round'] as const;

export type Options = Readonly<Record<string, never>>;
const OPTIONS: readonly OptionSpec[] = [];

const MOST_SEATS = Math.max(...SEAT_COUNTS);
const STOCK_ROUNDS = ROUNDS.filter((kind) => kind === 'stock').length;
const BUILD_ROUNDS = ROUNDS.length - STOCK_ROUNDS;

// Starting takes three steps, the other shares one; all but one seat may pass between two purchases and all at the end
// of a round; each cube decides once a build round, and a build (the first locomotive is none) may ask for its lease.
const PURCHASES = TOTAL_SHARES + 2 * RAILROAD_COUNT;
const PASSES = TOTAL_SHARES * (MOST_SEATS - 1) + STOCK_ROUNDS * MOST_SEATS;
const BUILDS = BUILD_ROUNDS * TOTAL_SHARES;
const LEASES = RAILROAD_COUNT * (LOCOMOTIVES - 1);

export const meta = {
  id: 'iberian-gauge',
  name: 'Iberian Gauge',
  rulesVersion: 1,
  seatCounts: SEAT_COUNTS,
  options: OPTIONS,
  endings: ENDINGS,
  moveLimit: PURCHASES + PASSES + BUILDS + LEASES,
};
