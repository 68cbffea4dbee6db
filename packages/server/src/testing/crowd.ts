import { join } from 'node:path';
import { Client } from 'pg';
import { nameKey } from '../accounts/names.ts';
import { newToken, sha256 } from '../base/tokens.ts';
import { migrate } from '../store/migrations.ts';
import { openStore } from '../store/open-store.ts';
import type { StorePlace } from '../store/open-store.ts';
import { PostgresSql } from '../store/postgres/postgres.ts';
import type { Dialect, Sql, SqlRow, Statement } from '../store/sql.ts';
import { SQLITE_FILE } from '../store/sqlite/folder-files.ts';
import { SqliteSql } from '../store/sqlite/sqlite.ts';
import { clubAt, LARGE_CLUBS, LARGE_EVERY, societyOf, societyParts } from './crowd-society.ts';
import { gameAt, numbers, OTHER_STRIDE, STRIDE, text } from './crowd-sql.ts';
import type { Crowd, Part } from './crowd-sql.ts';

export type { Crowd } from './crowd-sql.ts';
export { LINES_OF_LONG_CHAT } from './crowd-society.ts';

/** Some of those who play most, some who play as others do, and what is theirs. */
export interface Sample {
  readonly heavy: readonly Known[];
  readonly usual: readonly Known[];
  readonly moderator: Known;
  readonly rated: readonly string[];
  /** Clubs with their owners: those with the most members, and others. */
  readonly largeClubs: readonly SampleClub[];
  readonly clubs: readonly SampleClub[];
  /** Tournaments with the most players, and others. */
  readonly largeCups: readonly string[];
  readonly cups: readonly string[];
}
export interface SampleClub {
  readonly id: string;
  readonly owner: Known;
}
export interface Known {
  readonly id: string;
  readonly name: string;
  /** Of a session. */
  readonly token: string;
}

/** One match in twenty is of somebody who plays a lot. */
const HEAVY_USERS = 97;
const HEAVY_EVERY = 20;
const SAMPLES = 20;
const AT_ONCE = 50_000;
const YEAR = 365 * 24 * 3_600_000;
const LADDER_PACES = `(SELECT 'live' AS pace UNION ALL SELECT 'turn-based')`;

const paceAt = (i: string): string =>
  `CASE (${i} / 10) % 2 WHEN 0 THEN 'live' ELSE 'turn-based' END`;
const settings = (i: string): string =>
  `'{"options":{},"onTimeOut":"bot","onResign":"bot","seating":"random","rated":true,"time":' || CASE (${i} / 10) % 2
   WHEN 0 THEN '{"kind":"real-time","bank":1200000,"increment":20000}' ELSE '{"kind":"by-mail","perMove":86400000,"reserve":0}' END || '}'`;
/** Who sits there: somebody who plays a lot, now and then; else anybody. */
const playerAt = (i: string, seat: string, users: number): string =>
  `'u' || ${text(`CASE WHEN ${seat} = 0 AND ${i} % ${HEAVY_EVERY} = 0 THEN (${i} / ${HEAVY_EVERY}) % ${Math.min(HEAVY_USERS, users)}
   ELSE (${i} * ${STRIDE} + ${seat} * ${OTHER_STRIDE}) % ${users} END`)}`;
const SEATS = `(SELECT 0 AS seat UNION ALL SELECT 1 UNION ALL SELECT 2)`;

const MATCH_COLUMNS = `id, game, rules_version, status, owner, is_public, settings, seed, created_at, started_at, updated_at,
  version, position, deciders, outcome, rated, attended_at, club`;

