import { availableParallelism } from 'node:os';
import { print, readArguments } from '@roundhouse/cli/command';
import type { Command, Terminal } from '@roundhouse/cli/command';
import { RATE } from '../peers/server/measure-load.ts';
import { measurePeers } from '../peers/server/measure-peers.ts';
import { measureServer } from '../server/measure-server.ts';
import type { PeersReport } from '../peers/server/measure-peers.ts';
import { formatPeers, formatStep } from './format-peers.ts';
import { readCount } from '@roundhouse/cli/table-arguments';

const MATCHES = '100';
const SECONDS = '10';
const PEER_SECONDS = '3';
const PEER_ROUNDS = 5;

export const command: Command = {
  help: `roundhouse bench server [--matches N] [--seconds S] [--database-url URL] [--json]
roundhouse bench server --peers [--seconds S] [--json]

Starts a server in a process of its own and plays random matches of every game over real sockets, one socket for each seat:
first as fast as it goes, then at 1,000 moves a second. A move counts when it was acknowledged, which is when it is durable.
Delays are from sending a move to its receipt by the other seats. Then it opens stored matches at random moves, and measures
the memory of idle sockets and matches. The clients run on the same machine and take their share of it.

With --peers it plays the reference game RR60 on our server with its durable store, on boardgame.io's and Colyseus's servers,
which keep matches in memory, and on a bare WebSocket server with one log, all in turns: 10 and 100 matches, four sockets
each, ${PEER_ROUNDS} rounds, as fast as turns allow and at 1,000 moves a second; then the memory of a match, and what is lost when each
is killed (kill -9). Takes about ten minutes. Each figure is told as soon as it is known; whoever stops it gets the tables of the
rounds that were played.

  --matches N         how many matches at a time (${MATCHES} by default)
  --seconds S         how long each load lasts (${SECONDS} by default)
  --database-url URL  a PostgreSQL database, which is filled with what is played, instead of a fresh SQLite file
  --peers             beside its peers (--seconds is ${PEER_SECONDS} by default, for each in each round)
  --json              as JSON`,
  async run(args, terminal) {
    const flagKinds = {
      matches: 'string',
      seconds: 'string',
      'database-url': 'string',
      peers: 'boolean',
      json: 'boolean',
    } as const;
    const { flags } = readArguments(args, flagKinds, []);
    if (flags.peers === true)
      return benchPeers(terminal, readCount('seconds', flags.seconds ?? PEER_SECONDS), flags.json);
    const { games, module: catalogue } = terminal.catalogue;
    const url = flags['database-url'];
    const measured = await measureServer({
      games,
      catalogue,
      matches: readCount('matches', flags.matches ?? MATCHES),
      seconds: readCount('seconds', flags.seconds ?? SECONDS),
      ...(url === undefined ? {} : { databaseUrl: url }),
    });
    const report = { ...measured, cores: availableParallelism() };
    const { full, half, open } = report;
    const ms = (value: number): string => `${value.toFixed(2)} ms`;
    const text = [
      `as fast as it goes:  ${full.movesPerSecond} durable moves/s, ${full.sockets} sockets; p50 ${ms(full.p50)}, p99 ${ms(full.p99)}; ${ms(full.processorPerMove)} of the server’s processor time a move`,
      `1,000 moves/s asked: ${half.movesPerSecond} durable moves/s; p50 ${ms(half.p50)}, p99 ${ms(half.p99)}`,
      `opening any match:   p50 ${ms(open.p50)}, p99 ${ms(open.p99)} (${open.matches} matches)`,
      `memory:              ${report.bytesPerIdleMatch} bytes per idle match, ${report.bytesPerSocket} bytes per socket`,
      `machine:             ${report.cores} cores, load average ${report.loadAverage.toFixed(1)} at the end of the first load`,
    ].join('\n');
    print(terminal, flags.json === true ? JSON.stringify(report) : text);
    return 0;
  },
};

async function benchPeers(
  terminal: Terminal,
  seconds: number,
  json: boolean | undefined,
): Promise<number> {
  const show = (report: PeersReport): void =>
    print(terminal, json === true ? JSON.stringify(report) : formatPeers(report));
  let known: PeersReport | undefined;
  // The servers that it has started end with it.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      if (known !== undefined) show(known);
      process.exit(1);
    });
  const report = await measurePeers({
    tables: [10, 100],
    seconds,
    rounds: PEER_ROUNDS,
    rate: RATE,
    memory: { tables: [100, 300, 600], moves: 20, settled: 8000 },
    forgotten: 45_000,
    kills: 3,
    onStep: (step, soFar) => {
      known = soFar;
      terminal.errors.write(`${formatStep(step, RATE)}\n`);
    },
  });
  show(report);
  return 0;
}
