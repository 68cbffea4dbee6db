import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { begunMatch } from '../testing/fresh-store.ts';
import { describeStore } from '../testing/store/store.ts';
import { DATABASE_URL, inDatabase, servicesAnswer } from '../testing/services.ts';
import { testFolder } from '../testing/test-folder.ts';
import type { Holder } from './lease.ts';
import { MIGRATIONS, migrate } from './migrations.ts';
import { PostgresSql } from './postgres/postgres.ts';
import type { Statement } from './sql.ts';
import { SqlStore } from './sql-store.ts';
import { SqliteSql } from './sqlite/sqlite.ts';
import type { EntryRow, MatchHead, MatchRow } from './store.ts';
import { verifyAudit } from './audit.ts';

const folder = testFolder();

const openSqlite = async (holder: Holder): Promise<SqlStore> => {
  const sql = new SqliteSql(join(folder, 'both.sqlite'));
  await migrate(sql);
  return new SqlStore(sql, holder);
};
describeStore('SQLite', openSqlite);

const schema = `roundhouse_test_${process.pid}`;
const reachable = await servicesAnswer('its part of the store tests', { nats: false });

describe.skipIf(!reachable)('with a server', () => {
  afterAll(async () => {
    await inDatabase(`DROP SCHEMA IF EXISTS ${schema} CASCADE`);
  });
  const open = async (holder: Holder): Promise<SqlStore> => {
    await inDatabase(`CREATE SCHEMA IF NOT EXISTS ${schema}`);
    const sql = new PostgresSql(DATABASE_URL, schema);
    await migrate(sql);
    return new SqlStore(sql, holder);
  };
  describeStore('PostgreSQL', open);

  describe('entries of many matches at once', () => {
    const head: MatchHead = {
      status: 'playing',
      deciders: [0],
      deadline: null,
      waitsForBot: false,
      outcome: null,
      turns: [],
    };
    const entryOf = ({ id: match }: MatchRow, writer: string): EntryRow => ({
      match,
      number: 1,
      id: writer,
      entry: { kind: 'resign', seat: 0 },
      at: 1,
    });
    const begun = async (store: SqlStore, count: number): Promise<MatchRow[]> => {
      const rows = Array.from({ length: count }, () => begunMatch());
      for (const row of rows) await store.createMatch(row);
      return rows;
    };

    it('each get their number once, though two nodes write them in opposite order', async () => {
      const here = await open({ node: 'here', lease: 1000 });
      const there = await open({ node: 'there', lease: 1000 });
      const rows = await begun(here, 40);
      const [first, second] = await Promise.all([
        Promise.all(rows.map((row) => here.append(entryOf(row, 'here'), head))),
        Promise.all(rows.toReversed().map((row) => there.append(entryOf(row, 'there'), head))),
      ]);
      const stored = [...first, ...second].filter((isStored) => isStored);
      expect(stored).toHaveLength(rows.length);
      for (const row of rows) {
        expect(await here.entries(row.id, 0)).toHaveLength(1);
        expect((await here.matchById(row.id))?.entry).toBe(1);
      }
      await here.close();
      await there.close();
    });

    it('do not wait for one whose match somebody else is writing to', async () => {
      const store = await open({ node: 'here', lease: 1000 });
      const [held, free] = (await begun(store, 2)) as [MatchRow, MatchRow];
      const other = new Client({ connectionString: DATABASE_URL });
      await other.connect();
      await other.query(`BEGIN; UPDATE ${schema}.matches SET change = 'x' WHERE id = '${held.id}'`);
      const late = store.append(entryOf(held, 'here'), head);
      expect(await store.append(entryOf(free, 'here'), head)).toBe(true);
      expect(await store.entries(held.id, 0)).toEqual([]);
      await other.query('COMMIT');
      expect(await late).toBe(true);
      expect((await store.matchById(held.id))?.entry).toBe(1);
      await other.end();
      await store.close();
    });
  });

  it('is migrated once when many nodes start together, and others play on meanwhile', async () => {
    const fresh = `${schema}_many`;
    await inDatabase(`CREATE SCHEMA ${fresh}`);
    const nodes = Array.from({ length: 5 }, () => new PostgresSql(DATABASE_URL, fresh));
    await Promise.all(nodes.map((sql) => migrate(sql)));
    const [first] = nodes;
    const all = { sql: 'SELECT * FROM schema_version ORDER BY version', values: [] };
    expect((await first?.run([all]))?.[0]).toHaveLength(MIGRATIONS.length);
    await inDatabase(`ALTER TABLE ${fresh}.schema_version ADD COLUMN newer TEXT`);
    expect((await first?.run([all]))?.[0]?.[0]).toEqual({ version: 1, newer: null });
    for (const sql of nodes) await sql.close();
    await inDatabase(`DROP SCHEMA ${fresh} CASCADE`);
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

  it('give matches that were running before turns were noted their turns', async () => {
    const sql = new SqliteSql(join(folder, 'before-turns.sqlite'));
    await migrate(sql, 4);
    const add = (id: string, deciders: string, bot: number): Statement => ({
      sql: `INSERT INTO matches (id, game, rules_version, status, owner, is_public, settings, seed, created_at, updated_at, version, position, deciders, waits_for_bot)
            VALUES ($1, 'toll-road', 1, 'playing', 'ada', 1, '{}', 'seed', 100, 900, 1, 7, $2, $3)`,
      values: [id, deciders, bot],
    });
    await sql.alone((own) =>
      own.run([add('one', '[2]', 0), add('several', '[0,3]', 0), add('bots', '[1]', 1)]),
    );
    await migrate(sql);
    const [rows = []] = await sql.run([
      { sql: 'SELECT id, turns FROM matches ORDER BY id', values: [] },
    ]);
    const turn = (seat: number): object => ({ seat, since: 7, at: 900 });
    expect(rows.map((row) => [row['id'], JSON.parse(String(row['turns']))])).toEqual([
      ['bots', []],
      ['one', [turn(2)]],
      ['several', [turn(0), turn(3)]],
    ]);
    await sql.close();
  });

  it('refuse data of a newer Roundhouse', async () => {
    const sql = new SqliteSql(join(folder, 'newer.sqlite'));
    await migrate(sql);
    await sql.run([{ sql: 'INSERT INTO schema_version (version) VALUES (999)', values: [] }]);
    await expect(migrate(sql)).rejects.toThrow('schema 999');
    await sql.close();
  });
});

/** Tries to change the log of what moderators did; then does so without what keeps it from that, as its owner could. */
function describeAudit(name: string, open: () => Promise<PostgresSql | SqliteSql>): void {
  it(`${name}: the log of moderators can't be changed, and a change at the database is noticed`, async () => {
    const database = await open();
    await migrate(database);
    const { order } = new SqlStore(database, { node: 'audit', lease: 1000 });
    const run = (text: string): Promise<unknown> => database.run([{ sql: text, values: [] }]);
    for (const subject of ['a', 'b', 'c'])
      await order.act({ actor: 'machine', subject, act: 'close-table' }, 1);
    const verified = await verifyAudit(order);
    expect(verified).toMatchObject({ ok: true, lines: 3 });
    const hash = verified.ok ? verified.hash : '';
    await expect(run(`UPDATE audit SET actor = 'me' WHERE number = 2`)).rejects.toThrow(
      'never changed',
    );
    await expect(run('DELETE FROM audit WHERE number = 3')).rejects.toThrow('never changed');
    expect(await verifyAudit(order, hash)).toEqual(verified);
    const unguard =
      database.dialect === 'sqlite'
        ? ['DROP TRIGGER audit_not_updated', 'DROP TRIGGER audit_not_deleted']
        : ['DROP TRIGGER audit_not_changed ON audit'];
    for (const text of unguard) await run(text);
    await run('DELETE FROM audit WHERE number = 3');
    expect(await verifyAudit(order)).toMatchObject({ ok: true, lines: 2 });
    expect(await verifyAudit(order, hash)).toEqual({ ok: false, line: 2, problem: 'missing' });
    await run(`UPDATE audit SET actor = 'me' WHERE number = 1`);
    expect(await verifyAudit(order)).toEqual({ ok: false, line: 1, problem: 'changed' });
    await run('DELETE FROM audit WHERE number = 1');
    expect(await verifyAudit(order)).toEqual({ ok: false, line: 1, problem: 'missing' });
    await database.close();
  });
}
describeAudit('SQLite', async () => new SqliteSql(join(folder, 'audit.sqlite')));
describe.skipIf(!reachable)('with a server', () => {
  const own = `${schema}_audit`;
  afterAll(async () => {
    await inDatabase(`DROP SCHEMA IF EXISTS ${own} CASCADE`);
  });
  describeAudit('PostgreSQL', async () => {
    await inDatabase(`CREATE SCHEMA ${own}`);
    return new PostgresSql(DATABASE_URL, own);
  });
});
