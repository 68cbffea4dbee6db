import type { PrivatePostgres } from './private-postgres.ts';

const MATCHES_OF_A_USER = 30;
/** Of so many stored matches, one waits for players and one is being played. */
const OPEN_ONE_IN = 50;
const PLAYED_ONE_IN = 20;

/** Copies finished matches under new ids, with all their rows, until there are `wanted`; their players are spread. */
export async function fillStore(postgres: PrivatePostgres, wanted: number): Promise<void> {
  const users = Math.ceil((wanted * 2) / MATCHES_OF_A_USER);
  await postgres.sql(
    `CREATE TEMPORARY TABLE bases AS
      SELECT id, row_number() OVER (ORDER BY id) - 1 AS place FROM matches WHERE status = 'finished' AND id NOT LIKE 'copy-%' LIMIT 200;
    CREATE TEMPORARY TABLE pairs AS
      SELECT n, 'copy-' || md5(n::text) AS copy, bases.id AS base
      FROM generate_series((SELECT COUNT(*) + 1 FROM matches WHERE id LIKE 'copy-%'), ${wanted}) AS n
      JOIN bases ON bases.place = n % (SELECT COUNT(*) FROM bases);
    INSERT INTO matches SELECT (jsonb_populate_record(m, jsonb_build_object('id', p.copy, 'leased_until', NULL, 'unnoticed_since', NULL,
        'updated_at', m.updated_at + p.n, 'status', CASE WHEN p.n % ${OPEN_ONE_IN} = 0 THEN 'open' WHEN p.n % ${PLAYED_ONE_IN} = 0 THEN 'playing' ELSE 'finished' END))).*
      FROM pairs p JOIN matches m ON m.id = p.base;
    INSERT INTO seats (match_id, seat, user_id, name, bot, ended_at)
      SELECT p.copy, s.seat, CASE WHEN s.user_id IS NULL THEN NULL ELSE 'user-' || (p.n * 7 + s.seat * 13) % ${users} END, s.name, s.bot,
        CASE m.status WHEN 'finished' THEN m.updated_at END
      FROM pairs p JOIN seats s ON s.match_id = p.base JOIN matches m ON m.id = p.copy;
    INSERT INTO entries (match_id, number, id, entry, at)
      SELECT p.copy, e.number, e.id, e.entry, e.at FROM pairs p JOIN entries e ON e.match_id = p.base;
    INSERT INTO snapshots (match_id, number, state)
      SELECT p.copy, s.number, s.state FROM pairs p JOIN snapshots s ON s.match_id = p.base;`,
    'VACUUM ANALYZE',
  );
}

export interface StoredSize {
  readonly bytesPerMatch: number;
  readonly entriesPerMatch: number;
  /** Shares of the bytes, indexes included. */
  readonly shares: Readonly<Record<string, number>>;
}

const TABLES = ['matches', 'seats', 'entries', 'snapshots'] as const;

/** What stored matches take on the disk. */
export async function sizeOfStore(postgres: PrivatePostgres): Promise<StoredSize> {
  const [matches = 0, entries = 0, ...bytes] = (
    await postgres.sql(
      `SELECT (SELECT COUNT(*) FROM matches), (SELECT COUNT(*) FROM entries), ${TABLES.map(
        (table) => `pg_total_relation_size('${table}')`,
      ).join(', ')}`,
    )
  )
    .split('|')
    .map(Number);
  const all = bytes.reduce((sum, each) => sum + each, 0);
  return {
    bytesPerMatch: Math.round(all / matches),
    entriesPerMatch: Math.round(entries / matches),
    shares: Object.fromEntries(TABLES.map((table, i) => [table, (bytes[i] ?? 0) / all])),
  };
}
