import { Match, rngFromSeed, sameMove, seedFromText } from '@roundhouse/engine';
import type { AnyGame, MoveBase } from '@roundhouse/engine';
import { findGame } from '@roundhouse/games';
import { expect, it } from 'vitest';
import { botNamed } from '../levels.ts';
import { playMatch } from '../play-match.ts';
import { puzzleIn } from './puzzle.ts';
import type { Puzzle } from './puzzle.ts';
import { weigh } from './weigh.ts';

const game = findGame('iron-horses-rampage') as AnyGame;
const EFFORT = { level: 20, screen: 20, proposals: 40, worlds: 30 };

/** The first puzzle of a match, with what could be chosen there. */
function firstPuzzle(): { puzzle: Puzzle; legal: readonly MoveBase[] } {
  const bots = Array.from({ length: 3 }, () => botNamed('medium'));
  const played = playMatch({ game, bots, seed: 'puzzles', budget: { iterations: 1 } });
  const told = played && Match.replay(game, played.record);
  if (!told?.ok) throw new Error('no match');
  for (const [at, { seat }] of told.match.steps().entries()) {
    const state = told.match.stateAfter(at);
    const legal = game.legalMoves(state, seat);
    const quiz = { game, seats: 3, seat, view: game.view(state, seat), legal };
    const puzzle = puzzleIn(quiz, EFFORT);
    if (puzzle) return { puzzle, legal };
  }
  throw new Error('no puzzle in the whole match');
}

it('a puzzle has one answer that every other move falls behind, and says who finds it', () => {
  const { puzzle, legal } = firstPuzzle();
  const { seat, view, answer, gap, found } = puzzle;
  expect(legal.some((move) => sameMove(move, answer))).toBe(true);
  expect(found).toBeLessThanOrEqual(4);
  const decision = { game, seat, view, legal, played: answer };
  const rng = rngFromSeed(seedFromText('another seed'));
  const { rivals } = weigh(decision, { proposals: 60, worlds: 60 }, rng);
  for (const { gains, worlds } of rivals) expect((gains[seat] ?? 0) / worlds).toBeLessThan(0);
  expect(gap).toBeGreaterThanOrEqual(0.06);
});

it('where there is next to nothing to choose, there is no puzzle', () => {
  const { puzzle, legal } = firstPuzzle();
  const quiz = { game, seats: 3, seat: puzzle.seat, view: puzzle.view, legal: legal.slice(0, 2) };
  expect(puzzleIn(quiz, EFFORT)).toBeUndefined();
});
