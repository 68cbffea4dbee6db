import type { Seat } from './game.ts';

/** Seats in groups of equal score, the highest first. */
export function rankByScore(scores: readonly number[]): Seat[][] {
  const distinct = [...new Set(scores)].sort((a, b) => b - a);
  return distinct.map((score) => scores.flatMap((each, seat) => (each === score ? [seat] : [])));
}
