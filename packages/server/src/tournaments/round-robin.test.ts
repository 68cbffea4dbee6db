import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { names, pair } from '../testing/tournament-rows.ts';
import { groupRobin, robinRound, robinRounds, roundRobin } from './round-robin.ts';
import type { RobinField } from './round-robin.ts';
import type { Round } from './tables.ts';

/** How often each two have met. */
function meetings(players: readonly string[], rounds: readonly Round[]): Map<string, number> {
  const met = new Map<string, number>();
  for (const [i, a] of players.entries())
    for (const b of players.slice(i + 1)) met.set(pair(a, b), 0);
  for (const table of rounds.flatMap(({ tables }) => tables))
    for (const [i, a] of table.entries())
      for (const b of table.slice(i + 1)) met.set(pair(a, b), (met.get(pair(a, b)) ?? 0) + 1);
  return met;
}

describe('a round robin at tables of two', () => {
  it('lets everybody meet everybody once, with a bye for each if they are odd', () => {
    for (const count of [2, 5, 8, 11]) {
      const rounds = roundRobin(names(count));
      expect(rounds).toHaveLength(robinRounds(count, 2));
      expect([...new Set(meetings(names(count), rounds).values())]).toEqual([1]);
      const byes = rounds.flatMap((round) => round.byes);
      expect(byes.toSorted()).toEqual(count % 2 === 0 ? [] : names(count));
    }
  });
});

describe('a round robin at larger tables', () => {
  const sizes = fc.constantFrom([3, 4], [4, 3, 5], [5, 4, 6], [3], [4]);

  it('lets everybody meet everybody about as often, and sit out about as often', () => {
    fc.assert(
      fc.property(fc.integer({ min: 6, max: 24 }), sizes, (count, allowed) => {
        const rounds = groupRobin(names(count), allowed, robinRounds(count, allowed[0] ?? 3));
        for (const { tables, byes } of rounds) {
          expect([...tables.flat(), ...byes].toSorted()).toEqual(names(count));
          for (const table of tables) expect(allowed).toContain(table.length);
        }
        const times = [...meetings(names(count), rounds).values()];
        const average = times.reduce((sum, n) => sum + n, 0) / times.length;
        expect(Math.max(...times)).toBeLessThanOrEqual(Math.ceil(average) + 1);
        const out = names(count).map((id) => rounds.filter(({ byes }) => byes.includes(id)).length);
        expect(Math.max(...out) - Math.min(...out)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 60 },
    );
  });

  it('finds the plan where everybody meets everybody once', () => {
    const times = (count: number, size: number, rounds: number): number[] => [
      ...meetings(names(count), groupRobin(names(count), [size], rounds)).values(),
    ];
    expect(new Set(times(9, 3, 4))).toEqual(new Set([1]));
  });
});

/** Plays all rounds; some drop out after each. */
function play(
  count: number,
  allowed: readonly number[],
  drop: (round: number, left: readonly string[]) => string | undefined,
): { rounds: Round[]; left: string[][] } {
  const started = names(count);
  const rounds: Round[] = [];
  const there: string[][] = [];
  let left = started;
  const all = robinRounds(count, allowed[0] ?? 2);
  for (let round = 0; round < all; round++) {
    const met = meetings(started, rounds);
    const field: RobinField = {
      started,
      left: new Set(left),
      met: (a, b) => met.get(pair(a, b)) ?? 0,
      byes: (id) => rounds.filter(({ byes }) => byes.includes(id)).length,
      allowed,
      rounds: all,
    };
    rounds.push(robinRound(field, round));
    there.push(left);
    left = left.filter((id) => id !== drop(round, left));
  }
  return { rounds, left: there };
}

it('a round robin goes on whoever drops out, and seats whoever is there once', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 5, max: 14 }),
      fc.array(fc.option(fc.nat(), { nil: undefined }), { maxLength: 8 }),
      fc.constantFrom([2], [3, 4], [4, 3, 5]),
      (count, drops, allowed) => {
        const { rounds, left } = play(count, allowed, (round, there) => {
          const at = drops[round];
          return at === undefined || there.length <= 4 ? undefined : there[at % there.length];
        });
        for (const [at, { tables, byes }] of rounds.entries()) {
          expect([...tables.flat(), ...byes].toSorted()).toEqual(left[at]?.toSorted());
          for (const table of tables) expect(allowed).toContain(table.length);
        }
        if (allowed[0] === 2)
          expect(Math.max(...meetings(names(count), rounds).values())).toBeLessThanOrEqual(1);
      },
    ),
    { numRuns: 40 },
  );
});
