import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lobbyQuery } from './lobby-query.ts';
import { migrate } from './migrations.ts';
import { sql } from './sql.ts';
import type { Statement } from './sql.ts';
import { SqlStore } from './sql-store.ts';
import { SqliteSql } from './sqlite/sqlite.ts';
import { UNHEARD_BY } from './peace.ts';
import type { LobbyFilter } from './store.ts';
import { testFolder } from '../testing/test-folder.ts';

const folder = testFolder();
let database: SqliteSql;
beforeAll(async () => {
  database = new SqliteSql(join(folder, 'plans.sqlite'));
  await migrate(database);
});
afterAll(async () => {
  await database.close();
});

/** How the database would go about it, step by step. */
async function planOf(statement: Statement): Promise<string[]> {
  const [rows = []] = await database.run([sql`EXPLAIN QUERY PLAN ${statement}`]);
  return rows.map((row) => String(row['detail']));
}

describe('lists read no more than they show, however much there is', () => {
  const AFTER = { createdAt: 5, id: 'x' } as NonNullable<LobbyFilter['after']>;
  it.each<[string, LobbyFilter]>([
    ['its first page', {}],
    ['a later page', { after: AFTER }],
    ['what fits a filter', { game: 'g', pace: 'live', withFreeSeat: true, apartFrom: ['u'] }],
  ])('the lobby, %s', async (_, filter) => {
    const plan = await planOf(sql`SELECT id FROM matches ${lobbyQuery('sqlite', filter, 50, 3)}`);
    expect(plan[0]).toMatch(/matches USING (COVERING )?INDEX matches_newest_open/);
    expect(plan.join('\n')).toMatch(/newer USING (COVERING )?INDEX matches_in_lobby/);
    expect(plan.join('\n')).not.toContain('TEMP B-TREE');
  });

  it('who does not want to hear somebody, and not who follows them', async () => {
    const index = /ties USING (COVERING )?INDEX ties_unheard \(other_id=\?\)/;
    const heard = await planOf(sql`SELECT ${UNHEARD_BY.sqlite} FROM chat WHERE match_id = ${'m'}`);
    expect(heard.join('\n')).toMatch(index);
    const met = await planOf(sql`SELECT user_id FROM ties WHERE other_id = ${'u'} AND blocks = 1`);
    expect(met.join('\n')).toMatch(index);
  });

  it.each([
    [
      'table sizes',
      sql`SELECT seat_count, COUNT(*), SUM(place) FROM rated_seats WHERE player = ${'u'} AND place > 0 GROUP BY seat_count`,
    ],
    [
      'opponents',
      sql`SELECT match_id, place FROM rated_seats WHERE player = ${'u'} AND place > 0 ORDER BY ended_at DESC LIMIT 300`,
    ],
  ])('a profile’s %s', async (_, statement) => {
    const [first] = await planOf(statement);
    expect(first).toMatch(/rated_seats USING COVERING INDEX rated_seats_newest \(player=\?/);
  });

  it.each<[string, (store: SqlStore) => Promise<unknown>, readonly RegExp[]]>([
    [
      'matches',
      (store) => store.matchesOf('u', 100),
      [
        /SEARCH seats USING INDEX seats_newest \(user_id=\? AND ended_at=\?\)/,
        /SEARCH seats USING INDEX seats_newest \(user_id=\? AND ended_at>\?\)/,
      ],
    ],
    [
      'finished matches',
      (store) => store.finishedOf('u', 20),
      [/SEARCH seats USING INDEX seats_newest \(user_id=\? AND ended_at>\?\)/],
    ],
    [
      'achievements',
      (store) => store.profiles.achieved('u'),
      [
        /USING COVERING INDEX rated_wins \(player=\?\)/,
        /USING COVERING INDEX rated_upsets \(player=\?\)/,
        /perfect_reviews USING INDEX \w+ \(user_id=\?\)/,
      ],
    ],
    [
      'friends',
      (store) => store.peace.ties('u'),
      [/SEARCH seats USING INDEX seats_newest \(user_id=\? AND ended_at=\?\)/],
    ],
    [
      'invitations',
      (store) => store.invitations.seenBy('u', 1, 50),
      [/SCAN invitations USING INDEX invitations_newest/],
    ],
    [
      'tournaments',
      (store) => store.tournaments.list({ states: ['open'], of: 'u' }, 'u', 50),
      [
        /SEARCH tournament_entrants USING INDEX tournament_entrants_by_user \(user_id=\?\)/,
        /SEARCH tournaments USING INDEX tournaments_by_owner \(owner=\?\)/,
      ],
    ],
    [
      'view of tournaments that are over',
      (store) => store.tournaments.list({ states: ['finished', 'cancelled'] }, 'u', 50),
      [/SEARCH tournaments USING INDEX tournaments_listed \(state=\?\)/],
    ],
    [
      'time that is up',
      (store) => store.jobs.claimDue(1, 200),
      [/SEARCH matches USING INDEX matches_by_deadline \(deadline<\?\)/],
    ],
    [
      'tables of a club',
      (store) => store.matchesOfClub('c', ['open', 'playing'], 100),
      [/SEARCH matches USING INDEX matches_of_club \(club=\? AND status=\?\)/],
    ],
    [
      'results in a club',
      (store) => store.clubs.results('c', 500),
      [/SEARCH matches USING INDEX matches_of_club \(club=\? AND status=\?\)/],
    ],
    [
      'reports that are done, as a moderator',
      (store) => store.order.reports('closed', 100),
      [/SCAN reports USING INDEX reports_closed/],
    ],
  ])('a player’s %s', async (_, ask, steps) => {
    const asked: Statement[] = [];
    const run: SqliteSql['run'] = (batch, sees) => {
      asked.push(...batch);
      return database.run(batch, sees);
    };
    const heard = new Proxy(database, {
      get: (target, name: keyof SqliteSql) => (name === 'run' ? run : target[name]),
    });
    await ask(new SqlStore(heard, { node: 'one', lease: 1000 }));
    const plan = (await planOf(asked[0] ?? sql``)).join('\n');
    for (const step of steps) expect(plan).toMatch(step);
  });
});
