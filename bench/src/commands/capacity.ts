import { print, readArguments, UsageError } from '@roundhouse/cli/command';
import type { Command } from '@roundhouse/cli/command';
import { readCount } from '@roundhouse/cli/table-arguments';
import { loadavg } from 'node:os';
import { LONGEST_P99, measureCapacity } from '../server/measure-capacity.ts';
import type { CapacityRow } from '../server/measure-capacity.ts';
import { markdownTable } from './markdown-table.ts';

const SECONDS = '20';
const FIRST = '400';
const LIMIT = '600';
const STEPS = 6;
const HEAD = ['matches', 'sockets', 'moves/s', 'p50', 'p99', 'cores of the server', 'its memory'];

export const command: Command = {
  help: `roundhouse bench capacity [--first N] [--seconds S] [--bots P] [--limit S]

Plays matches of all games over real sockets at the pace of people, one move in five seconds in each match: first N of them,
then twice as many, and so on, until the slowest move in a hundred takes ${LONGEST_P99} ms or more to reach the others. Each step is
printed when it is done. The clients run on the same machine and take their share of it.

  --first N    how many matches at first (${FIRST} by default)
  --seconds S  how long each step is measured (${SECONDS} by default)
  --bots P     in P of 100 matches one person plays against bots at hard (none by default); only people's moves count
  --limit S    when all of it ends, whatever is under way (${LIMIT} seconds by default)`,
  async run(args, terminal) {
    const flagKinds = {
      first: 'string',
      seconds: 'string',
      bots: 'string',
      limit: 'string',
    } as const;
    const { flags } = readArguments(args, flagKinds, []);
    const first = readCount('first', flags.first ?? FIRST);
    const limit = readCount('limit', flags.limit ?? LIMIT);
    const { games, module: catalogue } = terminal.catalogue;
    const sizes = Array.from({ length: STEPS }, (_, step) => first * 2 ** step);
    const begun = performance.now();
    let last = 0;
    for (const line of markdownTable(HEAD, []).slice(0, 2)) print(terminal, line);
    const rows = await measureCapacity({
      games,
      catalogue,
      sizes,
      limit,
      seconds: readCount('seconds', flags.seconds ?? SECONDS),
      bots: flags.bots === undefined ? 0 : readPercent(flags.bots),
      onSize: (matches) => {
        last = matches;
        const seconds = Math.round((performance.now() - begun) / 1000);
        terminal.errors.write(`${matches} matches, after ${seconds} s\n`);
      },
      onRow: (row) => print(terminal, markdownTable(HEAD, [cellsOf(row)])[2] ?? ''),
    });
    if (rows.at(-1)?.matches !== last)
      print(terminal, `The time was up before ${last} matches were measured.`);
    print(terminal, `load average at the end: ${loadavg()[0]?.toFixed(1)}`);
    return 0;
  },
};

function readPercent(text: string): number {
  const percent = readCount('bots', text);
  if (percent <= 100) return percent;
  throw new UsageError(`--bots must be at most 100, not '${text}'`);
}

function cellsOf(row: CapacityRow): readonly string[] {
  return [
    String(row.matches),
    String(row.sockets),
    String(row.movesPerSecond),
    `${row.p50.toFixed(1)} ms`,
    `${row.p99.toFixed(1)} ms`,
    row.cores.toFixed(2),
    `${Math.round(row.resident / 1e6)} MB`,
  ];
}
