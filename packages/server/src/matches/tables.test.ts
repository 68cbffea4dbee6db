import { whistleStop } from '@roundhouse/engine/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MatchRow, Store, UserRow } from '../store/store.ts';
import { freshStore, SETTINGS } from '../testing/fresh-store.ts';
import { Tables } from './tables.ts';
import type { NewTable, TableResult } from './tables.ts';

let store: Store;
let remove: () => Promise<void>;
let tables: Tables;
beforeAll(async () => {
  ({ store, remove } = await freshStore());
  tables = new Tables(store, [whistleStop], () => 1000);
});
afterAll(() => remove());

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
  return must(await tables.create(ada, { ...NEW, ...change }));
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
  ] as const)('is refused as %s', async (expected, change) => {
    expect(problem(await tables.create(ada, { ...NEW, ...change }))).toBe(expected);
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
    expect(problem(await tables.start(ada, id))).toBe('seats-empty');
  });

  it('of many who want the last seat gives it to one', async () => {
    const { id } = await create();
    const results = await Promise.all(
      Array.from({ length: 4 }, (_, i) => tables.join(user(`u${i}`), id, undefined)),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  });
});

describe('a match that starts', () => {
  it('says at once who has to decide, and by when', async () => {
    const time = { kind: 'real-time', bank: 60_000, increment: 0 } as const;
    const { id } = await create({ settings: { ...SETTINGS, time } });
    await tables.fill(ada, id, 'easy');
    expect(problem(await tables.start(bea, id))).toBe('not-owner');
    await tables.start(ada, id);
    expect(await store.matchById(id)).toMatchObject({
      status: 'playing',
      deciders: [0, 1, 2],
      deadline: 61_000,
      waitsForBot: true,
      startedAt: 1000,
    });
    expect(problem(await tables.start(ada, id))).toBe('not-open');
    expect(problem(await tables.leave(ada, id))).toBe('not-open');
  });

  it('seats people at random if the table wants that, otherwise as they sat', async () => {
    const places = new Set<number>();
    for (let i = 0; i < 30; i++) {
      const { id } = await create({
        settings: { ...SETTINGS, seating: 'random' },
        seats: ['me', 'easy', 'easy'],
      });
      places.add(must(await tables.start(ada, id)).seats.findIndex((seat) => seat.user === 'ada'));
    }
    expect(places).toEqual(new Set([0, 1, 2]));
    const { id } = await create({ seats: ['easy', 'me'] });
    expect(must(await tables.start(ada, id)).seats[1]?.user).toBe('ada');
  });
});

describe('a rematch', () => {
  it('is one new table for all who ask, everybody one seat on, with another seed', async () => {
    const { id } = await create({ seats: ['me', 'easy'] });
    expect(problem(await tables.rematch(ada, id))).toBe('not-finished');
    const started = must(await tables.start(ada, id));
    await store.updateMatch({ ...started, status: 'finished' });
    const again = must(await tables.rematch(ada, id));
    expect(again.seats.map((seat) => seat.bot ?? seat.user)).toEqual(['easy', 'ada']);
    expect(again.seed).not.toBe(started.seed);
    expect([again.status, again.startedAt, again.position]).toEqual(['open', null, 0]);
    expect(must(await tables.rematch(ada, id)).id).toBe(again.id);
    expect(problem(await tables.rematch(bea, id))).toBe('not-seated');
  });
});
