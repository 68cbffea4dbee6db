import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partyOf } from './party.ts';

const NOW = 100;
const slots = [
  { from: 0, until: 50 },
  { from: 60, until: 110 },
  { from: 200, until: 300 },
];
const friends = (): boolean => true;

describe('who plays of those who have accepted', () => {
  const guest = (user: string, ...suit: number[]) => ({ user, slots: suit });
  const offer = (guests: readonly ReturnType<typeof guest>[], seats = 3) => {
    return { host: 'host', seats, slots, guests };
  };

  it.each([
    ['enough at a time that has begun', [guest('a', 1), guest('b', 1, 2)], ['host', 'a', 'b']],
    ['too few', [guest('a', 1)], undefined],
    ['enough, but not at the same time', [guest('a', 1), guest('b', 2)], undefined],
    ['enough for later', [guest('a', 2), guest('b', 2)], undefined],
    ['enough for what is over', [guest('a', 0), guest('b', 0)], undefined],
    [
      'more than there are seats',
      ['a', 'b', 'c'].map((user) => guest(user, 1)),
      ['host', 'a', 'b'],
    ],
  ])('%s', (_, guests, party) => {
    expect(partyOf(offer(guests), NOW, friends)).toEqual(party);
  });

  it('nobody is passed over for good because the first one gets along with nobody', () => {
    const guests = ['a', 'b', 'c'].map((user) => guest(user, 1));
    const apart = (one: string, other: string) => ![one, other].includes('a') || one === 'host';
    expect(partyOf(offer(guests), NOW, apart)).toEqual(['host', 'b', 'c']);
  });

  it('is full, of people who may all meet and are free; and if nobody plays, nobody could', () => {
    const users = ['a', 'b', 'c', 'd', 'e'];
    const accepted = fc.record({
      slots: fc.uniqueArray(fc.nat({ max: 2 })),
      apart: fc.uniqueArray(fc.constantFrom('host', ...users)),
    });
    fc.assert(
      fc.property(
        fc.array(accepted, { maxLength: 5 }),
        fc.integer({ min: 2, max: 4 }),
        (all, seats) => {
          const guests = all.map((each, at) => ({ user: users[at] ?? '', slots: each.slots }));
          const hates = (one: string, other: string): boolean =>
            all[users.indexOf(one)]?.apart.includes(other) ?? false;
          const mayMeet = (one: string, other: string) => !hates(one, other) && !hates(other, one);
          const party = partyOf(offer(guests, seats), NOW, mayMeet);
          const free = guests.filter((each) => each.slots.includes(1)).map(({ user }) => user);
          const tables = subsets(free).map((some) => ['host', ...some]);
          const possible = tables.filter(
            (table) =>
              table.length === seats &&
              table.every((one, at) => table.slice(at + 1).every((other) => mayMeet(one, other))),
          );
          if (party === undefined) expect(possible).toEqual([]);
          else expect(possible).toContainEqual(party);
        },
      ),
    );
  });
});

function subsets(of: readonly string[]): string[][] {
  const [first, ...rest] = of;
  if (first === undefined) return [[]];
  const without = subsets(rest);
  return [...without, ...without.map((some) => [first, ...some])];
}
