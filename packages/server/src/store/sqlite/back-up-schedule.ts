import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { stampOf } from './repair.ts';

export interface BackupPlan {
  /** The folder that is copied. */
  readonly folder: string;
  /** Where the copies are: `backups` in that folder by default. */
  readonly to?: string;
  /** Milliseconds from one copy to the next. */
  readonly every: number;
  /** How many copies are kept; the oldest go. */
  readonly keep: number;
  readonly log: (line: string) => void;
}

const NAME =
  /^roundhouse-(?<day>\d{4}-\d{2}-\d{2})T(?<time>\d{2}-\d{2}-\d{2})-(?<ms>\d{3})Z\.sqlite$/;

/** Backs a folder up again and again while a server runs; a server that was started anew goes on where the last one was. */
export class BackupSchedule {
  private readonly plan: BackupPlan;
  private readonly to: string;
  private timer: NodeJS.Timeout | undefined;
  private making: Promise<void> | undefined;
  private isClosed = false;

  constructor(plan: BackupPlan) {
    this.plan = plan;
    this.to = plan.to ?? join(plan.folder, 'backups');
  }

  start(): void {
    mkdirSync(this.to, { recursive: true, mode: 0o700 });
    this.wait();
  }

  /** What is being copied is finished first. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    await this.making;
  }

  private wait(): void {
    const last = this.copies().at(-1);
    const due = last === undefined ? 0 : timeOf(last) + this.plan.every - Date.now();
    // A clock that was set back does not put the next copy off for long.
    this.timer = setTimeout(() => this.next(), Math.min(Math.max(due, 0), this.plan.every));
    this.timer.unref();
  }

  private next(): void {
    this.making = this.make()
      .catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        this.plan.log(`The backup failed and is tried again in time: ${reason}`);
        this.timer = setTimeout(() => this.next(), this.plan.every);
        this.timer.unref();
      })
      .finally(() => {
        this.making = undefined;
      });
  }

  private async make(): Promise<void> {
    const to = join(this.to, `roundhouse-${stampOf(new Date())}.sqlite`);
    await copyInThread(this.plan.folder, to);
    for (const old of this.copies().slice(0, -this.plan.keep)) rmSync(join(this.to, old));
    if (!this.isClosed) this.wait();
  }

  /** The oldest first. */
  private copies(): string[] {
    return readdirSync(this.to)
      .filter((name) => NAME.test(name))
      .toSorted();
  }
}

function timeOf(name: string): number {
  const { day = '', time = '', ms = '' } = NAME.exec(name)?.groups ?? {};
  return Date.parse(`${day}T${time.replaceAll('-', ':')}.${ms}Z`);
}

function copyInThread(folder: string, to: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const url = new URL('./back-up-worker.ts', import.meta.url);
    const worker = new Worker(url, { workerData: { folder, to } });
    worker.once('message', () => resolve());
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('the copying has stopped')));
  });
}