function partsOf(crowd: Crowd, now: number): readonly Part[] {
  const { users, matches, tables } = crowd;
  const ended = (i: string): string => `${now} - (${i} * 63113) % ${2 * YEAR}`;
  const points = (i: string): string => `1500 + (${i} * 31) % 900 - 450`;
  const rating = (i: string): string => `25 + ((${i} * 31) % 900 - 450) / 30.0, 4.0`;
  const matchRow = (id: string, state: string, at: string, rated: string): string =>
    `${id}, ${gameAt('i')}, 1, '${state}', 'u' || ${text(`i % ${users}`)},
     CASE WHEN i % 10 = 9 THEN 0 ELSE 1 END, ${settings('i')}, '0123456789abcdef0123456789abcdef', ${at}, ${at}, ${at}, 1, 0, '[]',
     ${state === 'finished' ? `'{"ranking":[[0],[1],[2]],"scores":[3,2,1],"reason":"over"}'` : 'NULL'}, ${rated}, ${at}, ${clubAt('i', crowd)}`;
  return [
    {
      count: users,
      statements: (first, last) => [
        `${numbers(first, last)} INSERT INTO users (id, name, login, created_at, name_key)
         SELECT 'u' || ${text('i')}, 'Traveller ' || ${text('i')}, 'u' || ${text('i')}, 0, 'crowd ' || ${text('i')} FROM n`,
        `${numbers(first, last)} INSERT INTO profiles (user_id, ratings, matches, opponents, achievements)
         SELECT 'u' || ${text('i')}, 1, 1, 1, 1 FROM n WHERE i % 2 = 0`,
        `${numbers(first, last)} INSERT INTO standings
           (game, pace, season, user_id, mu, sigma, points, is_sure, is_shown, matches, wins, updated_at)
         SELECT ${gameAt('i')}, paces.pace, seasons.season, 'u' || ${text('i')}, ${rating('i')}, ${points('i')},
           CASE WHEN i % 3 = 0 THEN 0 ELSE 1 END, CASE WHEN i % 2 = 0 THEN 1 ELSE 0 END, 20, 7, 0
         FROM n, ${LADDER_PACES} AS paces, (SELECT 'all' AS season UNION ALL SELECT '2026-1' UNION ALL SELECT '2026-2') AS seasons`,
      ],
    },
    {
      count: matches,
      statements: (first, last) => [
        `${numbers(first, last)} INSERT INTO matches (${MATCH_COLUMNS})
         SELECT ${matchRow(`'m' || ${text('i')}`, 'finished', ended('i'), 'CASE WHEN i % 2 = 0 THEN 2 ELSE 0 END')} FROM n`,
        `${numbers(first, last)} INSERT INTO seats (match_id, seat, user_id, name, ended_at)
         SELECT 'm' || ${text('i')}, seat, ${playerAt('i', 'seat', users)}, 'Traveller', ${ended('i')} FROM n, ${SEATS} AS seats`,
        `${numbers(first, last)} INSERT INTO rated_matches
           (match_id, game, pace, number, ended_at, verdict, same_address, seat_count, change)
         SELECT 'm' || ${text('i')}, ${gameAt('i')}, ${paceAt('i')}, i, ${ended('i')}, 'counted', 0, 3, '' FROM n WHERE i % 2 = 0`,
        `${numbers(first, last)} INSERT INTO rated_seats (match_id, seat, player, game, pace, number, ended_at, seat_count, place,
           mu_before, sigma_before, mu, sigma, points, is_upset)
         SELECT 'm' || ${text('i')}, seat, ${playerAt('i', 'seat', users)}, ${gameAt('i')}, ${paceAt('i')}, i, ${ended('i')}, 3,
           seat + 1, ${rating('i')}, ${rating('i')}, ${points('i')},
           CASE WHEN seat = 0 AND i % 10 = 0 THEN 1 ELSE 0 END FROM n, ${SEATS} AS seats WHERE i % 2 = 0`,
      ],
    },
    {
      count: tables,
      statements: (first, last) => [
        `${numbers(first, last)} INSERT INTO matches (${MATCH_COLUMNS})
         SELECT ${matchRow(`'o' || ${text('i')}`, 'open', `${now} - i`, '0')} FROM n`,
        `${numbers(first, last)} INSERT INTO matches (${MATCH_COLUMNS})
         SELECT ${matchRow(`'p' || ${text('i')}`, 'playing', `${now} - i`, '0')} FROM n WHERE i % 5 = 0`,
        `${numbers(first, last)} INSERT INTO seats (match_id, seat, user_id, name)
         SELECT 'o' || ${text('i')}, seat, CASE WHEN seat = 0 THEN 'u' || ${text(`i % ${users}`)} END,
           CASE WHEN seat = 0 THEN 'Traveller' END FROM n, ${SEATS} AS seats`,
        `${numbers(first, last)} INSERT INTO seats (match_id, seat, user_id, name)
         SELECT 'p' || ${text('i')}, seat, ${playerAt('i', 'seat', users)}, 'Traveller' FROM n, ${SEATS} AS seats WHERE i % 5 = 0`,
      ],
    },
    ...societyParts(crowd, now),
  ];
}

/**
 * Fills an empty store with so many people and all that they have played; for measurements. One that has been filled with as many is
 * used again, with what is being played brought up to now.
 */
export async function fillStore(place: StorePlace, crowd: Crowd, now: number): Promise<Sample> {
  const database: Sql =
    'folder' in place
      ? new SqliteSql(join(place.folder, SQLITE_FILE))
      : new PostgresSql(place.databaseUrl, place.schema);
  try {
    await migrate(database);
    await database.alone(async (own) => {
      const ask = async (...batch: string[]): Promise<SqlRow[]> =>
        (await own.run(batch.map((sql): Statement => ({ sql, values: [] })))).at(-1) ?? [];
      const [there] = await ask(COUNTS);
      if (Number(there?.['users']) === 0) await fill(ask, database.dialect, crowd, now);
      else if (
        Object.entries({ ...crowd, ...societyOf(crowd) }).some(
          ([what, count]) => Number(there?.[what]) !== count,
        )
      )
        throw new Error(`the store has other numbers in it: ${JSON.stringify(there)}`);
      await ask(
        `UPDATE matches SET updated_at = updated_at - (SELECT MAX(updated_at) FROM matches WHERE status = 'playing') + ${now}
         WHERE status = 'playing'`,
        // Their hosts are there, or the tables would be closed; one in twenty is here.
        `UPDATE matches SET attended_at = ${now} WHERE status = 'open'`,
        `UPDATE sessions SET seen_at = ${now}`,
      );
      await ask(TIDY[database.dialect]);
    });
  } finally {
    await database.close();
  }
  return sampleOf(place, crowd, now);
}

