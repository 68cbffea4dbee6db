import { rate } from 'openskill';
import { rounded } from './rating.ts';
import type { Rating } from './rating.ts';

/** Those who win or lose together, and how they did: 1 is best, equal numbers are a tie. */
interface Side {
  readonly rank: number;
  readonly members: readonly Rating[];
}

/** Keeps old ratings a little unsure, so that players who learn are followed. */
const TAU = 25 / 300;

/** The ratings after a match (Plackett–Luce), side by side as they came. */
export function rateSides(sides: readonly Side[]): Rating[][] {
  const teams = sides.map(({ members }) => members.map(({ mu, sigma }) => ({ mu, sigma })));
  const rank = sides.map((side) => side.rank);
  return rate(teams, { rank, tau: TAU }).map((team) => team.map(rounded));
}
