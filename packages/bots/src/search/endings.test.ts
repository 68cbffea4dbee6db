import { rankByScore } from '@roundhouse/engine';
import { expect, it } from 'vitest';
import { Endings, endingsFor } from './endings.ts';

const ended = (...scores: number[]) => ({ ranking: rankByScore(scores), scores, reason: 'end' });

it('knows the ending from every position of a line, and forgets all when there are too many', () => {
  const endings = new Endings(Number, 4);
  const play = (line: readonly number[], ending: ReturnType<typeof ended>): void => {
    endings.begin();
    for (const each of line) endings.from(each);
    endings.end(ending);
  };
  play([1, 2], ended(1, 0));
  play([3, 2], ended(1, 0));
  endings.begin();
  expect([1, 2, 3, 4].map((each) => endings.from(each)?.scores[0])).toEqual([1, 1, 1, undefined]);
  play([5, 6], ended(0, 1));
  endings.begin();
  expect([1, 5].map((each) => endings.from(each)?.scores[1])).toEqual([undefined, 1]);
});

it('is had only where a playout goes to the end and draws nothing', () => {
  const tuning = { isOpen: true, playoutSteps: Infinity, playoutWidth: 2 };
  const [fingerprint, evaluate] = [Number, () => undefined];
  const brain = { fingerprint, evaluate, tuning };
  expect(endingsFor(brain)).toBeDefined();
  expect(endingsFor({ evaluate, tuning })).toBeUndefined();
  expect(endingsFor({ fingerprint, tuning })).toBeUndefined();
  for (const change of [{ isOpen: false }, { playoutSteps: 12 }, { playoutWidth: 1 }]) {
    expect(endingsFor({ ...brain, tuning: { ...tuning, ...change } })).toBeUndefined();
  }
});
