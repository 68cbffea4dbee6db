import { print, readArguments } from '@roundhouse/cli/command';
import type { Command } from '@roundhouse/cli/command';
import { startProgress } from '@roundhouse/cli/progress';
import { readCount } from '@roundhouse/cli/table-arguments';
import { loadavg } from 'node:os';
import { LONGEST_P99, measureCapacity } from '../server/measure-capacity.ts';
import { markdownTable } from './markdown-table.ts';

const SECONDS = '20';
const FIRST = '400';
const STEPS = 6;

export const capacityBench: Command = {
  help: `roundhouse bench capacity [--first N] [--seconds S]

Plays matches of all games over real sockets at the pace of people, one move in five seconds in each match: first N of them,
then twice as many, and so on, until the slowest move in a hundred takes ${LONGEST_P99} ms or more to reach the others. The clients run on
the same machine and take their share of it.

  --first N    how many matches at first (${FIRST} by default)
  --seconds S  how long each step lasts (${SECONDS} by default)`,
  async run(args, terminal) {
    const { flags } = readArguments(args, { first: 'string', seconds: 'string' }, []);
    const first = readCount('first', flags.first ?? FIRST);
    const seconds = readCount('seconds', flags.seconds ?? SECONDS);
    const { games, module: catalogue } = terminal.catalogue;
    const progress = startProgress(terminal, 'bench capacity');
    const sizes = Array.from({ length: STEPS }, (_, step) => first * 2 ** step);
    const rows = await measureCapacity({
      games,
      catalogue,
      sizes,
      seconds,
      onStep: progress.show,
    });
    progress.end();
    const table = markdownTable(
      ['matches', 'sockets', 'moves/s', 'p50', 'p99', 'cores of the server', 'its memory'],
      rows.map((row) => [
        String(row.matches),
        String(row.sockets),
        String(row.movesPerSecond),
        `${row.p50.toFixed(1)} ms`,
        `${row.p99.toFixed(1)} ms`,
        row.cores.toFixed(2),
        `${Math.round(row.resident / 1e6)} MB`,
      ]),
    );
    print(terminal, table.join('\n'));
    print(terminal, `load average at the end: ${loadavg()[0]?.toFixed(1)}`);
    return 0;
  },
};
