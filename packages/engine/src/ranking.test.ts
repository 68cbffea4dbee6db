import { expect, it } from 'vitest';
import { rankByScore } from './ranking.ts';

it.each<[number[], number[][]]>([
  [
    [3, 1, 2],
    [[0], [2], [1]],
  ],
  [
    [5, 5, 1],
    [[0, 1], [2]],
  ],
  [[0, 0], [[0, 1]]],
  [
    [-1, 10, 9, 10],
    [[1, 3], [2], [0]],
  ],
  [[], []],
])('the ranking of %j is %j', (scores, ranking) => {
  expect(rankByScore(scores)).toEqual(ranking);
});
