import { expect, it } from 'vitest';
import { person } from '../testing/fresh-store.ts';
import { ladderOf } from './ladder.ts';

const members = ['ada', 'bea', 'cid'].map((user) => ({ user, name: user }));
const match = (ranking: number[][], reason = 'played-out') => ({
  seats: [...members.map(({ user }) => person(user)), person('stranger')],
  outcome: { ranking, scores: [0, 0, 0, 0], reason },
});

it('shares out a point by whom one left behind, and counts only members and real results', () => {
  const ladder = ladderOf(
    [
      match([[0], [1], [2], [3]]),
      match([
        [1, 2],
        [0, 3],
      ]),
      match([[0], [1], [2], [3]], 'settled'),
      { ...match([]), outcome: null },
    ],
    members,
  );
  expect(ladder).toEqual([
    { user: 'bea', name: 'bea', played: 2, won: 1, points: 1.5 },
    { user: 'ada', name: 'ada', played: 2, won: 1, points: 1.17 },
    { user: 'cid', name: 'cid', played: 2, won: 1, points: 1.17 },
  ]);
});

it('has nobody who has not played', () => {
  expect(ladderOf([], members)).toEqual([]);
});
