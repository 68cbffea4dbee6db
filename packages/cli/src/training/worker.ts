// One of the threads of `roundhouse train`.
import { brainOf, contestantNamed, winParts } from '@roundhouse/bots';
import type { AnyBrain, Bot, Environment } from '@roundhouse/bots';
import {
  Learner,
  Network,
  Observer,
  playLesson,
  samplesOf,
  withLearned,
} from '@roundhouse/bots/learned';
import type { LessonPlan } from '@roundhouse/bots/learned';
import { assertNever } from '@roundhouse/engine';
import { parentPort, workerData } from 'node:worker_threads';
import { SHARDS } from './jobs.ts';
import type { Course, Job, MatchJob, Result, ThreadData } from './jobs.ts';

const data = workerData as ThreadData;
const { findGame } = (await import(data.registry)) as Pick<Environment, 'findGame'>;
const game = findGame(data.game);
if (game === undefined) throw new Error(`no game ${data.game}`);
const known = game;
const brain = brainOf(known.id);

interface Equipment {
  readonly brain: AnyBrain;
  readonly observer: Observer;
  readonly network: Network;
  readonly learner: Learner;
  readonly samples: Float32Array;
  readonly batch: Int32Array;
  readonly gradients: Float64Array;
}
let equipment: Equipment | undefined;

function equip({ schema, shape, tuning, ...shared }: Course): Equipment {
  const weights = new Float32Array(shared.weights);
  const network = new Network(shape, weights);
  return {
    brain: withLearned(known, brain, { schema, shape, weights, tuning }),
    observer: new Observer(known, brain, schema),
    network,
    learner: new Learner(network),
    samples: new Float32Array(shared.samples),
    batch: new Int32Array(shared.batch),
    gradients: new Float64Array(shared.gradients),
  };
}

function botNamed(name: string): Bot {
  const bot = contestantNamed(name, equipment?.brain);
  if (bot === undefined) throw new Error(`no bot ${name}`);
  return bot;
}

function planOf({ bots, seed, iterations, mistakes }: MatchJob): LessonPlan {
  return {
    game: known,
    options: data.options,
    bots: bots.map(botNamed),
    seed,
    budget: { iterations },
    mistakes,
  };
}

function work(job: Job): Result {
  if (job.kind === 'course') {
    equipment = equip(job.course);
    return {};
  }
  if (job.kind === 'match') {
    const { outcome } = playLesson(planOf(job.match), () => {});
    return { wins: winParts(outcome) };
  }
  if (equipment === undefined) throw new Error('no course yet');
  const { learner, network, observer, samples, batch, gradients } = equipment;
  switch (job.kind) {
    case 'lesson': {
      const taken = samplesOf(planOf(job.match), observer, network, job.match);
      return { samples: taken.samples, shares: taken.lesson.shares, moves: taken.lesson.moves };
    }
    case 'gradient': {
      const size = gradients.length / SHARDS;
      const own = gradients.subarray(job.shard * size, (job.shard + 1) * size).fill(0);
      const from = Math.floor((job.shard * job.count) / SHARDS);
      const to = Math.floor(((job.shard + 1) * job.count) / SHARDS);
      return { loss: learner.gradient(samples, batch.subarray(from, to), own) };
    }
    case 'loss':
      return { loss: learner.loss(job.samples) };
    default:
      return assertNever(job);
  }
}

parentPort?.on('message', (job: Job) => {
  const result = work(job);
  parentPort?.postMessage(result, result.samples ? [result.samples.buffer as ArrayBuffer] : []);
});
