import { NO_QUOTAS, openStore, Tables } from '@roundhouse/server';
import type { NewTable, Store, TableResult } from '@roundhouse/server';
import { createHash, randomBytes } from 'node:crypto';
import { rr60 } from '../../rr60/index.ts';
import { SEATS } from '../../rr60/data.ts';
import type { LaidTable } from './roundhouse-table.ts';

type User = Parameters<Store['createUser']>[0];

const TABLE: NewTable = {
  game: rr60.id,
  isPublic: true,
  seats: ['me', ...new Array<null>(SEATS - 1).fill(null)],
  settings: {
    options: {},
    time: { kind: 'none' },
    onTimeOut: 'bot',
    onResign: 'bot',
    seating: 'chosen',
  },
};

/** Twice as many matches as the fastest server here plays out in a second, in all and at one table. */
const PER_SECOND = 1000;
const AT_ONE_TABLE = 150;

/** How many matches each of these tables needs so that play never lacks one. */
export function matchesFor(tables: number, seconds: number): number {
  return Math.ceil(seconds * Math.min(AT_ONE_TABLE, PER_SECOND / tables)) + 1;
}

/**
 * Fills an empty store with tables that are about to begin: four people each, and the matches that they will play one
 * after the other. The peers know neither people nor lobby, so this is done before anything is measured.
 */
export async function layTables(
  folder: string,
  count: number,
  matches: number,
): Promise<LaidTable[]> {
  const store = await openStore({ folder });
  const tables = new Tables({ store, games: [rr60], now: Date.now, quotas: NO_QUOTAS });
  try {
    return await Promise.all(
      Array.from({ length: count }, async (_, number) => {
        const people = await Promise.all(
          Array.from({ length: SEATS }, (__, seat) => enter(store, `Guest ${number}.${seat}`)),
        );
        const users = people.map(({ user }) => user);
        return {
          guests: people.map(({ cookie }) => ({ cookie })),
          matches: await Promise.all(
            Array.from({ length: matches }, (__, nth) =>
              beginMatch(tables, users, `table ${number}.${nth}`),
            ),
          ),
        };
      }),
    );
  } finally {
    await store.close();
  }
}

async function enter(store: Store, name: string): Promise<{ user: User; cookie: string }> {
  const token = randomBytes(32).toString('base64url');
  const tokenHash = createHash('sha256').update(token).digest('hex');
  const at = Date.now();
  const id = randomBytes(16).toString('base64url');
  const user: User = { id, name, login: null, passwordHash: null, nameKey: null, createdAt: at };
  await store.createUser(user);
  const session = { user: id, createdAt: at, seenAt: at, label: 'bench', scopes: null };
  await store.addSession({ ...session, tokenHash });
  return { user, cookie: `roundhouse=${token}` };
}

/** Each from an address of its own: those from one address wait for each other. */
async function beginMatch(
  tables: Tables,
  users: readonly User[],
  address: string,
): Promise<string> {
  const [host, ...others] = users;
  if (host === undefined) throw new Error('a table needs people');
  const at = { user: host, address };
  const { match } = must(await tables.create(at, TABLE));
  for (const user of others) must(await tables.join(user, match.id, undefined));
  must(await tables.start(at, match.id));
  return match.id;
}

function must(result: TableResult): Extract<TableResult, { ok: true }> {
  if (!result.ok) throw new Error(`a table was not laid: ${result.problem}`);
  return result;
}
