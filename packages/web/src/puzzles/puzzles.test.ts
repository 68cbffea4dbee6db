import type { Puzzle } from '@roundhouse/bots/review';
import { rngFromSeed, sameMove, seedFromText } from '@roundhouse/engine';
import type { AnyGame } from '@roundhouse/engine';
import { findGame } from '@roundhouse/games';
import { describe, expect, it } from 'vitest';
import { afterAnswer, NO_PROGRESS, streakOn } from './progress.ts';
import { dailyOf, dayOf, loadPuzzles, PUZZLE_GAMES } from './shelf.ts';

const FEWEST = 30;

it('five games have puzzles', () => {
  expect(PUZZLE_GAMES).toHaveLength(5);
});

describe.each(PUZZLE_GAMES)('the puzzles of %s', (id) => {
  it('are enough, are of today’s rules, and each asks for a legal move', async () => {
    const game = findGame(id) as AnyGame;
    const puzzles = await loadPuzzles(id);
    expect(puzzles.length).toBeGreaterThanOrEqual(FEWEST);
    for (const { rulesVersion, seat, view, answer, gap, found } of puzzles) {
      expect(rulesVersion).toBe(game.rulesVersion);
      const state = game.imagine(view, rngFromSeed(seedFromText('puzzle')));
      expect(game.view(state, seat)).toEqual(view);
      expect(game.legalMoves(state, seat).some((move) => sameMove(move, answer))).toBe(true);
      expect(gap).toBeGreaterThan(0.05);
      expect([0, 1, 2, 3, 4]).toContain(found);
    }
    expect(new Set(puzzles.map((each: Puzzle) => JSON.stringify(each.view))).size).toBe(
      puzzles.length,
    );
  });
});

it('everybody has the same puzzle on the same date, and every game has its turn', () => {
  const day = dayOf(new Date(2030, 4, 17, 23, 59));
  expect(dayOf(new Date(2030, 4, 17, 0, 1))).toBe(day);
  expect(dayOf(new Date(2030, 4, 18, 0, 1))).toBe(day + 1);
  const games = ['a', 'b', 'c'];
  const turns = [0, 1, 2, 3].map((more) => dailyOf(day + more, games));
  expect(new Set(turns.slice(0, 3).map(({ game }) => game))).toEqual(new Set(games));
  expect(turns[3]?.game).toBe(turns[0]?.game);
  expect(turns[3]?.number).toBe((turns[0]?.number ?? 0) + 1);
});

describe('progress', () => {
  const daily = (id: string, day: number, right: boolean) => ({ id, found: 2, right, day });

  it('counts days in a row, until one is missed or answered wrongly', () => {
    const first = afterAnswer(NO_PROGRESS, daily('a', 10, true));
    const second = afterAnswer(first, daily('b', 11, true));
    expect([streakOn(second, 11), streakOn(second, 12), streakOn(second, 13)]).toEqual([2, 2, 0]);
    expect(afterAnswer(second, daily('c', 13, true)).streak).toBe(1);
    expect(afterAnswer(second, daily('c', 12, false)).streak).toBe(0);
  });

  it('rates a hard one higher, and counts only the first answer', () => {
    const hard = afterAnswer(NO_PROGRESS, { id: 'a', found: 0, right: true });
    const easy = afterAnswer(NO_PROGRESS, { id: 'a', found: 4, right: true });
    expect(hard.rating).toBeGreaterThan(easy.rating);
    expect(easy.rating).toBeGreaterThan(NO_PROGRESS.rating);
    expect(afterAnswer(NO_PROGRESS, { id: 'a', found: 4, right: false }).rating).toBeLessThan(1200);
    expect(afterAnswer(hard, { id: 'a', found: 0, right: true })).toBe(hard);
  });
});
