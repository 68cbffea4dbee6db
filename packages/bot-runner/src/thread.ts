import type { AnyGame } from '@roundhouse/engine';
import { Memories, playPairing, think } from '@roundhouse/bots';
import type { ArenaGame, Choice, Signal, Environment } from '@roundhouse/bots';
import { parentPort, workerData } from 'node:worker_threads';
import type { Job, PlayRequest, Reply, ThreadData } from './jobs.ts';

// A mistake in a bot or a game is not caught: the thread ends, and the pool replaces it.
const { registry } = workerData as ThreadData;
const { findGame } = (await import(registry)) as Pick<Environment, 'findGame'>;
const environment: Environment = {
  findGame,
  now: () => performance.now(),
  memories: new Memories(),
};
const say = (reply: Reply): void => parentPort?.postMessage(reply);

parentPort?.on('message', (job: Job) => say({ kind: 'done', result: work(job) }));
say({ kind: 'ready' });

function work(job: Job): Choice | ArenaGame {
  if (job.kind === 'play') return play(job.request);
  const stop = new Int32Array(job.stop);
  const signal: Signal = {
    get aborted() {
      return Atomics.load(stop, 0) !== 0;
    },
  };
  return think(job.question, environment, signal);
}

function play({ game: id, options, pairing, budget }: PlayRequest): ArenaGame {
  const game: AnyGame | undefined = findGame(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return playPairing(game, pairing, { options, budget, now: environment.now });
}
