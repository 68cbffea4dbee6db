import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PlayServer } from '../main/play-server.ts';
import type { MatchRow, Store } from '../store/store.ts';
import { begunMatch, changedStore, freshStore, person, SETTINGS } from '../testing/fresh-store.ts';
import { Nodes } from '../testing/nodes.ts';
import { startServer } from '../testing/play-server.ts';
import { servicesAnswer } from '../testing/services.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const time = { kind: 'real-time', bank: 10 * MINUTE, increment: 0 } as const;

/** A live match that began at this moment: its players have ten minutes. */
const begunAt = (startedAt: number): MatchRow =>
  begunMatch({
    game: 'toll-road',
    seats: [person('x'), person('y')],
    deciders: [0],
    settings: { ...SETTINGS, time },
    startedAt,
    deadline: startedAt + time.bank,
  });

async function kindsAfterLook(server: PlayServer, store: Store, id: string): Promise<string[]> {
  await server.checkClocks();
  return (await store.entries(id, 0)).map(({ entry }) => entry.kind);
}

const deadlineSeen = async (server: PlayServer, id: string): Promise<number> =>
  (await (await server.matches.find(id))?.show(0))?.clocks?.deadlines[0] ?? 0;

describe('nobody is charged', () => {
  let store: Store;
  let remove: () => Promise<void>;
  let server: PlayServer;
  beforeEach(async () => {
    ({ store, remove } = await freshStore());
  });
  afterEach(async () => {
    await server.close();
    await remove();
  });

  const start = async (now: () => number = Date.now): Promise<void> => {
    const shared = changedStore(store, { close: async () => undefined });
    ({ server } = await startServer({ store: shared, now }));
  };

  it.each([3, -3])('when the clock on the wall jumps by %i hours', async (hours) => {
    let wall = Date.now();
    await start(() => wall);
    const { id, ...row } = begunAt(Date.now());
    await store.createMatch({ id, ...row });
    wall += hours * HOUR;
    expect(await kindsAfterLook(server, store, id)).toEqual([]);
    const left = (await deadlineSeen(server, id)) - wall;
    expect(left).toBeGreaterThan(time.bank - MINUTE);
    expect(left).toBeLessThan(time.bank + MINUTE);
  });

  it('for a stop of the server, though it lasted longer than they had time', async () => {
    await start();
    await server.close();
    const stopped = Date.now() - 3 * HOUR;
    await store.times.end(stopped);
    const row = begunAt(stopped - 4 * MINUTE);
    await store.createMatch(row);
    await start();
    expect(await kindsAfterLook(server, store, row.id)).toEqual([]);
    const left = (await deadlineSeen(server, row.id)) - Date.now();
    expect(left).toBeGreaterThan(5 * MINUTE);
    expect(left).toBeLessThanOrEqual(6 * MINUTE);
    expect((await store.matchById(row.id))?.deadline).toBe(await deadlineSeen(server, row.id));
  });

  it('but for the time that the server was there', async () => {
    await start();
    const row = begunAt(Date.now() - 11 * MINUTE);
    await store.createMatch(row);
    expect(await kindsAfterLook(server, store, row.id)).toContain('time-out');
  });
});

const reachable = await servicesAnswer('clocks of several nodes', { nats: false });

describe.skipIf(!reachable)('two nodes whose clocks differ by hours', () => {
  let nodes: Nodes;
  beforeAll(async () => {
    nodes = await Nodes.create();
  });
  afterAll(() => nodes.remove());

  it('agree about the time that is left', async () => {
    const hearing = { lookEvery: 50 };
    const early = await nodes.start(hearing, { now: () => Date.now() - 3 * HOUR });
    const late = await nodes.start(hearing, { now: () => Date.now() + 5 * HOUR });
    const row = begunAt(Date.now());
    await early.store.createMatch(row);
    for (const { server, store } of [early, late])
      expect(await kindsAfterLook(server, store, row.id)).toEqual([]);
    const moves = [
      [early, { kind: 'lay', stone: 0 }],
      [late, { kind: 'end' }],
    ] as const;
    for (const [entry, [node, move]] of moves.entries()) {
      const match = await node.server.matches.find(row.id);
      await match?.refresh();
      const answer = await match?.move(0, { id: `m${entry}`, entry, move });
      expect(answer).toMatchObject({ ok: true });
    }
    for (const { server, store } of [early, late]) {
      expect(await kindsAfterLook(server, store, row.id)).toEqual(['move', 'move']);
      const match = await server.matches.find(row.id);
      await match?.refresh();
      const [left = 0] = (await match?.show(0))?.clocks?.left ?? [];
      expect(left).toBeGreaterThan(time.bank - MINUTE);
      expect(left).toBeLessThanOrEqual(time.bank);
    }
  });
});
