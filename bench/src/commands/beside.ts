import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PROTOCOL_VERSION } from '@roundhouse/protocol';
import { print, readArguments, UsageError } from '@roundhouse/cli/command';
import type { Command } from '@roundhouse/cli/command';
import { whole } from '@roundhouse/cli/format';
import { startProgress } from '@roundhouse/cli/progress';
import { readCount as readMatches } from '@roundhouse/cli/table-arguments';
import { measureBeside, WORKS } from '../beside.ts';
import type { Beside, Work } from '../beside.ts';
import { RATE } from '../peers/server/measure-load.ts';
import { measureServerBeside } from '../peers/server/server-beside.ts';
import { formatServerBeside } from './format-peers.ts';
import { readCount, readSeconds, SECONDS } from './measurement.ts';

const PAIRS = '5';
const MATCHES = '100';

export const command: Command = {
  help: `roundhouse bench beside <checkout> [--game G] [--pairs N] [--seconds S] [--json]
roundhouse bench beside <checkout> --server [--matches N] [--pairs N] [--seconds S] [--json]

How fast this checkout is beside another one (a former commit, with its packages installed): moves a second in random play
and iterations a second of search, game by game, as a share of the other's. Both take turns in five rounds after one of
warm-up, in threads of their own, on processor time; several such pairs are run, and the middle, the slowest and the fastest
are printed. A rule that has changed in between changes the work as well.

With --server, their servers with RR60 over real sockets, four to a match, as fast as turns allow and at ${whole(RATE)} moves a second.

  --game G     only this game
  --server     the servers instead of the games
  --matches N  how many matches at a time they play (${MATCHES} by default)
  --pairs N    how many pairs, an odd number (${PAIRS} by default)
  --seconds S  how long each of a pair is measured in all (${SECONDS} by default)
  --json       as JSON`,
  async run(args, terminal) {
    const { flags, words } = readArguments(
      args,
      {
        game: 'string',
        server: 'boolean',
        matches: 'string',
        pairs: 'string',
        seconds: 'string',
        json: 'boolean',
      },
      ['checkout'],
    );
    const other = resolve(words[0] ?? '');
    if (!existsSync(resolve(other, 'bench/src'))) throw new UsageError(`${other} is no checkout`);
    const pairs = readCount('--pairs', flags.pairs ?? PAIRS);
    const seconds = readSeconds(flags.seconds ?? SECONDS);
    if (flags.server === true) {
      if (flags.game !== undefined) throw new UsageError('servers play RR60, without --game');
      await checkProtocol(other);
      const tables = readMatches('matches', flags.matches ?? MATCHES);
      const report = await measureServerBeside({
        other,
        tables,
        rounds: pairs,
        seconds,
        rate: RATE,
      });
      print(
        terminal,
        flags.json === true ? JSON.stringify(report) : formatServerBeside(report, tables, RATE),
      );
      return 0;
    }
    const { games, module: catalogue } = terminal.catalogue;
    const ids = games.map(({ id }) => id).filter((id) => id === (flags.game ?? id));
    if (ids.length === 0) throw new UsageError(`there is no game '${flags.game}'`);
    const progress = startProgress(terminal, 'bench beside');
    const report: Record<string, Record<Work, Beside>> = {};
    let done = 0;
    for (const game of ids) {
      const measure = async (work: Work): Promise<Beside> => {
        const plan = { game, work, catalogue, other, pairs, seconds };
        const beside = await measureBeside(plan);
        progress.show(++done, ids.length * WORKS.length);
        return beside;
      };
      report[game] = { game: await measure('game'), search: await measure('search') };
    }
    progress.end();
    print(terminal, flags.json === true ? JSON.stringify(report) : formatBeside(report));
    return 0;
  },
};

/** The clients of this checkout play on both servers. */
async function checkProtocol(other: string): Promise<void> {
  const { href } = pathToFileURL(resolve(other, 'packages/protocol/src/version.ts'));
  const { PROTOCOL_VERSION: theirs } = (await import(href)) as { PROTOCOL_VERSION: number };
  if (theirs !== PROTOCOL_VERSION)
    throw new UsageError(
      `the server of ${other} speaks version ${theirs} of the protocol, this one ${PROTOCOL_VERSION}`,
    );
}

function formatBeside(report: Readonly<Record<string, Record<Work, Beside>>>): string {
  return [
    `${''.padEnd(24)}${'moves/s'.padEnd(22)}iterations/s of search`,
    ...Object.entries(report).map(
      ([id, { game, search }]) =>
        `${id.padEnd(24)}${formatRatio(game).padEnd(22)}${formatRatio(search)}`,
    ),
  ].join('\n');
}

function formatRatio({ ratio, least, most }: Beside): string {
  return `${ratio.toFixed(2)} (${least.toFixed(2)} to ${most.toFixed(2)})`;
}
