import { Worker } from 'node:worker_threads';
import type { AppendValues } from './append.ts';
import { IN_USE } from './folder-lock.ts';
import type { Sees, SqlRow, SqlValue, Statement } from './sql.ts';
import { StoreUnavailable } from './sql.ts';

/** A batch on its way to the worker: its id, each statement by its number, with its values, and which entries it sees. */
export type BatchRequest = readonly [
  id: number,
  batch: readonly (readonly [text: number, values: readonly SqlValue[]])[],
  sees: Sees,
];

export type AppendRequest = readonly [id: number, values: AppendValues];

/** What goes to the worker at once, as JSON, which both threads read and write faster than structured clones. */
export interface Delivery {
  /** Texts of statements that the worker does not know yet; they are numbered as they come. */
  readonly texts: readonly string[];
  readonly appends: readonly AppendRequest[];
  readonly requests: readonly BatchRequest[];
  /** Whether this is the last one. */
  readonly close: boolean;
}

/** What the worker answers once the batch or the entry is on disk, or was refused. */
export type BatchAnswer =
  | { readonly id: number; readonly rows: SqlRow[][] }
  | { readonly id: number; readonly stored: boolean }
  | { readonly id: number; readonly error: string };

const MOST_AT_ONCE = 16;

interface Waiting {
  resolve(answer: BatchAnswer): void;
  reject(error: Error): void;
}

/** SQLite in a worker thread of its own, so that waiting for the disk never blocks the server. */
export class SqliteThread {
  private readonly worker: Worker;
  /** Known from the start: a thread that fails may be gone before anybody closes it. */
  private readonly ended: Promise<void>;
  private readonly waiting = new Map<number, Waiting>();
  private readonly numbers = new Map<string, number>();
  private nextId = 0;
  private texts: string[] = [];
  private appends: AppendRequest[] = [];
  private requests: BatchRequest[] = [];
  private failure: Error | undefined;

  constructor(file: string) {
    this.worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), {
      workerData: { file },
    });
    this.worker.on('message', (answers: string) =>
      this.answer(JSON.parse(answers) as BatchAnswer[]),
    );
    this.worker.on('error', (error: unknown) => this.fail(error));
    this.worker.on('exit', () => this.fail(new Error('the store has stopped')));
    this.ended = new Promise((resolve) => this.worker.once('exit', () => resolve()));
  }

  async run(batch: readonly Statement[], sees: Sees): Promise<SqlRow[][]> {
    const statements = batch.map(({ sql, values }) => [this.numberOf(sql), values] as const);
    const answer = await this.ask((id) => this.requests.push([id, statements, sees]));
    return 'rows' in answer ? answer.rows : [];
  }

  async append(values: AppendValues): Promise<boolean> {
    const answer = await this.ask((id) => this.appends.push([id, values]));
    return 'stored' in answer && answer.stored;
  }

  async close(): Promise<void> {
    this.failure ??= new StoreUnavailable('closed');
    this.send(true);
    await this.ended;
  }

  private ask(put: (id: number) => void): Promise<BatchAnswer> {
    if (this.failure !== undefined) return Promise.reject(this.failure);
    return new Promise((resolve, reject) => {
      const id = this.nextId++;
      this.waiting.set(id, { resolve, reject });
      // What comes in over the network at the same time goes over together, but the worker need not wait for all of it.
      if (this.queued === 0) setImmediate(() => this.send(false));
      put(id);
      if (this.queued === MOST_AT_ONCE) this.send(false);
    });
  }

  private get queued(): number {
    return this.appends.length + this.requests.length;
  }

  private numberOf(text: string): number {
    let number = this.numbers.get(text);
    if (number === undefined) {
      number = this.numbers.size;
      this.numbers.set(text, number);
      this.texts.push(text);
    }
    return number;
  }

  private send(close: boolean): void {
    if (this.queued === 0 && !close) return;
    const { texts, appends, requests } = this;
    const delivery: Delivery = { texts, appends, requests, close };
    this.worker.postMessage(JSON.stringify(delivery));
    this.texts = [];
    this.appends = [];
    this.requests = [];
  }

  private answer(answers: readonly BatchAnswer[]): void {
    for (const answer of answers) {
      const waiting = this.waiting.get(answer.id);
      this.waiting.delete(answer.id);
      if ('error' in answer) waiting?.reject(new Error(answer.error));
      else waiting?.resolve(answer);
    }
  }

  private fail(cause: unknown): void {
    const inUse = cause instanceof Error && cause.message === IN_USE;
    this.failure ??= inUse ? cause : new StoreUnavailable(cause);
    for (const waiting of this.waiting.values()) waiting.reject(this.failure);
    this.waiting.clear();
  }
}
