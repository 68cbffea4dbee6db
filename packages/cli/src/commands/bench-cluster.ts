import type { Delay, GrowthReport } from '@roundhouse/bench/cluster/growth';
import { availableParallelism } from 'node:os';
import { print, readArguments, UsageError } from '../command.ts';
import type { Command } from '../command.ts';
import { markdownTable } from '../markdown-table.ts';
import { readCount } from '../table-arguments.ts';

const FLAGS = {
  nodes: 'string',
  rounds: 'string',
  matches: 'string',
  seconds: 'string',
  stored: 'string',
  sockets: 'string',
  json: 'boolean',
} as const;
const NODES = '1,2,3';
const ROUNDS = '3';
const MATCHES = '60';
const SECONDS = '8';
const STORED = '1000,10000,100000';
const SOCKETS = '10000';

export const clusterBench: Command = {
  name: 'cluster',
  about: 'how cost grows with nodes, stored matches and sockets',
  help: `roundhouse bench cluster [--nodes 1,2,3] [--rounds N] [--matches N] [--seconds S] [--stored 1000,…] [--sockets N] [--json]

Starts PostgreSQL and NATS of its own, and measures over real sockets: durable moves a second with each number of nodes, which
take turns, the seats of every match being spread over the nodes; then bytes, and the time for lists and for opening a match,
with each number of stored matches (copies of those that were played, with all their rows); then idle sockets on one node.
Clients, nodes and PostgreSQL share the machine, so look at ratios, and at processor time a move.

  --nodes LIST    numbers of nodes (${NODES} by default)
  --rounds N      how often each is measured; medians are printed (${ROUNDS} by default)
  --matches N     how many matches are played at a time (${MATCHES} by default)
  --seconds S     how long each load lasts (${SECONDS} by default)
  --stored LIST   numbers of stored matches (${STORED} by default)
  --sockets N     how many idle sockets (${SOCKETS} by default)
  --json          as JSON`,
  async run(args, terminal) {
    const { flags } = readArguments(args, FLAGS, []);
    const { findBinaries } = await import('@roundhouse/bench/cluster/binaries');
    const binaries = findBinaries();
    if ('missing' in binaries)
      throw new UsageError(`there is no ${binaries.missing} on this machine`);
    const { games, module: catalogue } = terminal.catalogue;
    const { measureGrowth } = await import('@roundhouse/bench/cluster/growth');
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => process.exit(1));
    const measured = await measureGrowth({
      games,
      catalogue,
      binaries,
      nodes: readList('nodes', flags.nodes ?? NODES),
      rounds: readCount('rounds', flags.rounds ?? ROUNDS),
      matches: readCount('matches', flags.matches ?? MATCHES),
      seconds: readCount('seconds', flags.seconds ?? SECONDS),
      stored: readList('stored', flags.stored ?? STORED),
      sockets: readCount('sockets', flags.sockets ?? SOCKETS),
      onStep: (step) => void terminal.errors.write(`${step}\n`),
    });
    const report = { ...measured, cores: availableParallelism() };
    print(terminal, flags.json === true ? JSON.stringify(report) : tablesOf(report));
    return 0;
  },
};

const readList = (flag: string, text: string): number[] =>
  text.split(',').map((each) => readCount(flag, each.trim()));

const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} ms`;
const count = (value: number): string => Math.round(value).toLocaleString('en');
const kilobytes = (value: number): string => `${(value / 1000).toFixed(1)} kB`;
const both = ({ p50, p99 }: Delay): string => `${ms(p50)}, ${ms(p99)}`;

function tablesOf(report: GrowthReport & { readonly cores: number }): string {
  const { nodes, stored, sockets, cores, loadAverage } = report;
  const alone = nodes[0]?.movesPerSecond ?? 1;
  return [
    ...markdownTable(
      [
        'nodes',
        'beside one',
        'durable moves/s (spread)',
        'p50, p99',
        'nodes a move',
        'PostgreSQL a move',
      ],
      nodes.map((each) => [
        `${each.nodes}`,
        `${(each.movesPerSecond / alone).toFixed(2)} ×`,
        `${count(each.movesPerSecond)} (${each.spread.map(count).join('–')})`,
        both(each),
        ms(each.processorPerMove),
        ms(each.postgresPerMove),
      ]),
    ),
    ...markdownTable(
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
        count(each.matches),
        kilobytes(each.bytesPerMatch),
        count(each.entriesPerMatch),
        both(each.lobby),
        both(each.watch),
        both(each.mine),
        both(each.open),
      ]),
    ),
    `${count(sockets.sockets)} idle sockets on one node: ${kilobytes(sockets.bytesEach)} each, opened at ${count(sockets.openedPerSecond)} a second, ` +
      `${ms(sockets.idleProcessor)} of processor time a second while idle`,
    `${cores} cores, load average ${loadAverage.toFixed(1)} after the first part`,
  ].join('\n');
}
