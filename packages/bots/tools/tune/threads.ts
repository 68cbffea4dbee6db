import { Worker } from 'node:worker_threads';
import type { Result, Run, Trial } from './trial.ts';

/** Threads that play trials; a fault in one of them ends the run. */
export class Threads {
  readonly #workers: readonly Worker[];

  constructor(count: number, run: Run) {
    const file = new URL('./trial.ts', import.meta.url);
    this.#workers = Array.from({ length: count }, () => new Worker(file, { workerData: run }));
  }

  /** Plays all of them that begin in time, each on the next free thread; the results in the order of the trials. */
  async all(trials: readonly Trial[], milliseconds: number): Promise<Result[]> {
    const end = performance.now() + milliseconds;
    const results: Result[] = [];
    let next = 0;
    const serve = async (worker: Worker): Promise<void> => {
      for (;;) {
        const trial = trials[next];
        if (trial === undefined || performance.now() >= end) return;
        const at = next++;
        results[at] = await ask(worker, trial);
      }
    };
    await Promise.all(this.#workers.map(serve));
    return results;
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }
}

function ask(worker: Worker, trial: Trial): Promise<Result> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (result: Result) => {
      worker.off('error', reject);
      resolve(result);
    });
    worker.postMessage(trial);
  });
}
