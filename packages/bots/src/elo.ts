import { drawFrom, rngFromSeed, seedFromText } from '@roundhouse/engine';
import { entry } from '@roundhouse/engine/kit';
import type { ArenaGame } from './arena.ts';

const ROUNDS = 2000;
const MEAN = 1500;
/** An interval is read off so many ratings of games drawn from those that were played. */
const DRAWS = 200;
const OUTSIDE = 0.025;

/** One bot's rating, and the interval that it lies in with 95 %. */
export interface Elo {
  readonly name: string;
  readonly elo: number;
  readonly low: number;
  readonly high: number;
}

/** What each bot took from each other: points[a][b] of names[a] from names[b]. */
export interface Meetings {
  readonly names: readonly string[];
  readonly points: readonly (readonly number[])[];
}

/**
 * The ratings that make the results likeliest (Bradley–Terry), best first, 1500 in the mean. Each pair that met is given
 * one more draw, so that a bot that never lost has a rating too.
 */
export function eloRatings(results: readonly ArenaGame[]): Elo[] {
  const { names, points } = meetings(results);
  const rng = rngFromSeed(seedFromText('elo'));
  const drawn = Array.from({ length: DRAWS }, () =>
    rate(
      pointsIn(
        results.map(() => drawFrom(rng, results)),
        names,
      ),
    ),
  );
  return rate(points)
    .map((elo, i) => {
      const sorted = drawn.map((each) => each[i] ?? elo).sort((a, b) => a - b);
      const bound = (part: number): number => sorted[Math.floor(part * DRAWS)] ?? elo;
      return { name: entry(names, i), elo, low: bound(OUTSIDE), high: bound(1 - OUTSIDE) };
    })
    .sort((a, b) => b.elo - a.elo);
}

/** Who finished ahead of whom: in a match every pair of bots meets once for each pair of their seats. */
export function meetings(results: readonly ArenaGame[]): Meetings {
  const names = [...new Set(results.flatMap(({ bots }) => bots))];
  return { names, points: pointsIn(results, names) };
}

function pointsIn(results: readonly ArenaGame[], names: readonly string[]): number[][] {
  const points = names.map(() => names.map(() => 0));
  for (const result of results) addMeetings(result, names, points);
  return points;
}

function rate(points: readonly (readonly number[])[]): number[] {
  const logs = fitStrengths(drawOnceMore(points)).map((strength) => Math.log10(strength));
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  return logs.map((log) => Math.round(MEAN + 400 * (log - mean)));
}

/** Adds to points[a][b] what bot a took from bot b. */
function addMeetings(result: ArenaGame, names: readonly string[], points: number[][]): void {
  const { bots, ranking } = result;
  const place = bots.map((_, seat) => ranking.findIndex((group) => group.includes(seat)));
  for (const [seat, bot] of bots.entries()) {
    for (const [other, opponent] of bots.entries()) {
      if (bot === opponent) continue;
      const lead = (place[other] ?? 0) - (place[seat] ?? 0);
      const row = entry(points, names.indexOf(bot));
      const column = names.indexOf(opponent);
      row[column] = (row[column] ?? 0) + (lead > 0 ? 1 : lead === 0 ? 0.5 : 0);
    }
  }
}

function drawOnceMore(points: readonly (readonly number[])[]): number[][] {
  return points.map((row, a) =>
    row.map((taken, b) => (taken + (points[b]?.[a] ?? 0) > 0 ? taken + 0.5 : 0)),
  );
}

function fitStrengths(points: readonly (readonly number[])[]): number[] {
  let strengths = points.map(() => 1);
  for (let round = 0; round < ROUNDS; round++) {
    const next = points.map((row, a) => {
      let taken = 0;
      let expected = 0;
      for (const [b, each] of row.entries()) {
        const met = each + (points[b]?.[a] ?? 0);
        taken += each;
        expected += met / ((strengths[a] ?? 1) + (strengths[b] ?? 1));
      }
      return expected === 0 ? 1 : taken / expected;
    });
    const sum = next.reduce((total, each) => total + each, 0);
    strengths = next.map((each) => (each * next.length) / sum);
  }
  return strengths;
}
