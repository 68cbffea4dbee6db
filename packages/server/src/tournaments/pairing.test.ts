import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { names, pair } from '../testing/tournament-rows.ts';
import { advancing, knockOutRound } from './knock-out.ts';
import { seat } from './seating.ts';
import type { Met } from './seating.ts';
import { scoresOf, shares, standings } from './standings.ts';
import type { PlayedRound, Standing } from './standings.ts';
import { swissRound } from './swiss.ts';
import { allowedSizes, sizesFor } from './tables.ts';

/** How often people meet again at these tables. */
const repeatsIn = (tables: readonly (readonly string[])[], met: Met): number =>
  tables
    .flatMap((table) => table.flatMap((a, i) => table.slice(i + 1).map((b) => met(a, b))))
    .reduce((sum, times) => sum + times, 0);
/** Lots by name. */
const tableOf = (players: readonly string[], rounds: readonly PlayedRound[]): Standing[] =>
  standings(players, rounds, { pointsOf: shares, lotOf: (id) => players.indexOf(id) });

/** Plays a Swiss tournament in which the stronger always wins; some drop out after each round. */
function play(
  count: number,
  allowed: readonly number[],
  rounds: number,
  drop: (round: number, left: readonly string[]) => readonly string[] = () => [],
): { played: PlayedRound[]; repeats: number[]; byes: Map<string, number> } {
  const met = new Map<string, number>();
  const meetings: Met = (a, b) => met.get(pair(a, b)) ?? 0;
  const byes = new Map<string, number>();
  const played: PlayedRound[] = [];
  const repeats: number[] = [];
  let left = names(count);
  for (let round = 0; round < rounds; round++) {
    const scores = new Map(tableOf(names(count), played).map(({ id, score }) => [id, score]));
    const contestants = left.map((id) => ({
      id,
      score: scores.get(id) ?? 0,
      strength: -Number(id.slice(1)),
      byes: byes.get(id) ?? 0,
    }));
    const { tables, byes: out } = swissRound(contestants, meetings, allowed);
    expect([...tables.flat(), ...out].toSorted()).toEqual(left.toSorted());
    for (const table of tables) expect(allowed).toContain(table.length);
    repeats.push(repeatsIn(tables, meetings));
    for (const id of out) byes.set(id, (byes.get(id) ?? 0) + 1);
    for (const table of tables)
      for (const [i, a] of table.entries())
        for (const b of table.slice(i + 1)) met.set(pair(a, b), meetings(a, b) + 1);
    played.push({ results: tables.map((table) => table.toSorted().map((id) => [id])), byes: out });
    const gone = drop(round, left);
    left = left.filter((id) => !gone.includes(id));
  }
  return { played, repeats, byes };
}

/** The fewest repeats of all seatings, by trying every one. */
function fewest(ids: readonly string[], sizes: readonly number[], met: Met): number {
  const [size, ...others] = sizes;
  if (size === undefined) return 0;
  let best = Infinity;
  const choose = (table: readonly string[], from: number): void => {
    if (table.length === size) {
      const rest = ids.filter((id) => !table.includes(id));
      best = Math.min(best, repeatsIn([table], met) + fewest(rest, others, met));
      return;
    }
    for (let at = from; at < ids.length; at++) choose([...table, ids[at] ?? ''], at + 1);
  };
  choose([], 0);
  return best;
}

describe('sizes of tables', () => {
  it('leave as few out as can be, and keep to what is wanted', () => {
    expect(sizesFor(12, [4, 3])).toEqual({ sizes: [4, 4, 4], byes: 0 });
    expect(sizesFor(11, [4, 3])).toEqual({ sizes: [4, 4, 3], byes: 0 });
    expect(sizesFor(5, [4, 3])).toEqual({ sizes: [4], byes: 1 });
    expect(sizesFor(7, [2])).toEqual({ sizes: [2, 2, 2], byes: 1 });
    expect(sizesFor(1, [2])).toEqual({ sizes: [], byes: 1 });
  });

  it('differ by one at most from what is wanted, and never become tables of two', () => {
    expect(allowedSizes(4, [2, 3, 4, 5], 9)).toEqual([4, 3, 5]);
    expect(allowedSizes(3, [2, 3, 4], 9)).toEqual([3, 4]);
    expect(allowedSizes(2, [2, 3, 4], 9)).toEqual([2]);
    expect(allowedSizes(4, [2, 3, 4], 2)).toEqual([2]);
    expect(allowedSizes(4, [3, 4], 2)).toEqual([4, 3]);
  });
});

