import { Worker } from 'node:worker_threads';
import type { Sql, SqlRow, SqlValue, Statement } from './sql.ts';
import { StoreUnavailable } from './sql.ts';

/** A batch on its way to the worker: its id, and each statement by its number, with its values. */
export type BatchRequest = readonly [
  id: number,
  batch: readonly (readonly [text: number, values: readonly SqlValue[]])[],
];

/** What goes to the worker at once, as JSON, which both threads read and write faster than structured clones. */
export interface Delivery {
  /** Texts of statements that the worker does not know yet; they are numbered as they come. */
  readonly texts: readonly string[];
  readonly requests: readonly BatchRequest[];
  /** Whether this is the last one. */
  readonly close: boolean;
}

/** What the worker answers once the batch is on disk, or was rolled back. */
export type BatchAnswer =
  | { readonly id: number; readonly rows: SqlRow[][] }
  | { readonly id: number; readonly error: string };

const MOST_AT_ONCE = 16;

interface Waiting {
  resolve(rows: SqlRow[][]): void;
  reject(error: Error): void;
}

/** SQLite in a worker thread of its own, so that waiting for the disk never blocks the server. */
export class SqliteSql implements Sql {
  readonly dialect = 'sqlite';
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private readonly numbers = new Map<string, number>();
  private nextId = 0;
  private texts: string[] = [];
  private queued: BatchRequest[] = [];
  private failure: Error | undefined;
  private closed: Promise<void> | undefined;

  constructor(file: string) {
    this.worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), {
      workerData: { file },
    });
    this.worker.on('message', (answers: string) =>
      this.answer(JSON.parse(answers) as BatchAnswer[]),
    );
    this.worker.on('error', (error: unknown) => this.fail(error));
    this.worker.on('exit', () => this.fail(new Error('the store has stopped')));
  }

  run(batch: readonly Statement[]): Promise<SqlRow[][]> {
    if (this.failure !== undefined) return Promise.reject(this.failure);
    return new Promise((resolve, reject) => {
      const id = this.nextId++;
      this.waiting.set(id, { resolve, reject });
      // What comes in over the network at the same time goes over together, but the worker need not wait for all of it.
      if (this.queued.length === 0) setImmediate(() => this.send(false));
      this.queued.push([id, batch.map(({ sql, values }) => [this.numberOf(sql), values])]);
      if (this.queued.length === MOST_AT_ONCE) this.send(false);
    });
  }

  /** The file is one process's own. */
  alone<T>(work: (own: Pick<Sql, 'run'>) => Promise<T>): Promise<T> {
    return work(this);
  }

  async close(): Promise<void> {
    this.closed ??= this.end();
    await this.closed;
  }

  private async end(): Promise<void> {
    const ended = new Promise<void>((resolve) => {
      this.worker.once('exit', () => resolve());
    });
    this.failure ??= new StoreUnavailable('closed');
    this.send(true);
    await ended;
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
    if (this.queued.length === 0 && !close) return;
    const delivery: Delivery = { texts: this.texts, requests: this.queued, close };
    this.worker.postMessage(JSON.stringify(delivery));
    this.texts = [];
    this.queued = [];
  }

  private answer(answers: readonly BatchAnswer[]): void {
    for (const answer of answers) {
      const waiting = this.waiting.get(answer.id);
      this.waiting.delete(answer.id);
      if ('rows' in answer) waiting?.resolve(answer.rows);
      else waiting?.reject(new Error(answer.error));
    }
  }

  private fail(cause: unknown): void {
    this.failure ??= new StoreUnavailable(cause);
    for (const waiting of this.waiting.values()) waiting.reject(this.failure);
    this.waiting.clear();
  }
}
