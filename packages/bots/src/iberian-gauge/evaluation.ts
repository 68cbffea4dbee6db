import { RAILROAD_COUNT, ROUNDS, START_VALUES } from '@roundhouse/games/iberian-gauge';
import type { State } from '@roundhouse/games/iberian-gauge';
import { softShares } from '../shares.ts';
import { shareWorth } from './forecast.ts';

/** What a peseta earns if it can still buy shares, for each stock round to come. */
const INTEREST = 0.2;
const SPREAD_AT_END = 4;
const SPREAD_A_ROUND = 1.5;

const estimates: number[] = [];

/** Estimates everybody's worth at the end: cash, and what each share brings until then. */
export function evaluate(state: State, out: number[]): void {
  const interest = 1 + INTEREST * stockRoundsToCome(state);
  estimates.length = state.seatCount;
  for (let seat = 0; seat < state.seatCount; seat++) {
    estimates[seat] = (state.cash[seat] ?? 0) * interest;
  }
  for (let railroad = 0; railroad < RAILROAD_COUNT; railroad++) addShares(state, railroad);
  softShares(estimates, SPREAD_AT_END + SPREAD_A_ROUND * (ROUNDS.length - state.round), out);
}

function addShares(state: State, railroad: number): void {
  if (state.sold[railroad] === 0) return;
  // Before its first locomotive stands, a railroad has no way to anywhere.
  const isPlaced = state.phase !== 'place' || state.railroad !== railroad;
  const worth = isPlaced ? shareWorth(state, railroad) : UNPLACED;
  for (let seat = 0; seat < state.seatCount; seat++) {
    const held = state.shares[seat * RAILROAD_COUNT + railroad] ?? 0;
    estimates[seat] = (estimates[seat] ?? 0) + held * worth;
  }
}

const UNPLACED = 2 * (START_VALUES[3] ?? 0);

/** Stock rounds that are not over, the present one included. */
export function stockRoundsToCome(state: State): number {
  let count = 0;
  for (let { round } = state; round < ROUNDS.length; round++)
    if (ROUNDS[round] === 'stock') count++;
  return count;
}
