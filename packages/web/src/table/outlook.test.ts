import type { Comparison, Prospect } from '@roundhouse/bots';
import type { Seat } from '@roundhouse/engine';
import { expect, it } from 'vitest';
import { fallbackUi } from '../games/fallback/fallback-ui.tsx';
import { stillScene } from '../games/game-ui.ts';
import type { AnyGameUi, AnyScene } from '../games/game-ui.ts';
import { outlookOf } from './outlook.ts';

const NAMES = ['You', 'Ana', 'Ben', 'Cleo'];
const scene: AnyScene = stillScene({
  view: {},
  viewer: 0,
  who: { name: (seat: Seat) => NAMES[seat] ?? '', sees: (seat: Seat) => seat === 0 },
});

const prospect = (kind: string, change: Partial<Prospect> = {}): Prospect => ({
  move: { kind },
  visits: 50,
  value: 0.5,
  chances: [0.5, 0.5],
  plan: [],
  ...change,
});

const say = (best: Prospect, others: Prospect[] = [], ui: AnyGameUi = fallbackUi): string => {
  const comparison: Comparison = { seat: 0, best, others };
  return outlookOf(comparison, ui, scene);
};

it('compares chances with those of the next best', () => {
  const best = prospect('build', { chances: [0.617, 0.383] });
  expect(say(best)).toBe('The bot puts your chance of winning at 62%.');
  expect(say(best, [prospect('pass', { chances: [0.55, 0.45] })])).toBe(
    'The bot puts your chance of winning at 62%; with the next best, “Pass”, at 55%.',
  );
});

it('makes no difference where there is none, and no certainty either', () => {
  expect(
    say(prospect('build', { chances: [0.999, 0.001] }), [prospect('pass', { chances: [1, 0] })]),
  ).toBe('The bot puts your chance of winning at over 99%, and about the same with “Pass”.');
  expect(say(prospect('build', { chances: [0.002, 0.998] }))).toContain('at under 1%');
});

it('speaks of no next best that was hardly tried', () => {
  expect(say(prospect('build'), [prospect('pass', { visits: 3, chances: [0.1, 0.9] })])).toBe(
    'The bot puts your chance of winning at 50%.',
  );
});

it('speaks of final scores where matches were played to the end', () => {
  const best = prospect('build', { chances: [0.6, 0.2, 0.2], scores: [84.4, 70.6, 50] });
  expect(say(best)).toBe('You’d finish with about 84, Ana with 71.');
  expect(say(best, [prospect('pass', { chances: [0.4, 0.3, 0.3], scores: [78, 80, 50] })])).toBe(
    'You’d finish with about 84, Ana with 71. With the next best, “Pass”, it would be 78 and 80.',
  );
  expect(say(best, [prospect('pass', { scores: [84, 70, 60] })])).toBe(
    'You’d finish with about 84, Ana with 71. “Pass” is about as good.',
  );
});

it('counts partners together', () => {
  const teams: AnyGameUi = {
    ...fallbackUi,
    sides: () => [
      [0, 2],
      [1, 3],
    ],
  };
  expect(say(prospect('send', { chances: [0.3, 0.2, 0.3, 0.2] }), [], teams)).toBe(
    'The bot puts your chance of winning at 60%.',
  );
  expect(
    say(prospect('send', { chances: [0.3, 0.2, 0.3, 0.2], scores: [90, 70, 90, 70] }), [], teams),
  ).toBe('You’d finish with about 90, Ana and Cleo with 70.');
});

it('says so where there is nothing to choose', () => {
  expect(say(prospect('pass', { visits: 0, chances: [] }))).toBe('It’s your only option.');
});
