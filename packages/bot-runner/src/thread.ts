import type { AnyGame } from '@roundhouse/engine';
import { brainOf, Memories, playPairing, think } from '@roundhouse/bots';
import { unpackLearned, withLearned } from '@roundhouse/bots/learned';
import type { ArenaGame, Signal, Environment } from '@roundhouse/bots';
import { parentPort, workerData } from 'node:worker_threads';
import type { Job, PlayRequest, Reply, Result, ThreadData } from './jobs.ts';
import { ReviewDesk } from './review-desk.ts';

// A mistake in a bot or a game is not caught: the thread ends, and the pool replaces it.
const { registry } = workerData as ThreadData;
const { findGame } = (await import(registry)) as Pick<Environment, 'findGame'>;
const environment: Environment = {
  findGame,
  now: () => performance.now(),
  memories: new Memories(),
};
const desk = new ReviewDesk(environment);
const say = (reply: Reply): void => parentPort?.postMessage(reply);

parentPort?.on('message', (job: Job) => say({ kind: 'done', result: work(job) }));
say({ kind: 'ready' });

function work(job: Job): Result {
  if (job.kind === 'play') return play(job.request);
  if (job.kind === 'review') return desk.goOn(job.request);
  const stop = new Int32Array(job.stop);
  const signal: Signal = {
    get aborted() {
      return Atomics.load(stop, 0) !== 0;
    },
  };
  return think(job.question, environment, signal);
}

function play({ game: id, options, pairing, budget, network }: PlayRequest): ArenaGame {
  const game: AnyGame | undefined = findGame(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  const learned =
    network === undefined ? undefined : withLearned(game, brainOf(id), unpackLearned(network));
  return playPairing(game, pairing, { options, budget, now: environment.now, learned });
}
