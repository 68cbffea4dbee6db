import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { pairUp } from './pairing.ts';
import type { Seeker } from './pairing.ts';

const NOW = 1_000_000;
const PATIENCE = 60_000;
const seeker = (user: string, change: Partial<Seeker> = {}): Seeker => ({
  user,
  sizes: [2],
  points: 1500,
  since: NOW,
  botsAfter: null,
  ...change,
});
const everybody = (): boolean => true;
const rules = { now: NOW, patience: PATIENCE, mayMeet: everybody };

const someone = fc.record({
  sizes: fc.uniqueArray(fc.integer({ min: 2, max: 5 }), { minLength: 1, maxLength: 4 }),
  points: fc.integer({ min: 800, max: 2400 }),
  waited: fc.integer({ min: 0, max: 2 * PATIENCE }),
  botsAfter: fc.option(fc.constantFrom(0, 30_000, 90_000)),
});
/** A queue, and who has blocked whom. */
const queue = fc.record({
  people: fc.array(someone, { maxLength: 14 }),
  blocks: fc.array(fc.tuple(fc.nat(13), fc.nat(13)), { maxLength: 20 }),
});
const seekersOf = (people: readonly { waited: number }[]): Seeker[] =>
  people.map(({ waited, ...rest }, i) => ({
    ...seeker(`user ${String(i).padStart(2, '0')}`),
    ...rest,
    since: NOW - waited,
  }));
const meeting =
  (blocks: readonly (readonly [number, number])[]) =>
  (a: string, b: string): boolean =>
    !blocks.some(([x, y]) => [a, b].every((each) => [x, y].includes(Number(each.slice(5)))));

it('seats people who wait for a table of the same size', () => {
  const three = ['a', 'b', 'c'].map((user) => seeker(user, { sizes: [3] }));
  expect(pairUp(three.slice(0, 2), rules)).toEqual([]);
  expect(pairUp(three, rules)).toEqual([{ users: ['a', 'b', 'c'], bots: 0 }]);
});

it('looks for equals first, and for anybody when somebody has waited for long', () => {
  const strong = seeker('strong', { points: 2100 });
  expect(pairUp([strong, seeker('weak')], rules)).toEqual([]);
  const patient = { ...strong, since: NOW - PATIENCE };
  expect(pairUp([patient, seeker('weak')], rules)).toHaveLength(1);
});

it('lets bots take the seats that are left, after a time and only if that is wanted', () => {
  const tired = seeker('a', { sizes: [3, 4], botsAfter: 30_000, since: NOW - 30_000 });
  expect(pairUp([tired], rules)).toEqual([{ users: ['a'], bots: 2 }]);
  expect(pairUp([{ ...tired, botsAfter: null }], rules)).toEqual([]);
  expect(pairUp([tired, seeker('b', { ...tired, user: 'b' })], rules)).toEqual([
    { users: ['a', 'b'], bots: 1 },
  ]);
});

it('never seats two together who may not meet, nobody twice, and only at tables that suit', () => {
  fc.assert(
    fc.property(queue, ({ people, blocks }) => {
      const seekers = seekersOf(people);
      const mayMeet = meeting(blocks);
      const groups = pairUp(seekers, { ...rules, mayMeet });
      const seated = groups.flatMap(({ users }) => users);
      expect(new Set(seated).size).toBe(seated.length);
      for (const { users, bots } of groups) {
        for (const user of users) {
          const at = seekers.find((each) => each.user === user);
          expect(at?.sizes).toContain(users.length + bots);
          if (bots > 0)
            expect(NOW - (at?.since ?? NOW)).toBeGreaterThanOrEqual(at?.botsAfter ?? 1e9);
          for (const other of users) if (other !== user) expect(mayMeet(user, other)).toBe(true);
        }
      }
    }),
    { numRuns: 500 },
  );
});

it('leaves nobody waiting for whom there is a table among those who are left', () => {
  fc.assert(
    fc.property(queue, ({ people, blocks }) => {
      const seekers = seekersOf(people.map((each) => ({ ...each, waited: 2 * PATIENCE })));
      const mayMeet = meeting(blocks);
      const seated = new Set(pairUp(seekers, { ...rules, mayMeet }).flatMap(({ users }) => users));
      const left = seekers.filter(({ user }) => !seated.has(user));
      for (const size of [2, 3, 4, 5]) {
        const fitting = left.filter(({ sizes }) => sizes.includes(size));
        expect(hasTable(fitting, size, mayMeet)).toBe(false);
      }
    }),
    { numRuns: 500 },
  );
});

it('serves whoever has waited longest first', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(PATIENCE * 3), { minLength: 3, maxLength: 9 }), (waits) => {
      const seekers = waits.map((waited, i) => seeker(`${i}`, { since: NOW - waited }));
      const seated = new Set(pairUp(seekers, rules).flatMap(({ users }) => users));
      const oldest = seekers.toSorted((a, b) => a.since - b.since)[0];
      expect(seated.has(oldest?.user ?? '')).toBe(true);
    }),
  );
});

function hasTable(
  among: readonly Seeker[],
  size: number,
  mayMeet: (a: string, b: string) => boolean,
  chosen: readonly Seeker[] = [],
): boolean {
  if (chosen.length === size) return true;
  return among.some(
    (each, at) =>
      chosen.every(({ user }) => mayMeet(user, each.user)) &&
      hasTable(among.slice(at + 1), size, mayMeet, [...chosen, each]),
  );
}
