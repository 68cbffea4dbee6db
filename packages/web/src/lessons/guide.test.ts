import type { MoveBase, Position } from '@roundhouse/engine';
import { describe, expect, it } from 'vitest';
import { catalog } from '../words/catalog.ts';
import { inEvery } from '../words/testing.ts';
import { LessonGuide } from './guide.ts';
import type { Lesson } from '../games/lesson.ts';

const said = ['Title', 'Text'];
const draw: MoveBase = { kind: 'draw' };
const pass: MoveBase = { kind: 'pass' };

const WORDS = { goal: said, draw: said, other: said, end: said };

/** The learner draws, the other passes, the learner passes. */
const lesson: Lesson = {
  options: {},
  seats: 2,
  seat: 0,
  prepared: {
    seed: '0',
    moves: [
      [0, draw],
      [1, pass],
      [0, pass],
    ],
  },
  pages: [
    { at: 0, name: 'goal' },
    { at: 0, name: 'draw' },
    { at: 1, name: 'other' },
    { at: 3, name: 'end' },
  ],
  words: catalog(
    WORDS,
    inEvery(async () => WORDS),
  ),
};
const position = (moves: number): Position => ({
  moves,
  view: {},
  deciders: [0],
  legal: [draw, pass],
  takeBack: 0,
  outcome: null,
});

/** Whether others may go on. */
function watched(promise: Promise<void>): () => Promise<boolean> {
  let done = false;
  void promise.then(() => (done = true));
  return async () => {
    await Promise.resolve();
    await Promise.resolve();
    return done;
  };
}

describe('a lesson’s guide', () => {
  it('opens no move before its pages are read, and then only the one that is asked for', () => {
    const guide = new LessonGuide(lesson);
    void guide.seen(0);
    expect(guide.now.value?.page?.name).toBe('goal');
    expect(guide.open(position(0))).toEqual([]);
    guide.next();
    expect(guide.now.value).toMatchObject({ page: { name: 'draw' }, move: draw });
    expect(guide.open(position(0))).toEqual([draw]);
    guide.next();
    expect(guide.now.value?.page?.name).toBe('draw');
  });

  it('lets the others wait while a page is being read', async () => {
    const guide = new LessonGuide(lesson);
    const goOn = watched(guide.seen(1));
    expect(guide.now.value).toMatchObject({ page: { name: 'other' }, move: undefined });
    expect(await goOn()).toBe(false);
    guide.next();
    expect(guide.now.value).toBeUndefined();
    expect(await goOn()).toBe(true);
  });

  it('asks for a move without a page too', () => {
    const guide = new LessonGuide(lesson);
    void guide.seen(2);
    expect(guide.now.value).toMatchObject({ page: undefined, move: pass, number: 3 });
    expect(guide.open(position(2))).toEqual([pass]);
  });

  it('opens every move after its last page', async () => {
    const guide = new LessonGuide(lesson);
    const goOn = watched(guide.seen(3));
    expect(guide.now.value).toMatchObject({ page: { name: 'end' }, last: true });
    expect(await goOn()).toBe(false);
    guide.next();
    expect(guide.over.value).toBe(true);
    expect(guide.open(position(3))).toEqual([draw, pass]);
    expect(await goOn()).toBe(true);
  });

  it('can be left at any time', async () => {
    const guide = new LessonGuide(lesson);
    const goOn = watched(guide.seen(0));
    guide.end();
    expect(guide.open(position(0))).toEqual([draw, pass]);
    expect(await goOn()).toBe(true);
  });

  it('shows the pages of a position again after a take-back', () => {
    const guide = new LessonGuide(lesson);
    void guide.seen(0);
    guide.next();
    void guide.seen(1);
    void guide.seen(0);
    expect(guide.now.value?.page?.name).toBe('goal');
  });

  it('goes back through the pages of a position', () => {
    const guide = new LessonGuide(lesson);
    void guide.seen(0);
    expect([guide.hasBack, guide.back(false)]).toEqual([false, undefined]);
    guide.next();
    expect([guide.hasBack, guide.back(false)]).toEqual([true, undefined]);
    expect(guide.now.value).toMatchObject({ page: { name: 'goal' }, move: undefined });
    expect(guide.open(position(0))).toEqual([]);
  });

  it('goes back over a move that can be taken back, to the page that asked for it', () => {
    const guide = new LessonGuide(lesson);
    void guide.seen(0);
    guide.next();
    void guide.seen(1);
    expect(guide.back(true)).toBe('take-back');
    void guide.seen(0);
    expect(guide.now.value).toMatchObject({ page: { name: 'draw' }, move: draw, again: false });
    void guide.seen(1);
    expect(guide.now.value?.page?.name).toBe('other');
  });

  it('only reads again what lies before moves that can’t be taken back, while the others wait', async () => {
    const guide = new LessonGuide(lesson);
    const goOn = watched(guide.seen(3));
    expect(guide.now.value).toMatchObject({ page: { name: 'end' }, last: true });
    expect(guide.back(false)).toBeUndefined();
    expect(guide.now.value).toMatchObject({ page: { name: 'other' }, again: true, last: false });
    guide.back(true);
    expect(guide.now.value).toMatchObject({ page: { name: 'draw' }, move: undefined });
    expect(guide.open(position(3))).toEqual([]);
    guide.next();
    guide.next();
    expect(guide.now.value).toMatchObject({ page: { name: 'end' }, again: false, last: true });
    expect(await goOn()).toBe(false);
  });
});
