import type { Puzzle } from '@roundhouse/bots/review';

const shipped = import.meta.glob<readonly Puzzle[]>('./data/*.json', { import: 'default' });
const gameOf = (path: string): string => path.split('/').at(-1)?.replace('.json', '') ?? '';

/** The games that have puzzles, in an order that never depends on the reader. */
export const PUZZLE_GAMES: readonly string[] = Object.keys(shipped).map(gameOf).toSorted();

/** All puzzles of a game; fetched when they are first asked for. */
export async function loadPuzzles(game: string): Promise<readonly Puzzle[]> {
  return (await shipped[`./data/${game}.json`]?.()) ?? [];
}

const DAY = 86_400_000;

/** The day of the calendar where the reader is, as a number: the same date is the same day everywhere. */
export function dayOf(date: Date): number {
  return Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY);
}

/** Which game has its turn on this day, and which of its puzzles: all games in turn, all puzzles in turn. */
export function dailyOf(
  day: number,
  games: readonly string[] = PUZZLE_GAMES,
): { readonly game: string; readonly number: number } {
  return { game: games[day % games.length] ?? '', number: Math.floor(day / games.length) };
}