describe('Swiss rounds', () => {
  it('have no repeat that could be avoided', () => {
    const history = fc.array(fc.tuple(fc.nat(7), fc.nat(7)), { maxLength: 24 });
    fc.assert(
      fc.property(
        fc.constantFrom(2, 3, 4),
        fc.integer({ min: 4, max: 8 }),
        history,
        (size, count, past) => {
          const ids = names(count);
          const met: Met = (a, b) =>
            past.filter(([x, y]) => pair(a, b) === pair(ids[x] ?? '-', ids[y] ?? '-')).length;
          const { sizes, byes } = sizesFor(count, [size]);
          const seated = ids.slice(0, count - byes);
          expect(repeatsIn(seat(seated, sizes, met), met)).toBe(fewest(seated, sizes, met));
        },
      ),
      { numRuns: 200 },
    );
  });

  it('of sixty-four meet nobody twice in six rounds, at two, three and four', () => {
    for (const allowed of [[2], [3, 4], [4]])
      expect(play(64, allowed, 6).repeats).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('of 128 are found without asking twice who has met whom, in the twelfth round too', () => {
    const met = new Map<string, number>();
    let asked = 0;
    const meetings: Met = (a, b) => {
      asked++;
      return met.get(pair(a, b)) ?? 0;
    };
    const ids = names(128);
    const { sizes } = sizesFor(128, [4]);
    for (let round = 0; round < 12; round++) {
      asked = 0;
      const tables = seat(ids, sizes, meetings);
      expect(asked).toBeLessThanOrEqual(128 * 128);
      expect(repeatsIn(tables, meetings)).toBe(0);
      for (const [a, b, c, d] of tables)
        for (const both of [
          [a, b],
          [a, c],
          [a, d],
          [b, c],
          [b, d],
          [c, d],
        ])
          met.set(pair(both[0] ?? '', both[1] ?? ''), 1);
    }
  });

  it('go on whoever drops out, give nobody a second bye before all had one', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 6, max: 20 }),
        fc.nat(),
        fc.constantFrom([2], [3], [4, 3]),
        (count, seed, allowed) => {
          const { byes, repeats } = play(count, allowed, 4, (round, left) =>
            left.length <= 6 ? [] : [left[(seed + round) % left.length] ?? ''],
          );
          expect(Math.max(0, ...byes.values())).toBeLessThanOrEqual(2);
          expect(repeats[0]).toBe(0);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('find the strongest', () => {
    const { played } = play(32, [2], 5);
    expect(tableOf(names(32), played)[0]).toMatchObject({ id: 'p00', score: 5, wins: 5 });
  });
});

describe('the table', () => {
  it('counts the share of those who were beaten', () => {
    expect([...scoresOf([['a'], ['b', 'c'], ['d']])]).toEqual([
      ['a', 1],
      ['b', 0.5],
      ['c', 0.5],
      ['d', 0],
    ]);
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 4 }),
        (groups) => {
          const ids = names(groups.reduce((sum, n) => sum + n, 0));
          let from = 0;
          const result = groups.map((n) => ids.slice(from, (from += n)));
          const sum = [...scoresOf(result).values()].reduce((total, each) => total + each, 0);
          if (ids.length > 1) expect(sum).toBeCloseTo(ids.length / 2);
        },
      ),
    );
  });

  it('decides between equals by whom they met', () => {
    const rounds = [
      {
        results: [
          [['a'], ['b']],
          [['c'], ['d']],
        ],
        byes: [],
      },
      {
        results: [
          [['a'], ['c']],
          [['d'], ['b']],
        ],
        byes: [],
      },
    ];
    expect(tableOf(['a', 'b', 'c', 'd'], rounds).map(({ id }) => id)).toEqual(['a', 'c', 'd', 'b']);
  });
});

