import { findBinaries } from '../cluster/binaries.ts';
import { CoreShare, LEAST_SHARE } from '../cluster/core-share.ts';
import { measureGrowth } from '../cluster/growth.ts';
import { PLACEMENTS } from '../server/load.ts';
import type { Delay, GrowthReport, SocketsReport, StoredReport } from '../cluster/growth.ts';
import type { NodesReport } from '../cluster/node-growth.ts';
import type { Placement } from '../server/load.ts';
import { availableParallelism } from 'node:os';
import { print, readArguments, UsageError } from '@roundhouse/cli/command';
import type { Command } from '@roundhouse/cli/command';
import { whole } from '@roundhouse/cli/format';
import { kilobytes, markdownTable } from './markdown-table.ts';
import { readCount } from '@roundhouse/cli/table-arguments';

const FLAGS = {
  nodes: 'string',
  placement: 'string',
  'node-cpu': 'string',
  rounds: 'string',
  matches: 'string',
  seconds: 'string',
  stored: 'string',
  sockets: 'string',
  json: 'boolean',
} as const;
const NODES = '1,2,3';
const PLACEMENT = 'spread,together';
const ROUNDS = '3';
const MATCHES = '60';
const SECONDS = '8';
const STORED = '1000,10000,100000';
const SOCKETS = '10000';
const NONE = 'none';

export const command: Command = {
  help: `roundhouse bench cluster [--nodes 1,2,3] [--placement spread,together] [--node-cpu PART] [--rounds N] [--matches N] [--seconds S] [--stored 1000,…] [--sockets N] [--json]

Starts PostgreSQL and NATS of its own, and measures over real sockets: durable moves a second with each number of nodes, which
take turns; then bytes, and the time for lists and for opening a match, with each number of stored matches (copies of those that
were played, with all their rows); then idle sockets on one node. Clients, nodes and PostgreSQL share the machine, so look at
ratios, and at processor time a move. Where the machine is too small for all of them, --node-cpu shows what further nodes give:
each node gets the same part of a core, by a control group of Linux, as if it had a small machine of its own. The cores that
were busy say whether something else was full.

  --nodes LIST      numbers of nodes (${NODES} by default)
  --placement LIST  where the seats of a match are: spread over the nodes, or together at one (${PLACEMENT} by default)
  --node-cpu PART   holds each node to this part of a core, such as 0.15 (as much as it can get by default)
  --rounds N        how often each is measured; medians are printed (${ROUNDS} by default)
  --matches N       how many matches are played at a time (${MATCHES} by default)
  --seconds S       how long each load lasts (${SECONDS} by default)
  --stored LIST     numbers of stored matches, or none (${STORED} by default)
  --sockets N       how many idle sockets, or none (${SOCKETS} by default)
  --json            as JSON`,
  async run(args, terminal) {
    const { flags } = readArguments(args, FLAGS, []);
    const binaries = findBinaries();
    if ('missing' in binaries)
      throw new UsageError(`there is no ${binaries.missing} on this machine`);
    const nodeCpu = flags['node-cpu'] === undefined ? {} : readPart(flags['node-cpu']);
    const { games, module: catalogue } = terminal.catalogue;
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => process.exit(1));
    const measured = await measureGrowth({
      games,
      catalogue,
      binaries,
      nodes: readList('nodes', flags.nodes ?? NODES),
      placements: readPlacements(flags.placement ?? PLACEMENT),
      ...nodeCpu,
      rounds: readCount('rounds', flags.rounds ?? ROUNDS),
      matches: readCount('matches', flags.matches ?? MATCHES),
      seconds: readCount('seconds', flags.seconds ?? SECONDS),
      stored: flags.stored === NONE ? [] : readList('stored', flags.stored ?? STORED),
      sockets: flags.sockets === NONE ? 0 : readCount('sockets', flags.sockets ?? SOCKETS),
      onStep: (step) => void terminal.errors.write(`${step}\n`),
    });
    const report = { ...measured, cores: availableParallelism() };
    print(terminal, flags.json === true ? JSON.stringify(report) : tablesOf(report));
    return 0;
  },
};

const readList = (flag: string, text: string): number[] =>
  text.split(',').map((each) => readCount(flag, each.trim()));

function readPlacements(text: string): Placement[] {
  return text.split(',').map((each) => {
    const placement = PLACEMENTS.find((known) => known === each.trim());
    if (placement !== undefined) return placement;
    throw new UsageError(`--placement must be of ${PLACEMENTS.join(', ')}, not '${each}'`);
  });
}

function readPart(text: string): { readonly nodeCpu: number } {
  const nodeCpu = Number(text);
  if (!(nodeCpu >= LEAST_SHARE))
    throw new UsageError(`--node-cpu must be a number from ${LEAST_SHARE} on, not '${text}'`);
  const refusal = CoreShare.refusal();
  if (refusal !== undefined) throw new UsageError(`--node-cpu: ${refusal}`);
  return { nodeCpu };
}

const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} ms`;
const both = ({ p50, p99 }: Delay): string => `${ms(p50)}, ${ms(p99)}`;

function tablesOf(report: GrowthReport & { readonly cores: number }): string {
  const { nodes, stored, sockets, cores, loadAverage } = report;
  return [
    ...nodesTable(nodes),
    ...(stored.length === 0 ? [] : storedTable(stored)),
    ...(sockets === undefined ? [] : [socketsLine(sockets)]),
    `${cores} cores, load average ${loadAverage.toFixed(1)} after the first part`,
  ].join('\n');
}

/** Each beside the first of the same placement. */
function nodesTable(nodes: readonly NodesReport[]): string[] {
  const times = ({ placement, movesPerSecond }: NodesReport): number =>
    movesPerSecond / (nodes.find((each) => each.placement === placement)?.movesPerSecond ?? 1);
  return markdownTable(
    [
      'seats',
      'nodes',
      'beside the first',
      'durable moves/s (spread)',
      'p50, p99',
      'nodes a move',
      'PostgreSQL a move',
      'cores busy: nodes, PostgreSQL, NATS, clients',
    ],
    nodes.map((each) => [
      each.placement,
      `${each.nodes}`,
      `${times(each).toFixed(2)} ×`,
      `${whole(each.movesPerSecond)} (${each.spread.map(whole).join('–')})`,
      both(each),
      ms(each.processorPerMove),
      ms(each.postgresPerMove),
      [each.cores.nodes, each.cores.postgres, each.cores.nats, each.cores.clients]
        .map((busy) => busy.toFixed(2))
        .join(', '),
    ]),
  );
}

function storedTable(stored: readonly StoredReport[]): string[] {
  return markdownTable(
    [
      'stored matches',
      'bytes a match',
      'entries a match',
      'lobby',
      'to watch',
      'own matches',
      'opening at a move',
    ],
    stored.map((each) => [
      whole(each.matches),
      kilobytes(each.bytesPerMatch),
      whole(each.entriesPerMatch),
      both(each.lobby),
      both(each.watch),
      both(each.mine),
      both(each.open),
    ]),
  );
}

const socketsLine = (sockets: SocketsReport): string =>
  `${whole(sockets.sockets)} idle sockets on one node: ${kilobytes(sockets.bytesEach)} each, opened at ${whole(sockets.openedPerSecond)} a second, ` +
  `${ms(sockets.idleProcessor)} of processor time a second while idle`;
