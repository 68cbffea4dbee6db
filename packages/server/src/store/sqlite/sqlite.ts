import type { AppendValues } from '../append.ts';
import { SqliteThread } from './sqlite-thread.ts';
import type { Sees, Sql, SqlRow, Statement } from '../sql.ts';

/** What it is called in its folder. */
export const SQLITE_FILE = 'roundhouse.sqlite';

/** The files that this process has open, and how often: whoever opens one again shares its thread. */
const threads = new Map<string, { readonly thread: SqliteThread; users: number }>();

/** A SQLite file, which belongs to one process. */
export class SqliteSql implements Sql {
  readonly dialect = 'sqlite';
  private readonly file: string;
  private readonly thread: SqliteThread;
  private closed: Promise<void> | undefined;

  constructor(file: string) {
    this.file = file;
    const shared = threads.get(file) ?? { thread: new SqliteThread(file), users: 0 };
    shared.users++;
    threads.set(file, shared);
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
    const shared = threads.get(this.file);
    if (shared === undefined || --shared.users > 0) return;
    threads.delete(this.file);
    await this.thread.close();
  }
}
