/** How somebody has done with puzzles: kept in this browser, told to nobody. */
export interface PuzzleProgress {
  readonly rating: number;
  /** Days in a row on which the daily puzzle was solved, up to `lastDay`. */
  readonly streak: number;
  /** The last day whose puzzle was answered, and whether rightly. */
  readonly lastDay: number;
  readonly lastRight: boolean;
  /** The puzzles that have been answered: only the first answer counts. */
  readonly answered: readonly string[];
}

export const NO_PROGRESS: PuzzleProgress = {
  rating: 1200,
  streak: 0,
  lastDay: -1,
  lastRight: false,
  answered: [],
};

/** What a puzzle is rated, by how many levels of bots find it. */
const RATINGS = [1900, 1700, 1500, 1300, 1100] as const;
const STEP = 32;
const SCALE = 400;

/** The progress after an answer to a puzzle that nobody had answered here before. Elo, with the puzzle as the opponent. */
export function afterAnswer(
  before: PuzzleProgress,
  { id, found, right, day }: AnsweredPuzzle,
): PuzzleProgress {
  if (before.answered.includes(id)) return before;
  const theirs = RATINGS[found] ?? RATINGS[0];
  const expected = 1 / (1 + 10 ** ((theirs - before.rating) / SCALE));
  const rating = Math.round(before.rating + STEP * ((right ? 1 : 0) - expected));
  const answered = [...before.answered, id];
  if (day === undefined) return { ...before, rating, answered };
  const streak = right ? streakOn(before, day) + 1 : 0;
  return { rating, answered, streak, lastDay: day, lastRight: right };
}

interface AnsweredPuzzle {
  readonly id: string;
  /** How many levels of bots find the answer. */
  readonly found: number;
  readonly right: boolean;
  /** The day, if it was the puzzle of the day. */
  readonly day?: number | undefined;
}

/** How many days in a row are solved on this day: a day that was missed ends it. */
export function streakOn({ streak, lastDay, lastRight }: PuzzleProgress, day: number): number {
  return lastRight && (lastDay === day || lastDay === day - 1) ? streak : 0;
}

const KEY = 'puzzles';

export function readProgress(): PuzzleProgress {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return { ...NO_PROGRESS, ...(read as Partial<PuzzleProgress>) };
  } catch {
    return NO_PROGRESS;
  }
}

export function keepProgress(progress: PuzzleProgress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // A browser that keeps nothing still asks.
  }
}