describe('equals', () => {
  it('are told apart by whom they met, wins, their own matches, and a lot in the end', () => {
    const rounds = [
      {
        results: [
          [['b'], ['a']],
          [['c'], ['d']],
        ],
        byes: [],
      },
      {
        results: [
          [['a'], ['c']],
          [['b'], ['d']],
        ],
        byes: [],
      },
      {
        results: [
          [['c'], ['b']],
          [['a'], ['d']],
        ],
        byes: [],
      },
    ];
    // Three beat each other in turn: everything is equal but the lot.
    const lines = standings(['a', 'b', 'c', 'd'], rounds, {
      pointsOf: shares,
      lotOf: (id) => 'cbad'.indexOf(id),
    });
    expect(lines.map(({ id, direct }) => [id, direct])).toEqual([
      ['c', 1],
      ['b', 1],
      ['a', 1],
      ['d', 0],
    ]);
    const two = [{ results: [[['b'], ['a']]], byes: ['c', 'd'] }];
    expect(tableOf(['d', 'c', 'a', 'b'], two).map(({ id }) => id)).toEqual(['b', 'd', 'c', 'a']);
  });

  it('have an order that does not depend on how they are listed, whatever was played', () => {
    const groups = fc.array(fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 }), {
      maxLength: 5,
    });
    fc.assert(
      fc.property(groups, fc.nat(5), (orders, cut) => {
        const ids = names(6);
        const rounds = orders.map((order) => {
          const all = order.map((at) => ids[at] ?? '');
          return { results: [[all.slice(0, cut), all.slice(cut)]], byes: [] };
        });
        const lotOf = (id: string): number => ids.indexOf(id);
        const given = standings(ids, rounds, { pointsOf: shares, lotOf });
        expect(standings(ids.toReversed(), rounds, { pointsOf: shares, lotOf })).toEqual(given);
      }),
    );
  });
});

describe('a knock-out', () => {
  it('keeps the strongest apart, and ends with one', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 64 }),
        fc.constantFrom([2], [3, 2], [4, 3, 2]),
        (count, allowed) => {
          let left = names(count);
          for (let round = 0; left.length > 1; round++) {
            expect(round).toBeLessThan(10);
            const { tables, byes } = knockOutRound(left, allowed);
            const tops = left.slice(byes.length, byes.length + tables.length);
            for (const table of tables)
              expect(table.filter((id) => tops.includes(id))).toHaveLength(1);
            const rankings = tables.map((table) => table.toSorted());
            left = [...byes, ...advancing(rankings, tables.length > 1 ? 2 : 1)].toSorted();
            if (tables.length === 1 && byes.length === 0) left = left.slice(0, 1);
          }
          expect(left).toEqual(['p00']);
        },
      ),
    );
  });

  it('leaves enough for the next table, and nobody alone', () => {
    const table = (letter: string): string[] => [1, 2, 3].map((n) => letter + n);
    expect(advancing([table('a'), table('b')], 3)).toEqual(['a1', 'a2', 'b1', 'b2']);
    expect(advancing([table('a'), table('b'), table('c')], 3)).toEqual(['a1', 'b1', 'c1']);
    expect(advancing([['a', 'b']], 2)).toEqual(['a']);
  });

  it('keeps apart those who are not to meet, where there is another way', () => {
    const apart: Met = (a, b) => (pair(a, b) === 'p00 p07' ? 1000 : 0);
    const { tables } = knockOutRound(names(8), [2], apart);
    expect(repeatsIn(tables, apart)).toBe(0);
    expect(repeatsIn(knockOutRound(['p00', 'p07'], [2], apart).tables, apart)).toBe(1000);
  });
});
