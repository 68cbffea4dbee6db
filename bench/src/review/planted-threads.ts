import { Worker } from 'node:worker_threads';
import type { PlantedPlan, PlantedResult } from './planted.ts';

/** A match to be played and reviewed, as a thread is told of it. */
export interface PlantedJob extends Omit<PlantedPlan, 'game'> {
  readonly game: string;
}

/** What came of it, and the processor time it took. */
export interface PlantedReply extends PlantedJob {
  readonly found: PlantedResult | null;
  readonly seconds: number;
}

/** Does jobs on so many threads, each taking the next as soon as it is free, until there is none. */
export async function runPlanted(
  threads: number,
  registry: string,
  next: () => PlantedJob | undefined,
  onReply: (reply: PlantedReply) => void,
): Promise<void> {
  const url = new URL('./planted-worker.ts', import.meta.url);
  const workers = Array.from({ length: threads }, () => new Worker(url, { workerData: registry }));
  try {
    await Promise.all(workers.map((worker) => serve(worker, next, onReply)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

function serve(
  worker: Worker,
  next: () => PlantedJob | undefined,
  onReply: (reply: PlantedReply) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const goOn = (): void => {
      const job = next();
      if (job === undefined) resolve();
      else worker.postMessage(job);
    };
    worker.on('error', reject);
    worker.on('message', (reply: PlantedReply) => {
      onReply(reply);
      goOn();
    });
    goOn();
  });
}
