import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { print, readArguments, UsageError } from '@roundhouse/cli/command';
import type { Command } from '@roundhouse/cli/command';
import { startProgress } from '@roundhouse/cli/progress';
import { measureBeside, WORKS } from '../beside.ts';
import type { Beside, Work } from '../beside.ts';
import { readCount, readSeconds, SECONDS } from './measurement.ts';

const PAIRS = '5';

export const command: Command = {
  help: `roundhouse bench beside <checkout> [--game G] [--pairs N] [--seconds S] [--json]

How fast this checkout is beside another one (a former commit, with its packages installed): moves a second in random play
and iterations a second of search, game by game, as a share of the other's. Both take turns in five rounds after one of
warm-up, in threads of their own, on processor time; several such pairs are run, and the middle, the slowest and the fastest
are printed. A rule that has changed in between changes the work as well.

  --game G     only this game
  --pairs N    how many pairs, an odd number (${PAIRS} by default)
  --seconds S  how long each of a pair is measured in all (${SECONDS} by default)
  --json       as JSON`,
  async run(args, terminal) {
    const { flags, words } = readArguments(
      args,
      { game: 'string', pairs: 'string', seconds: 'string', json: 'boolean' },
      ['checkout'],
    );
    const other = resolve(words[0] ?? '');
    if (!existsSync(resolve(other, 'bench/src'))) throw new UsageError(`${other} is no checkout`);
    const { games, module: catalogue } = terminal.catalogue;
    const ids = games.map(({ id }) => id).filter((id) => id === (flags.game ?? id));
    if (ids.length === 0) throw new UsageError(`there is no game '${flags.game}'`);
    const pairs = readCount('--pairs', flags.pairs ?? PAIRS);
    const seconds = readSeconds(flags.seconds ?? SECONDS);
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
