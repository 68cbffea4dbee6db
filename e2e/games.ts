import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@roundhouse/games';

const games = fileURLToPath(new URL('../packages/games/src/', import.meta.url));

/** Every game, with the fewest and the most seats that any options allow. */
export const PLAYED = GAMES.map(({ id, name, seatCounts }) => ({
  id,
  name,
  fewest: Math.min(...seatCounts),
  most: Math.max(...seatCounts),
}));

/** The recorded match of a game that has the most to tell, as a file: one of an hour or more, had people played it. */
export function longestOf(game: string): string {
  const folder = `${games}${game}/fixtures/`;
  const files = readdirSync(folder).filter((name) => name.endsWith('.match.json'));
  const size = (name: string): number => statSync(folder + name).size;
  return folder + files.reduce((longest, name) => (size(name) > size(longest) ? name : longest));
}

/** The recorded match of a game with this many seats, as a file. */
export function fixtureOf(game: string, seats: number): string {
  const folder = `${games}${game}/fixtures/`;
  const files = readdirSync(folder).filter((name) => name.endsWith('.match.json'));
  const file = files.find((name) => new RegExp(`\\b${seats}\\b`).test(name)) ?? files[0];
  if (file === undefined) throw new Error(`no fixture of ${game}`);
  return folder + file;
}
