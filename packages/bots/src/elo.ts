import { entry } from '@roundhouse/engine/kit';
import type { ArenaGame } from './arena.ts';

const ROUNDS = 2000;
const MEAN = 1500;

/** One bot's rating. */
export interface Elo {
  readonly name: string;
  readonly elo: number;
}

/**
 * The ratings that make the results likeliest (Bradley–Terry), best first, 1500 in the mean. In a match of several
 * seats every pair of bots meets once for each pair of their seats. Each pair that met is given one more draw, so
 * that a bot that never lost has a rating too.
 */
export function eloRatings(results: readonly ArenaGame[]): Elo[] {
  const names = [...new Set(results.flatMap(({ bots }) => bots))];
  const points = names.map(() => names.map(() => 0));
  for (const result of results) addMeetings(result, names, points);
  const strengths = fitStrengths(drawOnceMore(points));
  const logs = strengths.map((strength) => Math.log10(strength));
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  return names
    .map((name, i) => ({ name, elo: Math.round(MEAN + 400 * ((logs[i] ?? 0) - mean)) }))
    .sort((a, b) => b.elo - a.elo);
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
