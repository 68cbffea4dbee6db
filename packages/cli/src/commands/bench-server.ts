import { availableParallelism } from 'node:os';
import { print, readArguments, UsageError } from '../command.ts';
import type { Command, Terminal } from '../command.ts';
import { formatPeers } from './format-peers.ts';
import { startProgress } from '../progress.ts';
import { readCount, readSeedText } from '../table-arguments.ts';

const MATCHES = '100';
const SECONDS = '10';
const PEER_SECONDS = '3';
const PEER_ROUNDS = 5;

export const serverBench: Command = {
  name: 'server',
  about: 'durable moves per second, delays and memory of a server',
  help: `roundhouse bench server [--matches N] [--seconds S] [--database-url URL] [--json]
roundhouse bench server --peers [--seconds S] [--json]

Starts a server in a process of its own and plays random matches of every game over real sockets, one socket for each seat:
first as fast as it goes, then at 1,000 moves a second. A move counts when it was acknowledged, which is when it is durable.
Delays are from sending a move to its receipt by the other seats. Then it opens stored matches at random moves, and measures
the memory of idle sockets and matches. The clients run on the same machine and take their share of it.

With --peers it plays the reference game RR60 on our server with its durable store, on boardgame.io's and Colyseus's servers,
which keep matches in memory, and on a bare WebSocket server with one log, all in turns: 10 and 100 matches, four sockets
each, ${PEER_ROUNDS} rounds, as fast as turns allow and at 1,000 moves a second; then the memory of a match, and what is lost when each
is killed (kill -9). Takes about ten minutes.

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
    const { measureServer } = await import('@roundhouse/bench/server/measure-server');
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
  const { measurePeers } = await import('@roundhouse/bench/peers/server/measure-peers');
  const progress = startProgress(terminal, 'bench server --peers');
  const report = await measurePeers({
    tables: [10, 100],
    seconds,
    rounds: PEER_ROUNDS,
    rate: 1000,
    memory: { tables: [100, 300, 600], moves: 20 },
    forgotten: 45_000,
    kills: 3,
    onStep: progress.show,
  });
  progress.end();
  print(terminal, json === true ? JSON.stringify(report) : formatPeers(report));
  return 0;
}

const CRASH_MATCHES = '200';
const KILLS = '20';
const LONGEST_LIFE = 1200;

export const crashBench: Command = {
  name: 'crash',
  about: 'kills a server again and again and looks for lost moves',
  help: `roundhouse bench crash [--matches N] [--kills K]

Plays N random matches over real sockets while the server is killed (kill -9) at random moments and started again, then
reads its log: every acknowledged move must be there, none twice, and all matches finished. Exit code 1 if not.

  --matches N  how many matches (${CRASH_MATCHES} by default)
  --kills K    how often it is killed (${KILLS} by default)`,
  async run(args, terminal) {
    const { flags } = readArguments(args, { matches: 'string', kills: 'string' }, []);
    const { games, module: catalogue } = terminal.catalogue;
    const progress = startProgress(terminal, 'bench crash');
    const matches = readCount('matches', flags.matches ?? CRASH_MATCHES);
    const kills = readCount('kills', flags.kills ?? KILLS);
    const onFinished = progress.show;
    const { runCrashTest } = await import('@roundhouse/bench/server/crash');
    const report = await runCrashTest({
      games,
      catalogue,
      matches,
      kills,
      longestLife: LONGEST_LIFE,
      onFinished,
    });
    progress.end();
    print(
      terminal,
      `${report.matches} matches, ${report.kills} kills: ${report.acknowledged} moves acknowledged, ${report.lost} lost, ` +
        `${report.doubled} twice; ${report.finished} matches finished, ${report.broken} broken`,
    );
    const good = report.lost + report.doubled + report.broken === 0;
    return good && report.finished === matches && report.kills >= kills ? 0 : 1;
  },
};

const MESSAGES = '100000';

export const hostileBench: Command = {
  name: 'hostile',
  about: 'sends a server what it must refuse',
  help: `roundhouse bench hostile [--messages N] [--seed S]

Sends malformed, oversized, out-of-order and wrong-seat messages over HTTP and a WebSocket. The server must live, no match
change, and each message get a clear refusal. Exit code 1 if not.

  --messages N  how many, one in five over HTTP (${MESSAGES} by default)
  --seed S      any text: the same seed, the same messages (a fresh one by default)`,
  async run(args, terminal) {
    const { flags } = readArguments(args, { messages: 'string', seed: 'string' }, []);
    const { games, module: catalogue } = terminal.catalogue;
    const game = games.find(({ id }) => id === 'german-railways') ?? games[0];
    if (game === undefined) throw new UsageError('there are no games');
    const messages = readCount('messages', flags.messages ?? MESSAGES);
    const seed = readSeedText(flags.seed);
    const progress = startProgress(terminal, 'bench hostile');
    const { runHostileTest } = await import('@roundhouse/bench/server/hostile');
    const report = await runHostileTest({ game, catalogue, messages, seed, onSent: progress.show });
    progress.end();
    const { refused, wrong, alive, changes } = report;
    print(terminal, `${report.messages} messages and ${report.requests} requests, seed ${seed}`);
    for (const [reason, count] of Object.entries(refused))
      print(terminal, `  refused as ${reason}: ${count}`);
    for (const each of wrong.slice(0, 10)) print(terminal, `  not refused: ${each}`);
    print(
      terminal,
      `${alive ? 'alive' : 'DEAD'}; ${changes} changes of matches; ${wrong.length} not refused`,
    );
    return alive && changes === 0 && wrong.length === 0 ? 0 : 1;
  },
};
