import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { describeStore } from './conformance.ts';
import { MIGRATIONS, migrate } from './migrations.ts';
import { openStore } from './open-store.ts';
import { PostgresSql } from './postgres.ts';
import { SqlStore } from './sql-store.ts';
import { SqliteSql } from './sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-store-'));
afterAll(() => rmSync(folder, { recursive: true }));

describeStore('SQLite', () => openStore({ folder }));

const url = process.env['ROUNDHOUSE_TEST_DATABASE'] ?? 'postgres://postgres@127.0.0.1:5432/test';
const schema = `roundhouse_test_${process.pid}`;
const reachable = await admin('SELECT 1');
if (!reachable) console.warn('PostgreSQL does not answer: its part of the store tests is skipped');
if (!reachable && process.env['ROUNDHOUSE_TEST'] === 'all')
  throw new Error('PostgreSQL is demanded here');

async function admin(text: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    await client.query(text);
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

describe.skipIf(!reachable)('with a server', () => {
  afterAll(async () => {
    await admin(`DROP SCHEMA IF EXISTS ${schema} CASCADE`);
  });
  describeStore('PostgreSQL', async () => {
    await admin(`CREATE SCHEMA ${schema}`);
    const sql = new PostgresSql(url, schema);
    await migrate(sql);
    return new SqlStore(sql);
  });
});

describe('migrations', () => {
  it.each(MIGRATIONS.map((_, version) => version))(
    'lead from version %i to the newest',
    async (version) => {
      const sql = new SqliteSql(join(folder, `from-${version}.sqlite`));
      await migrate(sql, version);
      await migrate(sql);
      await migrate(sql);
      const [rows] = await sql.run([
        { sql: 'SELECT MAX(version) AS version FROM schema_version', values: [] },
      ]);
      expect(rows).toEqual([{ version: MIGRATIONS.length }]);
      await sql.close();
    },
  );

  it('refuse data of a newer Roundhouse', async () => {
    const sql = new SqliteSql(join(folder, 'newer.sqlite'));
    await migrate(sql);
    await sql.run([{ sql: 'INSERT INTO schema_version (version) VALUES (999)', values: [] }]);
    await expect(migrate(sql)).rejects.toThrow('schema 999');
    await sql.close();
  });
});
