import { botRating, LEVELS } from '@roundhouse/bots';
import { drawBelow, rngFromSeed, seedFromText } from '@roundhouse/engine';
import { GAMES } from '@roundhouse/games';
import { expect, it } from 'vitest';
import { rateSides } from './rate.ts';
import { isProvisional, NEWCOMER, pointsOf, ratingOfPoints } from './rating.ts';
import type { Rating } from './rating.ts';

const rng = rngFromSeed(seedFromText('ratings'));
const PARTS = 1_000_000;
const chance = (): number => (drawBelow(rng, PARTS) + 0.5) / PARTS;

/** A match between players of these strengths (in logits), by exponential clocks: who is stronger is likelier to be earlier. */
function ranksOf(strengths: readonly number[]): number[] {
  const times = strengths.map((strength) => -Math.log(chance()) / Math.exp(strength));
  const order = times.toSorted((a, b) => a - b);
  return times.map((time) => order.indexOf(time) + 1);
}

function rankCorrelation(a: readonly number[], b: readonly number[]): number {
  const ranks = (values: readonly number[]): number[] => {
    const order = values.toSorted((x, y) => x - y);
    return values.map((value) => order.indexOf(value));
  };
  const [x, y] = [ranks(a), ranks(b)];
  const squares = x.reduce((sum, rank, i) => sum + (rank - (y[i] ?? 0)) ** 2, 0);
  return 1 - (6 * squares) / (x.length * (x.length ** 2 - 1));
}

/** Many matches of two to five, each of players drawn at random. */
function simulate(players: number, matches: number): { truth: number[]; found: Rating[] } {
  const truth = Array.from({ length: players }, (_, i) => (4 * i) / players - 2);
  const found = truth.map(() => NEWCOMER);
  for (let n = 0; n < matches; n++) {
    const seated = new Set<number>();
    const seats = Math.min(players, 2 + (n % 4));
    while (seated.size < seats) seated.add(drawBelow(rng, players));
    const who = [...seated];
    const ranks = ranksOf(who.map((i) => truth[i] ?? 0));
    const sides = who.map((i, at) => ({ rank: ranks[at] ?? 0, members: [found[i] ?? NEWCOMER] }));
    for (const [at, [after = NEWCOMER]] of rateSides(sides).entries()) found[who[at] ?? 0] = after;
  }
  return { truth, found };
}

it('orders players of known strength rightly after 10,000 matches', () => {
  const { truth, found } = simulate(100, 10_000);
  expect(rankCorrelation(truth, found.map(pointsOf))).toBeGreaterThanOrEqual(0.95);
  expect(found.some(isProvisional)).toBe(false);
});

it('is provisional at first, and sure after a few dozen matches', () => {
  expect(isProvisional(NEWCOMER)).toBe(true);
  const { found } = simulate(8, 80);
  expect(found.some(isProvisional)).toBe(false);
});

it('lets nobody gain by a loss or lose by a win', () => {
  const strong = ratingOfPoints(1900);
  const weak = { ...ratingOfPoints(1200), sigma: 6 };
  const [[winner = NEWCOMER] = [], [loser = NEWCOMER] = []] = rateSides([
    { rank: 1, members: [weak] },
    { rank: 2, members: [strong] },
  ]);
  expect(pointsOf(winner)).toBeGreaterThan(1200);
  expect(pointsOf(loser)).toBeLessThan(1900);
});

it('gives bots of every game ratings in the order of their levels', () => {
  for (const { id } of [...GAMES, { id: 'a game that nobody measured' }]) {
    const points = ['random', ...LEVELS].map((bot) => botRating(id, bot) ?? Number.NaN);
    expect(points).toEqual(points.toSorted((a, b) => a - b));
    expect(new Set(points).size).toBe(points.length);
  }
  expect(botRating('iberian-gauge', 'greedy')).toBeUndefined();
  expect(pointsOf(ratingOfPoints(1790))).toBe(1790);
});
