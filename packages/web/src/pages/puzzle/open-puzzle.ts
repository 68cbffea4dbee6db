import { signal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { LEVELS } from '@roundhouse/bots/bot-names';
import type { Puzzle } from '@roundhouse/bots/review';
import type { Seat } from '@roundhouse/engine';
import type { AnyGameUi } from '../../games/game-ui.ts';
import { loadUi } from '../../games/shelf.ts';
import { reviewDesk } from '../../match/review/review-desk.ts';
import { afterAnswer, keepProgress, readProgress } from '../../puzzles/progress.ts';
import type { PuzzleProgress } from '../../puzzles/progress.ts';
import { dailyOf, dayOf, loadPuzzles } from '../../puzzles/shelf.ts';
import { Quiz } from '../../review/quiz.ts';

/** A puzzle that lies on the table. */
export interface OpenPuzzle {
  readonly id: string;
  readonly puzzle: Puzzle;
  readonly number: number;
  /** The day, if it is the puzzle of the day. */
  readonly day: number | undefined;
  readonly ui: AnyGameUi;
  readonly quiz: Quiz;
  readonly deciders: readonly Seat[];
  readonly levels: number;
  readonly progress: Signal<PuzzleProgress>;
  /** What the answer did to the rating. */
  readonly change: Signal<number>;
  close(): void;
}

/** Opens the puzzle of the day, or one of a game: a number, or the first that was not answered yet. */
export async function openPuzzle(id: string, part: string): Promise<OpenPuzzle | undefined> {
  const day = id === 'daily' ? dayOf(new Date()) : undefined;
  const game = day === undefined ? id : dailyOf(day).game;
  const [puzzles, ui] = await Promise.all([loadPuzzles(game), loadUi(game)]);
  if (puzzles.length === 0) return undefined;
  const progress = signal(readProgress());
  const wanted =
    day === undefined ? numberFrom(part, game, puzzles, progress.value) : dailyOf(day).number;
  const number = wanted % puzzles.length;
  const puzzle = puzzles[number];
  if (!puzzle) return undefined;
  const desk = reviewDesk(() => undefined);
  const position = await desk.pose(puzzle).catch(() => undefined);
  if (!position) {
    desk.close();
    return undefined;
  }
  const change = signal(0);
  const quiz = new Quiz({
    number: 1,
    of: 1,
    seat: puzzle.seat,
    legal: position.legal,
    answer: puzzle.answer,
    explain: (other) => desk.explainPuzzle(puzzle, other),
    onSolved() {
      const { kind } = quiz.verdict.value ?? {};
      const right = kind === 'right' || kind === 'as-good';
      const before = progress.value;
      progress.value = afterAnswer(before, {
        id: nameOf(game, number),
        found: puzzle.found,
        right,
        day,
      });
      change.value = progress.value.rating - before.rating;
      keepProgress(progress.value);
    },
  });
  return {
    id: nameOf(game, number),
    puzzle,
    number,
    day,
    ui,
    quiz,
    deciders: position.deciders,
    levels: LEVELS.length,
    progress,
    change,
    close: () => desk.close(),
  };
}

const nameOf = (game: string, number: number): string => `${game}/${number}`;

function numberFrom(
  part: string,
  game: string,
  puzzles: readonly Puzzle[],
  { answered }: PuzzleProgress,
): number {
  if (/^\d+$/.test(part)) return Number(part);
  const open = puzzles.findIndex((_, number) => !answered.includes(nameOf(game, number)));
  return Math.max(0, open);
}
