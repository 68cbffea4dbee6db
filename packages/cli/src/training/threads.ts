import { Worker } from 'node:worker_threads';
import type { Job, Result, ThreadData } from './jobs.ts';

interface Thread {
  readonly worker: Worker;
  readonly settle: { resolve: (result: Result) => void; reject: (reason: unknown) => void }[];
}

/** Threads that learn together. A fault in one of them ends them all. */
export class Threads {
  readonly #threads: Thread[];

  constructor(count: number, data: ThreadData) {
    this.#threads = Array.from({ length: count }, () => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: data });
      const thread: Thread = { worker, settle: [] };
      worker.on('message', (result: Result) => thread.settle.shift()?.resolve(result));
      worker.on('error', (error) => {
        for (const { reject } of thread.settle.splice(0)) reject(error);
      });
      return thread;
    });
  }

  /** One job for every thread. */
  async everywhere(job: Job): Promise<void> {
    await Promise.all(this.#threads.map((thread) => ask(thread, job)));
  }

  /** All jobs, each on the next free thread; results in the order of the jobs. */
  async all(jobs: readonly Job[], onDone?: (done: number) => void): Promise<Result[]> {
    const results: Result[] = [];
    let next = 0;
    let done = 0;
    const serve = async (thread: Thread): Promise<void> => {
      for (let job = jobs[next]; job !== undefined; job = jobs[next]) {
        const at = next++;
        results[at] = await ask(thread, job);
        onDone?.(++done);
      }
    };
    await Promise.all(this.#threads.map(serve));
    return results;
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()));
  }
}

function ask({ worker, settle }: Thread, job: Job): Promise<Result> {
  return new Promise((resolve, reject) => {
    settle.push({ resolve, reject });
    worker.postMessage(job);
  });
}