const COUNTS = `SELECT (SELECT COUNT(*) FROM users) AS users,
  (SELECT COUNT(*) FROM matches WHERE status = 'finished') AS matches, (SELECT COUNT(*) FROM matches WHERE status = 'open') AS tables,
  (SELECT COUNT(*) FROM clubs) AS clubs, (SELECT COUNT(*) FROM tournaments) AS tournaments,
  (SELECT COUNT(*) FROM invitations) AS invitations, (SELECT COUNT(*) FROM invited) AS invited`;
const FILLED = [
  'users',
  'profiles',
  'standings',
  'matches',
  'seats',
  'rated_matches',
  'rated_seats',
];
/** What a database does by itself now and then. */
const TIDY: Readonly<Record<Dialect, string>> = { postgres: 'VACUUM ANALYZE', sqlite: 'ANALYZE' };
/** The indexes that can be made again from their statements; those of keys stay. */
const INDEXES: Readonly<Record<Dialect, string>> = {
  postgres: `SELECT indexname AS name, indexdef AS sql FROM pg_indexes WHERE schemaname = current_schema()
    AND tablename IN ('${FILLED.join("', '")}') AND indexdef NOT LIKE '%UNIQUE%'`,
  sqlite: `SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL
    AND tbl_name IN ('${FILLED.join("', '")}') AND sql NOT LIKE '%UNIQUE%'`,
};

/** Indexes are made when everything is there, which takes a part of the time that they take row by row. */
async function fill(
  ask: (...batch: string[]) => Promise<SqlRow[]>,
  dialect: Dialect,
  crowd: Crowd,
  now: number,
): Promise<void> {
  const indexes = await ask(INDEXES[dialect]);
  for (const { name } of indexes) await ask(`DROP INDEX ${name}`);
  for (const { count, statements } of partsOf(crowd, now))
    for (let first = 0; first < count; first += AT_ONCE)
      await ask(...statements(first, Math.min(count, first + AT_ONCE)));
  for (const { sql } of indexes) await ask(String(sql));
}

/** Gives some of them a session and a name by which they are found. */
async function sampleOf(place: StorePlace, crowd: Crowd, now: number): Promise<Sample> {
  const { users, matches } = crowd;
  const store = await openStore(place);
  const known = async (number: number): Promise<Known> => {
    const id = `u${number % users}`;
    const user = await store.userById(id);
    if (user === undefined) throw new Error(`${id} is not there`);
    await store.updateUser({ ...user, nameKey: nameKey(user.name) });
    const token = newToken();
    const session = { tokenHash: sha256(token), user: id, createdAt: now, seenAt: now, label: '' };
    await store.addSession({ ...session, scopes: null });
    return { id, name: user.name, token };
  };
  const heavy: Known[] = [];
  const usual: Known[] = [];
  for (let n = 0; n < SAMPLES; n++) {
    heavy.push(await known(n * 2));
    usual.push(await known(HEAVY_USERS + n * 1999));
  }
  const moderator = await known(1);
  const { clubs = 0, tournaments = 0 } = societyOf(crowd);
  const clubAtPlace = async (at: number): Promise<SampleClub> => ({
    id: `c${at % clubs}`,
    owner: await known((at % clubs) * STRIDE),
  });
  const largeClubs: SampleClub[] = [];
  for (let n = 0; n < LARGE_CLUBS; n++) largeClubs.push(await clubAtPlace(n));
  const others: SampleClub[] = [];
  for (let n = 0; n < SAMPLES; n++) others.push(await clubAtPlace(LARGE_CLUBS + n * 97));
  await store.close();
  const rated = Array.from({ length: SAMPLES }, (_, n) => `m${(n * 2 * STRIDE) % matches}`);
  const cup = (number: number): string => `t${number % tournaments}`;
  // Running ones and such that are over; none of a club.
  const largeCups = Array.from({ length: SAMPLES }, (_, n) => cup(n * LARGE_EVERY + 1 + (n % 2)));
  const cups = Array.from({ length: SAMPLES }, (_, n) => cup(n * LARGE_EVERY + 11 + (n % 2)));
  return { heavy, usual, moderator, rated, largeClubs, clubs: others, largeCups, cups };
}

/** Does something with a schema of a database, made if it is not there, and gone afterwards unless it is kept. */
export async function inSchema<T>(
  databaseUrl: string,
  schema: string,
  isKept: boolean,
  work: () => Promise<T>,
): Promise<T> {
  const ask = async (statement: string): Promise<void> => {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await ask(`CREATE SCHEMA IF NOT EXISTS ${schema}`);
  try {
    return await work();
  } finally {
    if (!isKept) await ask(`DROP SCHEMA ${schema} CASCADE`);
  }
}
