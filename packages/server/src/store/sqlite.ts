import { Worker } from 'node:worker_threads';
import type { Sql, SqlRow, Statement } from './sql.ts';
import { StoreUnavailable } from './sql.ts';

/** A batch on its way to the worker. */
export interface BatchRequest {
  readonly id: number;
  readonly batch: readonly Statement[];
}

/** What the worker answers once the batch is on disk, or was rolled back. */
export type BatchAnswer =
  | { readonly id: number; readonly rows: SqlRow[][] }
  | { readonly id: number; readonly error: string };

interface Waiting {
  resolve(rows: SqlRow[][]): void;
  reject(error: Error): void;
}

/** SQLite in a worker thread of its own, so that waiting for the disk never blocks the server. */
export class SqliteSql implements Sql {
  readonly dialect = 'sqlite';
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private nextId = 0;
  private queued: BatchRequest[] = [];
  private failure: Error | undefined;
  private closed: Promise<void> | undefined;

  constructor(file: string) {
    this.worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), {
      workerData: { file },
    });
    this.worker.on('message', (answers: BatchAnswer[]) => this.answer(answers));
    this.worker.on('error', (error: unknown) => this.fail(error));
    this.worker.on('exit', () => this.fail(new Error('the store has stopped')));
  }

  run(batch: readonly Statement[]): Promise<SqlRow[][]> {
    if (this.failure !== undefined) return Promise.reject(this.failure);
    return new Promise((resolve, reject) => {
      const id = this.nextId++;
      this.waiting.set(id, { resolve, reject });
      if (this.queued.length === 0) queueMicrotask(() => this.send());
      this.queued.push({ id, batch });
    });
  }

  async close(): Promise<void> {
    this.closed ??= this.end();
    await this.closed;
  }

  private async end(): Promise<void> {
    const ended = new Promise<void>((resolve) => {
      this.worker.once('exit', () => resolve());
    });
    this.send();
    this.failure ??= new StoreUnavailable('closed');
    this.worker.postMessage('close');
    await ended;
  }

  private send(): void {
    if (this.queued.length === 0) return;
    this.worker.postMessage(this.queued);
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
