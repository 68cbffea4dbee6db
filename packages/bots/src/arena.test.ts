import { whistleStop } from '@roundhouse/engine/testing';
import { expect, it } from 'vitest';
import { arenaReport, pairings, playPairing, wilson } from './arena.ts';
import type { ArenaGame } from './arena.ts';
import { eloRatings, meetings } from './elo.ts';
import { outcomeShares, softShares, winParts } from './shares.ts';

it('plays every seed in every rotation', () => {
  expect(pairings(['a', 'b'], 2, 4)).toEqual([
    { seed: 'arena 0', bots: ['a', 'b'] },
    { seed: 'arena 0', bots: ['b', 'a'] },
    { seed: 'arena 1', bots: ['a', 'b'] },
    { seed: 'arena 1', bots: ['b', 'a'] },
  ]);
});

it('fills up with the last bot, and lets everybody meet where there are too many', () => {
  expect(pairings(['a', 'b'], 3, 3).map(({ bots }) => bots.join(''))).toEqual([
    'abb',
    'bba',
    'bab',
  ]);
  const many = pairings(['a', 'b', 'c', 'd'], 2, 14).map(({ bots }) => bots.join(''));
  expect(many.slice(0, 4)).toEqual(['ab', 'ba', 'ac', 'ca']);
  expect(new Set(many.slice(0, 12)).size).toBe(12);
  expect(many.slice(12)).toEqual(['ab', 'ba']);
  expect(pairings(['a', 'b', 'c', 'd'], 3, 12).map(({ bots }) => bots.join(''))).toEqual([
    'abc',
    'bca',
    'cab',
    'abd',
    'bda',
    'dab',
    'acd',
    'cda',
    'dac',
    'bcd',
    'cdb',
    'dbc',
  ]);
});

const game = (bots: string[], ranking: number[][], scores: number[], ms: number): ArenaGame => ({
  bots,
  ranking,
  scores,
  milliseconds: bots.map(() => [ms, ms + 2]),
});

it('reports shares, a shared win in parts, each seat as a game', () => {
  const results = [
    game(['a', 'b', 'b'], [[0, 1], [2]], [5, 5, 2], 10),
    game(['b', 'b', 'a'], [[2], [0, 1]], [1, 1, 8], 20),
  ];
  const report = arenaReport('whistle-stop', ['a', 'b', 'b'], results);
  expect(report).toMatchObject({ game: 'whistle-stop', seats: 3, games: 2 });
  expect(report.bots).toHaveLength(2);
  const { low, high } = wilson(1.5, 2);
  expect(report.bots[0]).toEqual({
    name: 'a',
    games: 2,
    wins: 1.5,
    share: 0.75,
    low,
    high,
    meanScore: 6.5,
    meanMs: 16,
    p99Ms: 22,
  });
  expect(report.bots[1]).toMatchObject({ games: 4, wins: 0.5, share: 0.125, meanScore: 2.25 });
});

it('has Wilson’s interval', () => {
  const { low, high } = wilson(8, 10);
  expect([low.toFixed(4), high.toFixed(4)]).toEqual(['0.4902', '0.9433']);
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
});

it('rates by maximum likelihood: 3 points to 1 (and a draw) are 400 log10(7/3) Elo', () => {
  const win = game(['a', 'b'], [[0], [1]], [1, 0], 1);
  const loss = game(['a', 'b'], [[1], [0]], [0, 1], 1);
  const ratings = eloRatings([win, win, win, loss]);
  expect(ratings.map(({ name }) => name)).toEqual(['a', 'b']);
  expect((ratings[0]?.elo ?? 0) - (ratings[1]?.elo ?? 0)).toBe(148);
  expect(((ratings[0]?.elo ?? 0) + (ratings[1]?.elo ?? 0)) / 2).toBe(1500);
});

it('says how sure a rating is: the more games, the surer', () => {
  const win = game(['a', 'b'], [[0], [1]], [1, 0], 1);
  const loss = game(['a', 'b'], [[1], [0]], [0, 1], 1);
  const width = (times: number): number => {
    const [first] = eloRatings(Array.from({ length: times }, () => [win, win, loss]).flat());
    const { elo = 0, low = 0, high = 0 } = first ?? {};
    expect([low < elo, elo < high]).toEqual([true, true]);
    return high - low;
  };
  expect(width(60)).toBeLessThan(width(6) / 2);
  expect(eloRatings([win])).toEqual(eloRatings([win]));
});

it('counts who finished ahead of whom, once for each pair of seats', () => {
  const { names, points } = meetings([game(['a', 'b', 'b'], [[1], [0, 2]], [1, 9, 1], 1)]);
  expect([names, points]).toEqual([
    ['a', 'b'],
    [
      [0, 0.5],
      [1.5, 0],
    ],
  ]);
});

it('plays a pairing and times every move', () => {
  let time = 0;
  const [pairing] = pairings(['greedy', 'random'], 2, 1);
  if (pairing === undefined) throw new Error('no pairing');
  const played = playPairing(whistleStop, pairing, {
    budget: { iterations: 5 },
    now: () => (time += 1),
  });
  expect(played.bots).toEqual(['greedy', 'random']);
  expect(played.milliseconds.map((each) => each.length)).toEqual([7, 7]);
  expect(Math.min(...played.milliseconds.flat())).toBeGreaterThan(0);
});

it('values outcomes: nearly all for the win, the rest for the place', () => {
  const out: number[] = [];
  outcomeShares({ ranking: [[1], [0, 2]], scores: [3, 9, 3], reason: '' }, out);
  expect(out.map((each) => each.toFixed(3))).toEqual(['0.025', '1.000', '0.025']);
  outcomeShares({ ranking: [[0, 1]], scores: [3, 3], reason: '' }, out);
  expect(out).toEqual([0.5, 0.5]);
  expect(winParts({ ranking: [[0, 2], [1]], scores: [4, 1, 4] })).toEqual([0.5, 0, 0.5]);
});

it('turns leads into shares', () => {
  const out: number[] = [];
  softShares([10, 10 + Math.log(3) * 5], 5, out);
  expect(out.map((each) => each.toFixed(6))).toEqual(['0.250000', '0.750000']);
});
