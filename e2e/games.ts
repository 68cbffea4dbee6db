import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@roundhouse/games';

const games = fileURLToPath(new URL('../packages/games/src/', import.meta.url));

/** Every game, with the fewest and the most seats that its usual options allow. */
export const PLAYED = GAMES.map((game) => {
  const counts = game.seatCountsFor(game.parseOptions(undefined));
  const fewest = counts[0] ?? 2;
  return { id: game.id, name: game.name, fewest, most: Math.min(counts.at(-1) ?? fewest, 4) };
});

/** The recorded match of a game with this many seats, as a file. */
export function fixtureOf(game: string, seats: number): string {
  const folder = `${games}${game}/fixtures/`;
  const files = readdirSync(folder).filter(
    (name) => name.endsWith('.json') && name !== 'counts.json',
  );
  const file = files.find((name) => new RegExp(`\\b${seats}\\b`).test(name)) ?? files[0];
  if (file === undefined) throw new Error(`no fixture of ${game}`);
  return folder + file;
}
