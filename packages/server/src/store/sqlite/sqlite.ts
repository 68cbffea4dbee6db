import type { DatabaseSync } from 'node:sqlite';
import type { AppendValues } from '../append.ts';
import { refuseDamage } from './damaged-store.ts';
import { makeFile, prepareFolder } from './folder-files.ts';
import { lockFolder } from './folder-lock.ts';
import { SqliteThread } from './sqlite-thread.ts';
import type { Sees, Sql, SqlRow, Statement } from '../sql.ts';

/** A file that this process has open, and how often: whoever opens it again shares its thread. */
interface Shared {
  readonly thread: SqliteThread;
  readonly lock: DatabaseSync;
  users: number;
}

const files = new Map<string, Shared>();

/** Fails if another process has the file, if nothing can be written there, or if it is damaged. */
function open(file: string): Shared {
  prepareFolder(file);
  const lock = lockFolder(file);
  try {
    refuseDamage(file);
    makeFile(file);
    return { thread: new SqliteThread(file), lock, users: 0 };
  } catch (error) {
    lock.close();
    throw error;
  }
}

/** A SQLite file, which belongs to one process. */
export class SqliteSql implements Sql {
  readonly dialect = 'sqlite';
  private readonly file: string;
  private readonly thread: SqliteThread;
  private closed: Promise<void> | undefined;

  constructor(file: string) {
    this.file = file;
    const shared = files.get(file) ?? open(file);
    shared.users++;
    files.set(file, shared);
    this.thread = shared.thread;
  }

  get unfolded(): number {
    return this.thread.unfolded;
  }

  run(batch: readonly Statement[], sees: Sees = 'all'): Promise<SqlRow[][]> {
    return this.thread.run(batch, sees);
  }

  later(statement: Statement): Promise<void> {
    return this.thread.later(statement);
  }

  append(values: AppendValues): Promise<boolean> {
    return this.thread.append(values);
  }

  /** Sees no entries: they get into the tables when those are as they should be. */
  alone<T>(work: (own: Pick<Sql, 'run'>) => Promise<T>): Promise<T> {
    return work({ run: (batch) => this.thread.run(batch, 'none') });
  }

  async close(): Promise<void> {
    this.closed ??= this.leave();
    await this.closed;
  }

  private async leave(): Promise<void> {
    const shared = files.get(this.file);
    if (shared === undefined || --shared.users > 0) return;
    files.delete(this.file);
    await this.thread.close();
    shared.lock.close();
  }
}
