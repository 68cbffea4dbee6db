import { DATABASE_NOW } from './lease.ts';
import type { Holder } from './lease.ts';
import { sql } from './sql.ts';
import type { Sees, Sql, SqlRow, SqlValue } from './sql.ts';

/** What every part of the store asks the database by. */
export abstract class SqlPart {
  protected readonly sql: Sql;
  protected readonly holder: Holder;

  constructor(database: Sql, holder: Holder) {
    this.sql = database;
    this.holder = holder;
  }

  /** The time by the database's clock, in SQL. */
  protected get now(): string {
    return DATABASE_NOW[this.sql.dialect];
  }

  protected query(text: string, ...values: SqlValue[]): Promise<SqlRow[]> {
    return this.seeing('all', text, ...values);
  }

  /** For what has nothing to do with entries of matches: none has to get into the tables for it. */
  protected apart(text: string, ...values: SqlValue[]): Promise<SqlRow[]> {
    return this.seeing('none', text, ...values);
  }

  /** For what is asked at every step of a match, so that it need not wait for the entries of others. */
  protected async seeing(sees: Sees, text: string, ...values: SqlValue[]): Promise<SqlRow[]> {
    const [rows = []] = await this.sql.run([sql(text, ...values)], sees);
    return rows;
  }
}
