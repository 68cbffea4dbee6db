import { dealtSeed, formatNotation, Match, replay, seedFromText } from '@roundhouse/engine';
import type { AnyGame } from '@roundhouse/engine';
import { recordMatch, whistleStop } from '@roundhouse/engine/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MatchRow, Store, UserRow } from '../store/store.ts';
import { freshStore, SETTINGS } from '../testing/fresh-store.ts';
import { NO_QUOTAS } from '../base/limits.ts';
import type { Quotas } from '../base/limits.ts';
import type { Host } from './quotas.ts';
import { aboutMatch } from './about-match.ts';
import { recordOf } from './record-of.ts';
import { Tables } from './tables.ts';
import type { NewTable, TableResult } from './tables.ts';

let store: Store;
let remove: () => Promise<void>;
let tables: Tables;
beforeAll(async () => {
  ({ store, remove } = await freshStore());
  tables = tablesWith(NO_QUOTAS);
});
afterAll(() => remove());

const tablesWith = (quotas: Quotas): Tables =>
  new Tables({ store, games: [whistleStop], now: () => 1000, quotas });
const at = (user: UserRow, address = '::1'): Host => ({ user, address });

const user = (id: string): UserRow => ({
  id,
  name: id.toUpperCase(),
  login: null,
  passwordHash: null,
  nameKey: null,
  createdAt: 0,
});
const [ada, bea] = [user('ada'), user('bea')];
const NEW: NewTable = {
  game: 'whistle-stop',
  settings: { ...SETTINGS, options: {} },
  isPublic: true,
  seats: ['me', null, 'easy'],
};

async function create(change: Partial<NewTable> = {}): Promise<MatchRow> {
  return must(await tables.create(at(ada), { ...NEW, ...change }));
}

function must(result: TableResult): MatchRow {
  if (!result.ok) throw new Error(result.problem);
  return result.match;
}

const problem = (result: TableResult): string => (result.ok ? 'none' : result.problem);

