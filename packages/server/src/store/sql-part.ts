import { texts } from './columns.ts';
import { DATABASE_NOW, listed, SKIP_LOCKED } from './lease.ts';
import type { Holder } from './lease.ts';
import { raw, sql } from './sql.ts';
import type { Sees, Sql, SqlRow, Statement } from './sql.ts';

interface Jobs {
  /** A table with `id`, `leased_by` and `leased_until`. */
  readonly table: string;
  /** Which rows are jobs that are due, with those that others hold left out. */
  readonly due: Statement;
  readonly most: number;
}

/** What every part of the store asks the database by. */
export abstract class SqlPart {
  protected readonly sql: Sql;
  protected readonly holder: Holder;

  constructor(database: Sql, holder: Holder) {
    this.sql = database;
    this.holder = holder;
  }

  /** The time by the database's clock, in SQL. */
  protected get now(): Statement {
    return raw(DATABASE_NOW[this.sql.dialect]);
  }

  protected query(...written: Parameters<typeof sql>): Promise<SqlRow[]> {
    return this.rowsOf(sql(...written));
  }

  /** For what has nothing to do with entries of matches: none has to get into the tables for it. */
  protected apart(...written: Parameters<typeof sql>): Promise<SqlRow[]> {
    return this.rowsOf(sql(...written), 'none');
  }

  /** Whatever is asked at every step of a match sees its entries alone, so that it need not wait for those of others. */
  protected async rowsOf(statement: Statement, sees: Sees = 'all'): Promise<SqlRow[]> {
    const [rows = []] = await this.sql.run([statement], sees);
    return rows;
  }

  /** Whether something is there, such as a row that is due: none of the entries has to get into the tables to see that. */
  protected async isAny(from: Statement, sees: Sees = 'none'): Promise<boolean> {
    return (await this.rowsOf(sql`SELECT 1 FROM ${from} LIMIT 1`, sees)).length > 0;
  }

  /** Takes jobs for this node until its lease ends, and gives their ids. No job is given to two nodes. */
  protected async claimed({ table, due, most }: Jobs, sees: Sees = 'all'): Promise<string[]> {
    const { node, lease } = this.holder;
    const claim = sql`WITH due AS MATERIALIZED (
       SELECT id FROM ${raw(table)} WHERE ${due} ORDER BY COALESCE(leased_until, 0)
       LIMIT CAST(${most} AS BIGINT) ${SKIP_LOCKED[this.sql.dialect]})
     UPDATE ${raw(table)} SET leased_by = ${node}, leased_until = ${this.now} + CAST(${lease} AS BIGINT)
     WHERE id IN (SELECT id FROM due) RETURNING id`;
    return texts(await this.rowsOf(claim, sees), 'id');
  }

  /** These ids, for `IN`. */
  protected listed(ids: readonly string[]): Statement {
    return listed(this.sql.dialect, ids);
  }

  /** Whether a column is one of few ids: PostgreSQL looks them up then, where it would rather read a table of some ten thousand rows. */
  protected isListed(column: Statement, ids: readonly string[]): Statement {
    return this.sql.dialect === 'postgres'
      ? sql`${column} = ANY(ARRAY${this.listed(ids)})`
      : sql`${column} IN ${this.listed(ids)}`;
  }
}
