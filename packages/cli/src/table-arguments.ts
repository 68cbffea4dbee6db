import { isSeed, seedFromText } from '@roundhouse/engine';
import type { AnyGame } from '@roundhouse/engine';
import { randomBytes } from 'node:crypto';
import { UsageError } from './command.ts';
import type { Catalogue } from './catalogue.ts';

export function findGame({ games }: Catalogue, id: string): AnyGame {
  const game = games.find((each) => each.id === id);
  if (game !== undefined) return game;
  const known = games.map((each) => each.id).join(', ');
  throw new UsageError(`unknown game '${id}'; the games are: ${known || 'none'}`);
}

/** A whole number from 1 on. */
export function readCount(flag: string, text: string): number {
  if (!/^[0-9]{1,12}$/.test(text) || Number(text) === 0) {
    throw new UsageError(`--${flag} must be a whole number, at least 1, not '${text}'`);
  }
  return Number(text);
}

/** The options of a game from their JSON, or its defaults. */
export function readOptions(game: AnyGame, text: string | undefined): unknown {
  const options = game.parseOptions(text === undefined ? undefined : parseOptionsText(text));
  if (options !== undefined) return options;
  const known = game.options.map(({ key, values }) => `${key}: ${values.join(' or ')}`).join('; ');
  throw new UsageError(
    `--options ${text} aren't options of ${game.id} (${known || 'it has none'})`,
  );
}

function parseOptionsText(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new UsageError(`--options must be JSON, such as '{"key":"value"}', not '${text}'`);
  }
}

/** A number of seats that these options allow. */
export function readSeats(game: AnyGame, options: unknown, text: string): number {
  const counts = game.seatCountsFor(options);
  const seats = readCount('seats', text);
  if (counts.includes(seats)) return seats;
  throw new UsageError(
    `${game.id} is for ${counts.join(', ')} seats with these options, not ${text}`,
  );
}

/** The text of --seed, or a fresh one, so that every run can be repeated. */
export function readSeedText(text: string | undefined): string {
  if (text === '') throw new UsageError('--seed must not be empty');
  return text ?? freshSeed();
}

/** A seed nobody can guess. */
export function freshSeed(): string {
  return randomBytes(16).toString('hex');
}

/** The seed that a text means: itself if it is one (32 hexadecimal digits), else one made from it. */
export function seedOf(text: string): string {
  const lower = text.toLowerCase();
  return isSeed(lower) ? lower : seedFromText(text);
}
