import { Pool, types } from 'pg';
import type { CustomTypesConfig, PoolClient } from 'pg';
import type { AppendValues } from '../append.ts';
import { GroupedAppends } from './grouped-appends.ts';
import type { Sql, SqlRow, Statement } from '../sql.ts';
import { StoreUnavailable } from '../sql.ts';

const MOST_CONNECTIONS = 10;
const INT8 = 20;
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
/** A newer node has added a column, and this connection's prepared statements do not know it. */
const PLAN_OUTDATED = '0A000';
/** Any number: it is Roundhouse's own among the advisory locks of the database. */
const ALONE = 718_281_828;
const LONGEST_QUERY = 15_000;
const LONGEST_ALONE = 3_600_000;

/** PostgreSQL. It groups its connections' commits itself; entries of matches are grouped before. */
export class PostgresSql implements Sql {
  readonly dialect = 'postgres';
  readonly unfolded = 0;
  private readonly pool: Pool;
  private readonly appends = new GroupedAppends(async (statement) => {
    const [rows = []] = await this.run([statement]);
    return rows;
  });

  constructor(url: string, schema?: string) {
    this.pool = new Pool({
      connectionString: url,
      max: MOST_CONNECTIONS,
      connectionTimeoutMillis: 5000,
      query_timeout: LONGEST_QUERY,
      keepAlive: true,
      types: {
        getTypeParser: (type: number, format?: 'text') =>
          type === INT8 ? Number : types.getTypeParser(type, format ?? 'text'),
      } as CustomTypesConfig,
      ...(schema === undefined ? {} : { options: `-c search_path=${schema}` }),
    });
    // A connection that breaks while idle is replaced by the pool; the next query says whether the server is back.
    this.pool.on('error', () => undefined);
    this.pool.on('connect', (client) => {
      // One that breaks at work fails its query; without a listener it would end the process.
      client.on('error', () => undefined);
      // Lists are read a few rows at a time. Where the planner fears many, compiling took a hundred times as long as reading.
      client.query('SET jit = off').catch(() => undefined);
    });
  }

  async run(batch: readonly Statement[]): Promise<SqlRow[][]> {
    for (;;) {
      try {
        return await this.attempt(batch);
      } catch (error) {
        if (!isRetryable(error)) throw asStoreError(error);
      }
    }
  }

  async later(statement: Statement): Promise<void> {
    await this.run([statement]);
  }

  append(values: AppendValues): Promise<boolean> {
    return this.appends.append(values);
  }

  private async attempt(batch: readonly Statement[]): Promise<SqlRow[][]> {
    const client = await this.pool.connect();
    let broken: Error | undefined;
    try {
      return await inTransaction(client, batch);
    } catch (error) {
      broken = isConnectionError(error) || isPlanOutdated(error) ? (error as Error) : undefined;
      if (broken === undefined) await client.query('ROLLBACK').catch(() => undefined);
      throw error;
    } finally {
      client.release(broken);
    }
  }

  async alone<T>(work: (own: Pick<Sql, 'run'>) => Promise<T>): Promise<T> {
    const client = await this.pool.connect().catch((error: unknown) => {
      throw asStoreError(error);
    });
    try {
      const run = (batch: readonly Statement[]): Promise<SqlRow[][]> =>
        inTransaction(client, batch, LONGEST_ALONE);
      await run([{ sql: `SELECT pg_advisory_lock(${ALONE})`, values: [] }]);
      return await work({ run });
    } catch (error) {
      throw asStoreError(error);
    } finally {
      // The end of its connection gives the lock free, whatever has happened.
      client.release(true);
    }
  }

  async close(): Promise<void> {
    if (!this.pool.ending) await this.pool.end();
  }
}

/** A single statement is a transaction of its own. */
async function inTransaction(
  client: PoolClient,
  batch: readonly Statement[],
  query_timeout = LONGEST_QUERY,
): Promise<SqlRow[][]> {
  if (batch.length > 1) await client.query('BEGIN');
  const results: SqlRow[][] = [];
  for (const { sql, values } of batch) {
    const query = { name: nameOf(sql), text: sql, values: [...values], query_timeout };
    const { rows } = await client.query(query);
    results.push(rows as SqlRow[]);
  }
  if (batch.length > 1) await client.query('COMMIT');
  return results;
}

const names = new Map<string, string>();

/** A short name for a statement, so that the server prepares it once per connection. */
function nameOf(sql: string): string {
  let name = names.get(sql);
  if (name === undefined) {
    name = `s${names.size}`;
    names.set(sql, name);
  }
  return name;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function isRetryable(error: unknown): boolean {
  return [SERIALIZATION_FAILURE, DEADLOCK].includes(codeOf(error)) || isPlanOutdated(error);
}

function isPlanOutdated(error: unknown): boolean {
  return codeOf(error) === PLAN_OUTDATED && String(error).includes('cached plan');
}

/** No SQLSTATE, or one of the classes that say that the server is not there. */
function isConnectionError(error: unknown): boolean {
  return !/^[0-9A-Z]{5}$/.test(codeOf(error)) || /^(08|53|57P)/.test(codeOf(error));
}

function asStoreError(error: unknown): Error {
  if (isConnectionError(error)) return new StoreUnavailable(error);
  return error instanceof Error ? error : new Error(String(error));
}