describe('a table', () => {
  it('is created with its options filled in and its seats as asked', async () => {
    const { settings, seats, status } = await create();
    expect(settings).toMatchObject({ options: { prize: 'one' } });
    expect(seats.map(({ name, bot }) => name ?? bot)).toEqual(['ADA', null, 'easy']);
    expect(status).toBe('open');
  });

  it.each([
    ['no-such-game', { game: 'chess' }],
    ['bad-options', { settings: { ...SETTINGS, options: { prize: 'all' } } }],
    ['bad-seat-count', { seats: ['me', null, null, null] }],
    ['already-seated', { seats: ['me', 'me'] }],
    ['nobody-there', { seats: ['easy', 'easy'] }],
    ['nobody-there', { seats: [null, 'easy'] }],
  ] as const)('is refused as %s', async (expected, change) => {
    expect(problem(await tables.create(at(ada), { ...NEW, ...change }))).toBe(expected);
  });

  it('is joined once, in a free seat', async () => {
    const { id } = await create();
    expect(problem(await tables.join(ada, id, undefined))).toBe('already-seated');
    expect(problem(await tables.join(bea, id, 0))).toBe('seat-taken');
    expect(problem(await tables.join(bea, id, 7))).toBe('seat-taken');
    expect(must(await tables.join(bea, id, undefined)).seats[1]?.user).toBe('bea');
    expect(problem(await tables.join(user('cid'), id, undefined))).toBe('seat-taken');
    expect(problem(await tables.join(bea, 'nowhere', undefined))).toBe('no-such-match');
  });

  it('passes to another host when its host leaves, and ends with the last', async () => {
    const { id } = await create();
    await tables.join(bea, id, undefined);
    await tables.leave(ada, id);
    expect((await store.matchById(id))?.owner).toBe('bea');
    expect(must(await tables.leave(bea, id)).status).toBe('cancelled');
    expect(problem(await tables.leave(bea, id))).toBe('not-open');
  });

  it('is filled and emptied by its host only', async () => {
    const { id } = await create();
    expect(problem(await tables.fill(bea, id, 'hard'))).toBe('not-owner');
    expect(problem(await tables.fill(ada, id, 'hard', 0))).toBe('seat-taken');
    expect(must(await tables.fill(ada, id, 'hard')).seats[1]?.bot).toBe('hard');
    expect(must(await tables.fill(ada, id, null, 2)).seats[2]?.bot).toBeNull();
    expect(problem(await tables.start(at(ada), id))).toBe('seats-empty');
  });

  it('of many who want the last seat gives it to one', async () => {
    const { id } = await create();
    const results = await Promise.all(
      Array.from({ length: 4 }, (_, i) => tables.join(user(`u${i}`), id, undefined)),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  });
});

describe('a guest at a table', () => {
  it('can be removed by the host only, and not come back', async () => {
    const { id } = await create();
    await tables.join(bea, id, undefined);
    expect(problem(await tables.remove(bea, id, 0))).toBe('not-owner');
    expect(problem(await tables.remove(ada, id, 0))).toBe('not-seated');
    expect(problem(await tables.remove(ada, id, 2))).toBe('not-seated');
    const left = must(await tables.remove(ada, id, 1));
    expect([left.seats[1]?.user, left.removed, left.owner]).toEqual([null, ['bea'], 'ada']);
    expect(problem(await tables.join(bea, id, undefined))).toBe('removed');
    expect(problem(await tables.join(user('cid'), id, undefined))).toBe('none');
  });

  it('is the host when that one is gone for too long', async () => {
    const { id } = await create();
    await tables.join(bea, id, undefined);
    expect(must(await tables.abandon(id))).toMatchObject({ owner: 'bea', status: 'open' });
    expect(must(await tables.abandon(id)).status).toBe('cancelled');
    expect(problem(await tables.abandon(id))).toBe('not-open');
  });
});

describe('a quota', () => {
  const quotas = (change: Partial<Quotas>): Tables => tablesWith({ ...NO_QUOTAS, ...change });
  const tally = (results: readonly TableResult[]): string[] => results.map(problem).toSorted();
  const times = <T>(count: number, make: (at: number) => T): T[] =>
    Array.from({ length: count }, (_, at) => make(at));

  it('bounds open tables of a guest, an account and an address, however many are asked for at once', async () => {
    const few = quotas({ openTables: { guest: 1, account: 2, address: 3 } });
    const account = { ...user('account'), login: 'account' };
    const openAt = (who: UserRow, address: string): Promise<TableResult> =>
      few.create(at(who, address), NEW);
    const guests = await Promise.all(times(3, () => openAt(user('guest'), 'a')));
    expect(tally(guests)).toEqual(['none', 'too-many-tables', 'too-many-tables']);
    const accounts = await Promise.all(times(3, () => openAt(account, 'b')));
    expect(tally(accounts)).toEqual(['none', 'none', 'too-many-tables']);
    const crowd = await Promise.all(times(5, (i) => openAt(user(`crowd ${i}`), 'c')));
    expect(tally(crowd).filter((each) => each === 'none')).toHaveLength(3);
  });

  it('bounds running matches with bots, and not those among people', async () => {
    const few = quotas({ botMatches: { guest: 1, account: 1, address: 2 } });
    const begin = async (who: UserRow, seats: NewTable['seats']): Promise<string> => {
      const { id } = must(await few.create(at(who, 'd'), { ...NEW, seats }));
      if (seats.includes(null)) await few.join(user('friend'), id, undefined);
      return problem(await few.start(at(who, 'd'), id));
    };
    const [one, two, three] = [user('one'), user('two'), user('three')];
    expect(await begin(one, ['me', 'expert'])).toBe('none');
    expect(await begin(one, ['me', 'expert'])).toBe('too-many-bots');
    expect(await begin(one, ['me', null])).toBe('none');
    expect(await begin(two, ['me', 'expert'])).toBe('none');
    expect(await begin(three, ['me', 'expert'])).toBe('too-many-bots');
  });
});

describe('a match that starts', () => {
  it('says at once who has to decide, and by when', async () => {
    const time = { kind: 'real-time', bank: 60_000, increment: 0 } as const;
    const { id } = await create({ settings: { ...SETTINGS, time } });
    await tables.fill(ada, id, 'easy');
    expect(problem(await tables.start(at(bea), id))).toBe('not-owner');
    await tables.start(at(ada), id);
    expect(await store.matchById(id)).toMatchObject({
      status: 'playing',
      deciders: [0, 1, 2],
      deadline: 61_000,
      waitsForBot: true,
      startedAt: 1000,
    });
    expect(problem(await tables.start(at(ada), id))).toBe('not-open');
    expect(problem(await tables.leave(ada, id))).toBe('not-open');
  });

  it('seats people at random if the table wants that, otherwise as they sat', async () => {
    const places = new Set<number>();
    for (let i = 0; i < 30; i++) {
      const { id } = await create({
        settings: { ...SETTINGS, seating: 'random' },
        seats: ['me', 'easy', 'easy'],
      });
      places.add(
        must(await tables.start(at(ada), id)).seats.findIndex((seat) => seat.user === 'ada'),
      );
    }
    expect(places).toEqual(new Set([0, 1, 2]));
    const { id } = await create({ seats: ['easy', 'me'] });
    expect(must(await tables.start(at(ada), id)).seats[1]?.user).toBe('ada');
  });
});

describe('a rematch', () => {
  it('is one new table for all who ask, everybody one seat on, with another seed', async () => {
    const { id } = await create({ seats: ['me', 'easy'] });
    expect(problem(await tables.rematch(at(ada), id))).toBe('not-finished');
    const started = must(await tables.start(at(ada), id));
    await store.updateMatch({ ...started, status: 'finished' });
    const again = must(await tables.rematch(at(ada), id));
    expect(again.seats.map((seat) => seat.bot ?? seat.user)).toEqual(['easy', 'ada']);
    expect(again.seed).not.toBe(started.seed);
    expect([again.status, again.startedAt, again.entry]).toEqual(['open', null, 0]);
    expect(must(await tables.rematch(at(ada), id)).id).toBe(again.id);
    expect(again.id).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(problem(await tables.rematch(at(bea), id))).toBe('not-seated');
    await tables.leave(ada, again.id);
    expect(must(await tables.rematch(at(ada), id)).id).not.toBe(again.id);
  });

  it('is one, also if several ask at once', async () => {
    const { id } = await create({ seats: ['me', 'easy'] });
    const started = must(await tables.start(at(ada), id));
    await store.updateMatch({ ...started, status: 'finished' });
    const made = await Promise.all([1, 2, 3].map(() => tables.rematch(at(ada), id)));
    expect(new Set(made.map((each) => must(each).id)).size).toBe(1);
  });
});

describe('a table with a position of another match', () => {
  const game = whistleStop as unknown as AnyGame;
  const { record } = recordMatch(game, { seats: 2, seed: seedFromText('elsewhere') });
  const MOVES = 4;
  const textAfter = (moves: number): string =>
    formatNotation(game, {
      record: { ...record, moves: record.moves.slice(0, moves) },
      players: [],
      tags: {},
      comments: {},
    });
  const elsewhere = (() => {
    const told = Match.replay(game, { ...record, moves: record.moves.slice(0, MOVES) });
    if (!told.ok) throw new Error(told.error);
    return told.match;
  })();
  const begun = async (anew: boolean): Promise<MatchRow> => {
    const start = { text: textAfter(MOVES), anew };
    const settings = { ...SETTINGS, options: {}, seating: 'random' as const };
    const { id } = await create({ seats: ['me', 'easy'], start, settings });
    return must(await tables.start(at(ada), id));
  };
  const playing = async (row: MatchRow): Promise<Match> => {
    const told = await recordOf(store, [game], row);
    const match = told && Match.replay(game, told);
    if (!match?.ok) throw new Error('no record');
    return match.match;
  };

  it('begins there, with the seats as chosen', async () => {
    const row = await begun(true);
    expect(row.seats.map(({ bot }) => bot)).toEqual([null, 'easy']);
    expect(row.deciders).toEqual(elsewhere.deciders);
    expect(await store.matchById(row.id)).toMatchObject({ start: { anew: true } });
  });

  it('shows everybody what a spectator saw, and deals the rest from its own secret seed', async () => {
    const row = await begun(true);
    const match = await playing(row);
    expect(match.position('spectator').view).toEqual(elsewhere.position('spectator').view);
    const hands = [0, 1].map((seat) => JSON.stringify(match.position(seat).view));
    expect(hands).not.toEqual([0, 1].map((seat) => JSON.stringify(elsewhere.position(seat).view)));
    const told = await recordOf(store, [game], row);
    expect(told && dealtSeed(told)).toBe(row.seed);
    expect(row.seed).not.toBe(record.seed);
    expect(told && replay(game, told).ok).toBe(true);
  });

  it('tells nobody how it came about before it is over', async () => {
    const about = JSON.stringify(aboutMatch(await begun(true), 'ada'));
    expect(about).toContain('"start":{"moves":4,"anew":true}');
    expect(about).not.toContain(record.seed);
    expect(about).not.toContain('"kind":"seal"');
  });

  it('leaves all as it was if that is wanted, and promises the seed of the other match', async () => {
    const row = await begun(false);
    const match = await playing(row);
    expect(match.position(1).view).toEqual(elsewhere.position(1).view);
    expect(row.seed).toBe(record.seed);
  });

  it.each([
    ['no text at all', 'Dear diary'],
    ['a match that is over', textAfter(record.moves.length)],
    ['moves that are not legal', textAfter(MOVES).replaceAll(/seal \d+/g, 'seal 1')],
    ['another game', textAfter(MOVES).replace('whistle-stop', 'toll-road')],
  ])('is refused for %s', async (_, text) => {
    const start = { text, anew: true };
    expect(problem(await tables.create(at(ada), { ...NEW, seats: ['me', null], start }))).toBe(
      'no-such-position',
    );
  });

  it('has as many seats as the other match', async () => {
    const start = { text: textAfter(MOVES), anew: true };
    expect(problem(await tables.create(at(ada), { ...NEW, start }))).toBe('bad-seat-count');
  });
});
