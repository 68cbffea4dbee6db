import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { FairQueue } from './fair-queue.ts';
import type { Waiter } from './fair-queue.ts';
import type { Job, Reply, Result, ThreadData } from './jobs.ts';

/** Why a job has no result. */
type Failure = 'late' | 'crashed' | 'full' | 'closed';

export class JobFailed extends Error {
  readonly failure: Failure;

  constructor(failure: Failure, cause?: unknown) {
    super(`bot thread: ${failure}`, { cause });
    this.name = 'JobFailed';
    this.failure = failure;
  }
}

export interface PoolSettings {
  /** How many threads at most; as many as there are cores by default. They are started when needed. */
  readonly threads?: number;
  /** How many jobs of one owner may wait; one more is refused as `full`. */
  readonly queue?: number;
  /** The module whose `findGame` knows the games; the registry by default. */
  readonly registry?: string;
}

/** How a job is done, and for whom. */
export interface JobTerms extends Waiter {
  readonly limitMs: number;
  /** Told when a thread begins with it. */
  readonly onBegun?: () => void;
}

interface Task {
  readonly job: Job;
  readonly terms: JobTerms;
  readonly resolve: (result: Result) => void;
  readonly reject: (reason: JobFailed) => void;
}

interface Thread {
  readonly worker: Worker;
  ready: boolean;
  task: Task | undefined;
  session: string | undefined;
  timer: NodeJS.Timeout | undefined;
}

const QUEUE = 1000;
const START_MS = 30_000;
const MEMORY_MB = 1024;

// Threads take their code from a cache: they start in a third of the time, and need no WebAssembly to strip types,
// whose code V8 sometimes loses track of when a thread is ended (a fatal "jit_page.has_value()").
const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/bot-threads', import.meta.url));

/** Threads that do jobs. One that crashes or takes too long is ended, and the next job starts another. */
export class ThreadPool {
  readonly #threads: Thread[] = [];
  readonly #waiting: FairQueue<Task>;
  readonly #most: number;
  readonly #data: ThreadData;
  #closed = false;

  constructor({ threads, queue, registry }: PoolSettings = {}) {
    this.#most = threads ?? availableParallelism();
    this.#waiting = new FairQueue(queue ?? QUEUE);
    this.#data = { registry: registry ?? import.meta.resolve('@roundhouse/games') };
  }

  /** The job's result. Its time is counted from when a thread begins with it. */
  run(job: Job, terms: JobTerms): Promise<Result> {
    return new Promise((resolve, reject) => {
      const task: Task = { job, terms, resolve, reject };
      if (this.#closed) reject(new JobFailed('closed'));
      else if (!this.#waiting.push(task, terms)) reject(new JobFailed('full'));
      else this.#next();
    });
  }

  /** Ends all threads; jobs that are not done fail as `closed`. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const task of this.#waiting.clear()) task.reject(new JobFailed('closed'));
    await Promise.all([...this.#threads].map((thread) => this.#end(thread, 'closed')));
  }

  /** Gives the next job to a thread, if one is free. */
  #next(): void {
    const idle = this.#threads.filter(({ task }) => task === undefined);
    if (idle.length === 0 && this.#threads.length >= this.#most) return;
    const task = this.#waiting.shift();
    if (task === undefined) return;
    const session = sessionOf(task.job);
    // Best the thread that served this session last and still has its memory.
    const thread = idle.find((each) => each.session === session) ?? idle[0] ?? this.#newThread();
    thread.task = task;
    thread.session = session;
    thread.worker.ref();
    if (thread.ready) this.#begin(thread, task);
  }

  #newThread(): Thread {
    const worker = new Worker(new URL('./thread.ts', import.meta.url), {
      workerData: this.#data,
      env: { ...process.env, NODE_COMPILE_CACHE: CACHE },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    const thread: Thread = {
      worker,
      ready: false,
      task: undefined,
      session: undefined,
      timer: undefined,
    };
    this.#threads.push(thread);
    this.#watch(thread, START_MS);
    worker.on('message', (reply: Reply) => this.#hear(thread, reply));
    worker.on('error', (error) => void this.#end(thread, 'crashed', error));
    worker.on('exit', () => void this.#end(thread, 'crashed'));
    return thread;
  }

  #begin(thread: Thread, task: Task): void {
    this.#watch(thread, task.terms.limitMs);
    task.terms.onBegun?.();
    thread.worker.postMessage(task.job);
  }

  #watch(thread: Thread, limitMs: number): void {
    clearTimeout(thread.timer);
    if (limitMs !== Infinity) {
      thread.timer = setTimeout(() => void this.#end(thread, 'late'), limitMs);
    }
  }

  #hear(thread: Thread, reply: Reply): void {
    clearTimeout(thread.timer);
    const { task } = thread;
    if (task === undefined) return;
    if (reply.kind === 'ready') {
      thread.ready = true;
      this.#begin(thread, task);
      return;
    }
    thread.task = undefined;
    thread.worker.unref();
    task.resolve(reply.result);
    this.#next();
  }

  async #end(thread: Thread, failure: Failure, cause?: unknown): Promise<void> {
    const at = this.#threads.indexOf(thread);
    if (at < 0) return;
    this.#threads.splice(at, 1);
    clearTimeout(thread.timer);
    thread.task?.reject(new JobFailed(failure, cause));
    this.#next();
    await thread.worker.terminate();
  }
}

function sessionOf(job: Job): string | undefined {
  if (job.kind === 'play') return undefined;
  return job.kind === 'think' ? job.question.session : `review ${job.request.match}`;
}
