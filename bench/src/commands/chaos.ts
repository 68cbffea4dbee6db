import { findBinaries } from '../cluster/binaries.ts';
import { isGood, runChaos } from '../cluster/chaos.ts';
import type { ChaosReport } from '../cluster/chaos.ts';
import { print, readArguments, UsageError } from '@roundhouse/cli/command';
import type { Command } from '@roundhouse/cli/command';
import { startProgress } from '@roundhouse/cli/progress';
import { readCount, readSeedText } from '@roundhouse/cli/table-arguments';
import { seedFromText } from '@roundhouse/engine';

const MINUTES = '2';
const MOST_MINUTES = 24 * 60;
const MATCHES = '300';
const NODES = '3';
const FLAGS = {
  minutes: 'string',
  matches: 'string',
  nodes: 'string',
  seed: 'string',
  json: 'boolean',
  'if-possible': 'boolean',
} as const;

export const command: Command = {
  help: `roundhouse chaos [--minutes N] [--matches N] [--nodes N] [--seed S] [--json] [--if-possible]

Starts a PostgreSQL and a NATS server of its own, and several nodes that share them, and lets scripted clients and bots play.
Meanwhile nodes are killed (kill -9), stopped and held still, NATS and PostgreSQL go away and come back, at random. Clients
go to any node, and write down what they are told. When the time is over all matches are played to their end, and the
clients' logs are held against the records: every acknowledged move must be there once and in order, everybody must have seen
the same, and no bot and no clock may have acted twice. Before each match people sit down, leave and change seats at any node while
their sockets stay at others; nobody may have seen another seat's view or acted for it. Exit code 1 if not. The machine's own services
are left alone.

  --minutes N    how long things go wrong (${MINUTES} by default)
  --matches N    how many matches are played at a time (${MATCHES} by default)
  --nodes N      how many nodes (${NODES} by default)
  --seed S       any text: the same seed, the same faults in the same order (a fresh one by default)
  --json         as JSON
  --if-possible  where PostgreSQL or NATS is not installed, say so and do nothing`,
  async run(args, terminal) {
    const { flags } = readArguments(args, FLAGS, []);
    const minutes = readMinutes(flags.minutes ?? MINUTES);
    const matches = readCount('matches', flags.matches ?? MATCHES);
    const nodes = readCount('nodes', flags.nodes ?? NODES);
    const seed = readSeedText(flags.seed);
    const binaries = findBinaries();
    if ('missing' in binaries) {
      const missing = `there is no ${binaries.missing} on this machine`;
      if (flags['if-possible'] !== true) throw new UsageError(missing);
      print(terminal, `SKIPPED the fault test of several nodes: ${missing}.`);
      return 0;
    }
    const { games, module: catalogue } = terminal.catalogue;
    const progress = startProgress(terminal, 'chaos');
    // The servers that it has started end with it.
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => process.exit(1));
    const report = await runChaos({
      games,
      catalogue,
      binaries,
      nodes,
      matches,
      seconds: minutes * 60,
      seed: seedFromText(seed),
      onFinished: progress.show,
    });
    progress.end();
    print(
      terminal,
      flags.json === true ? JSON.stringify({ seed, ...report }) : words(seed, report),
    );
    return isGood(report) ? 0 : 1;
  },
};

function readMinutes(text: string): number {
  const minutes = Number(text);
  if (minutes > 0 && minutes <= MOST_MINUTES) return minutes;
  throw new UsageError(
    `--minutes must be a number above 0, at most ${MOST_MINUTES}, not '${text}'`,
  );
}

function words(seed: string, report: ChaosReport): string {
  const { faults, problems } = report;
  return [
    `seed ${seed}: ${report.finished} of ${report.matches} matches finished, ${report.moves} moves, ${report.acknowledged} acknowledged, ` +
      `${report.timeOuts} time-outs, ${report.seatChanges} changes of seats, in ${Math.round(report.seconds)} s`,
    `nodes killed ${faults.kill} times, held still ${faults.pause}, stopped ${faults.stop}; NATS away ${faults.nats} times, PostgreSQL ${faults.postgres}`,
    `moves lost ${problems.lost}, twice ${problems.doubled}, out of order ${problems.reordered}, seen otherwise ${problems.differing}; ` +
      `matches unfinished ${problems.unfinished}; bots twice ${problems.botsTwice}, clocks twice ${problems.clocksTwice}; ` +
      `other seats seen ${problems.foreignViews}, acted for ${problems.foreignActs}; crashes ${problems.crashes}`,
    ...report.examples,
  ].join('\n');
}
