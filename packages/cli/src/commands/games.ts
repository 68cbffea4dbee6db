import type { AnyGame } from '@roundhouse/engine';
import { print, readArguments } from '../command.ts';
import type { Command } from '../command.ts';

/** What can be told of a game before a match. */
interface GameEntry {
  readonly id: string;
  readonly name: string;
  readonly rulesVersion: number;
  readonly seatCounts: readonly number[];
  readonly options: AnyGame['options'];
  readonly endings: readonly string[];
}

export function gameEntry(game: AnyGame): GameEntry {
  const { id, name, rulesVersion, seatCounts, options, endings } = game;
  return { id, name, rulesVersion, seatCounts, options, endings };
}

function formatGame({ id, name, seatCounts, options }: AnyGame): string {
  const lines = options.map(
    ({ key, values, about }) =>
      `  ${key}: ${values.join(' | ')}  (${values[0]} by default) ${about}`,
  );
  return [`${id}  ${name}, ${seatCounts.join(', ')} seats`, ...lines].join('\n');
}

export const command: Command = {
  help: `roundhouse games [--json]

Lists every game: its id, its name, its seat counts, and its options with their values.

  --json  as a JSON list`,
  run(args, terminal) {
    const { flags } = readArguments(args, { json: 'boolean' }, []);
    const { games } = terminal.catalogue;
    if (flags.json === true) print(terminal, JSON.stringify(games.map(gameEntry)));
    else print(terminal, games.map(formatGame).join('\n\n') || 'There are no games yet.');
    return 0;
  },
};
