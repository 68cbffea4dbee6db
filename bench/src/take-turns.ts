import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Entry, Slice } from './contestant.ts';

const ROUNDS = 5;

export interface TurnPlan {
  /** How long each contestant is measured in all. */
  readonly seconds: number;
  /** The worker of each contestant, where it is another checkout's. */
  readonly workers?: readonly URL[];
  readonly onSlice?: (done: number, all: number) => void;
}

/**
 * The slices of each contestant. Only one runs at a time; they take turns, so that a slow spell of the machine falls on
 * all of them. The first round only warms up.
 */
export async function takeTurns(entries: readonly Entry[], plan: TurnPlan): Promise<Slice[][]> {
  const contestants = entries.map((entry, at) => ({
    worker: startWorker(entry, plan.workers?.[at]),
    slices: [] as Slice[],
  }));
  try {
    for (let round = 0; round <= ROUNDS; round++) {
      for (const [number, { worker, slices }] of contestants.entries()) {
        const slice = await measure(worker, plan.seconds / ROUNDS);
        if (round > 0) slices.push(slice);
        plan.onSlice?.(round * entries.length + number + 1, (ROUNDS + 1) * entries.length);
      }
    }
  } finally {
    await Promise.all(contestants.map(({ worker }) => worker.terminate()));
  }
  return contestants.map(({ slices }) => slices);
}

const WORKER = new URL('contestant-worker.ts', import.meta.url);

function startWorker(entry: Entry, module = WORKER): Worker {
  return new Worker(module, {
    workerData: entry,
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

async function measure(worker: Worker, seconds: number): Promise<Slice> {
  worker.postMessage(seconds);
  const [slice] = (await once(worker, 'message')) as [Slice];
  return slice;
}

/** The middle of an odd number of values. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[(values.length - 1) / 2] ?? 0;
}
