import { PROTOCOL_VERSION } from '@roundhouse/protocol';
import type { ServerMessage } from '@roundhouse/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../testing/client.ts';
import { begunMatch, bot, person, SETTINGS } from '../testing/fresh-store.ts';
import { Nodes } from '../testing/nodes.ts';
import type { Hearing } from '../testing/nodes.ts';
import { servicesAnswer } from '../testing/services.ts';
import type { MatchRow } from '../store/store.ts';

const V = { v: PROTOCOL_VERSION } as const;
const reachable = await servicesAnswer('the test of several nodes', { nats: true });
type Started = Awaited<ReturnType<Nodes['start']>>;
type Of<Type> = Extract<ServerMessage, { type: Type }>;

let nodes: Nodes;
beforeEach(async () => {
  nodes = await Nodes.create();
});
afterEach(() => nodes.remove());

async function begin(node: Started, change: Partial<MatchRow>): Promise<string> {
  const row = begunMatch({ game: 'toll-road', deciders: [0], ...change });
  await node.store.createMatch(row);
  return row.id;
}

const moveTo = (match: string, entry: number, id = `m${entry}`, kind = 'pass') =>
  ({ ...V, type: 'move', match, id, entry, move: { kind } }) as const;

const HEARINGS: [string, Hearing][] = [
  ['over NATS', 'nats'],
  ['by looking', { lookEvery: 200 }],
];

describe.skipIf(!reachable).each(HEARINGS)('two nodes that hear of each other %s', (_, hearing) => {
  let [a, b] = [] as unknown as [Started, Started];
  let [ada, bea] = [] as unknown as [Client, Client];
  beforeEach(async () => {
    a = await nodes.start(hearing);
    b = await nodes.start(hearing);
    ada = await nodes.guest(a, 'Ada');
    bea = await nodes.guest(b, 'Bea');
  });

  it('show each other’s moves, in order', async () => {
    const match = await begin(a, { seats: [person(ada.user), person(bea.user)] });
    await ada.subscribe(match);
    await bea.subscribe(match);
    const seen = bea.arrival(match, 1);
    ada.send(moveTo(match, 0));
    expect(await seen).toMatchObject({ entry: 1, deciders: [1], steps: [{ moves: 1 }] });
    const back = ada.arrival(match, 2);
    bea.send(moveTo(match, 1));
    expect(await back).toMatchObject({ entry: 2, steps: [{ moves: 2, seat: 1 }] });
  });

  it('let one of two crossing moves through, and show both players which', async () => {
    const match = await begin(a, { seats: [person(ada.user), person(bea.user)] });
    const elsewhere = await nodes.at(b, ada);
    await ada.subscribe(match);
    await elsewhere.subscribe(match);
    const answers = [ada, elsewhere].map((client) =>
      client.next(
        (message): message is Of<'accepted' | 'refused'> =>
          message.type === 'accepted' || message.type === 'refused',
      ),
    );
    ada.send(moveTo(match, 0, 'here'));
    elsewhere.send(moveTo(match, 0, 'there'));
    const types = (await Promise.all(answers)).map(({ type }) => type);
    expect(types.toSorted()).toEqual(['accepted', 'refused']);
    expect(await a.store.entries(match, 0)).toHaveLength(1);
  });

  it('take the same move, sent to both, once', async () => {
    const match = await begin(a, { seats: [person(ada.user), person(bea.user)] });
    const elsewhere = await nodes.at(b, ada);
    const answers = [ada, elsewhere].map((client) => client.acceptance(match));
    ada.send(moveTo(match, 0, 'same'));
    elsewhere.send(moveTo(match, 0, 'same'));
    const accepted = await Promise.all(answers);
    expect(accepted.map((message) => Reflect.get(message, 'entry') as number)).toEqual([1, 1]);
    expect(await a.store.entries(match, 0)).toHaveLength(1);
  });

  it('share the table before the match, the chat at it, and its beginning', async () => {
    const table = { game: 'toll-road', seats: ['me', null], seating: 'chosen', guestChat: true };
    const { id } = await ada.post('/api/matches', table);
    const seen = bea.hears('table');
    bea.send({ type: 'subscribe', match: id });
    await seen;
    const joined = ada.hears('table');
    ada.send({ type: 'subscribe', match: id });
    await joined;
    const sits = ada.next((message): message is Of<'table'> =>
      JSON.stringify(message).includes('"Bea"'),
    );
    await bea.post(`/api/matches/${id}/join`, {});
    await sits;
    const said = bea.hears('chat');
    ada.send({ type: 'chat', match: id, id: 'c', text: 'Hello there' });
    expect((await said).lines).toMatchObject([{ number: 1, text: 'Hello there', name: 'Ada' }]);
    const begun = bea.arrival(id, 0);
    await ada.post(`/api/matches/${id}/start`, {});
    expect(await begun).toMatchObject({ entry: 0, viewer: 1 });
  });

  it('tell the owner of a program at either, and let it move once', async () => {
    const match = await begin(a, { seats: [person(ada.user), person(bea.user)] });
    const elsewhere = await nodes.at(b, ada);
    await ada.subscribe(match);
    await elsewhere.subscribe(match);
    await bea.subscribe(match);
    const told = ada.hears('program');
    const moved = ada.arrival(match, 1);
    elsewhere.send({ type: 'program', match, id: 'p', program: { kind: 'pass-until-changed' } });
    expect((await told).notes[0]).toMatchObject({ what: 'armed' });
    await moved;
    const again = ada.arrival(match, 3);
    bea.send(moveTo(match, 1));
    await again;
    expect((await a.store.entries(match, 0)).map(({ id }) => id)).toEqual([
      'program/0/0',
      '1/m1',
      'program/2/0',
    ]);
  });

  it('end a session everywhere', async () => {
    const elsewhere = await nodes.at(b, ada);
    const closed = elsewhere.closed();
    await ada.post('/api/logout', {});
    expect(await closed).toBe(4401);
  });
});

it.skipIf(!reachable)(
  'whoever is at a table and hears of its match only when that is over sees how it ended',
  async () => {
    const late: Hearing = { lookEvery: 600_000 };
    const [a, b] = [await nodes.start(late), await nodes.start(late)];
    const [ada, cy] = [await nodes.guest(a, 'Ada'), await nodes.guest(a, 'Cy')];
    const bea = await nodes.guest(b, 'Bea');
    const table = { game: 'toll-road', seats: ['me', null], seating: 'chosen', onResign: 'end' };
    const { id } = await ada.post('/api/matches', table);
    const shown = bea.hears('table');
    bea.send({ type: 'subscribe', match: id });
    await shown;
    await cy.post(`/api/matches/${id}/join`, {});
    await ada.post(`/api/matches/${id}/start`, {});
    const resigned = ada.acceptance(id);
    ada.send({ type: 'resign', match: id, id: 'r' });
    await resigned;
    const seen = bea.arrival(id, 1);
    // Somebody else brings the news to the node.
    const dee = await nodes.guest(b, 'Dee');
    await dee.subscribe(id);
    expect(await seen).toMatchObject({ viewer: 'spectator', outcome: expect.anything() });
  },
);

describe.skipIf(!reachable)('jobs of several nodes', () => {
  let thoughts: string[];
  const think =
    (node: string) =>
    async ({ legal }: { legal: readonly { readonly kind: string }[] }) => {
      thoughts.push(node);
      return legal.at(-1) ?? { kind: 'none' };
    };
  beforeEach(() => {
    thoughts = [];
  });

  it('a bot thinks at one node only, once for each move', async () => {
    const a = await nodes.start('nats', { think: think('a') });
    const b = await nodes.start('nats', { think: think('b') });
    const eve = await nodes.guest(b, 'Eve');
    const seats = [bot('easy'), bot('easy')];
    const match = await begin(a, { seats, deciders: [0], waitsForBot: true });
    const over = eve.next(
      (message): message is Of<'position'> =>
        message.type === 'position' && message.outcome !== null,
    );
    await eve.subscribe(match);
    await over;
    const moves = await a.store.entries(match, 0);
    expect(thoughts).toHaveLength(moves.length);
    expect(new Set(thoughts).size).toBe(1);
  });

  it('a node that stands still loses its bot to another, and comes too late', async () => {
    let wake: (() => void) | undefined;
    const asleep = new Promise<void>((resolve) => {
      wake = resolve;
    });
    const lease = 1500;
    const a = await nodes.start(
      'nats',
      {
        think: async (question) => {
          thoughts.push('a');
          await asleep;
          return think('a again')(question);
        },
      },
      lease,
    );
    const seats = [bot('easy'), person('x')];
    const match = await begin(a, { seats, deciders: [0], waitsForBot: true });
    const begun = performance.now();
    expect(await a.store.jobs.claim(10)).toEqual([match]);
    await a.server.wake(match);
    expect(thoughts).toEqual(['a']);
    // A node that stands still neither keeps its jobs nor takes any.
    Object.assign(a.store.jobs, { renew: async (ids: string[]) => ids, claim: async () => [] });
    const b = await nodes.start('nats', { think: think('b') }, lease);
    const eve = await nodes.guest(b, 'Eve');
    const moved = eve.arrival(match, 1);
    await eve.subscribe(match);
    await moved;
    expect(performance.now() - begun).toBeGreaterThan(lease / 2);
    wake?.();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(thoughts.slice(0, 2)).toEqual(['a', 'b']);
    expect((await b.store.entries(match, 0)).map(({ id }) => id)).toEqual(['bot/0/0']);
  });

  it('a node that is stopped leaves its bots to the others at once', async () => {
    const never = new Promise<never>(() => undefined);
    const lease = 60_000;
    const a = await nodes.start('nats', { think: () => never }, lease);
    const b = await nodes.start('nats', { think: think('b') }, lease);
    const eve = await nodes.guest(b, 'Eve');
    const seats = [bot('easy'), person('x')];
    const match = await begin(a, { seats, deciders: [0], waitsForBot: true });
    await a.store.jobs.claim(10);
    await a.server.wake(match);
    await eve.subscribe(match);
    const moved = eve.arrival(match, 1);
    await a.server.close();
    await moved;
    expect(thoughts).toEqual(['b']);
  });

  it('time that is up is noted once', async () => {
    const change = { think: think('any') };
    const settings = {
      ...SETTINGS,
      time: { kind: 'real-time', bank: 60_000, increment: 0 } as const,
    };
    const a = await nodes.start('nats', change);
    await nodes.start('nats', change);
    const match = await begin(a, {
      settings,
      seats: [person('x'), person('y')],
      deadline: 60_000,
    });
    const eve = await nodes.guest(a, 'Eve');
    const noted = eve.arrival(match, 1);
    await eve.subscribe(match);
    await noted;
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const entries = await a.store.entries(match, 0);
    const timeOuts = entries.flatMap(({ entry }) =>
      entry.kind === 'time-out' ? [entry.seat] : [],
    );
    expect(timeOuts).toEqual([...new Set(timeOuts)]);
    expect(timeOuts).toContain(0);
  });
});

describe.skipIf(!reachable)('lists of own matches', () => {
  it.each(HEARINGS)('are told at other nodes too, %s', async (_, hearing) => {
    const a = await nodes.start(hearing);
    const b = await nodes.start(hearing);
    const ada = await nodes.guest(a, 'Ada');
    const bea = await nodes.guest(b, 'Bea');
    const table = { game: 'toll-road', seats: ['me', null], seating: 'chosen' };
    const { id } = await ada.post('/api/matches', table);
    await bea.post(`/api/matches/${id}/join`, {});
    const told = bea.next(
      (message): message is Of<'mine'> =>
        message.type === 'mine' && JSON.stringify(message).includes('"playing"'),
    );
    await ada.post(`/api/matches/${id}/start`, {});
    await told;
  });

  it('are told whatever the clock of the node says that changed them', async () => {
    const lookEvery = 50;
    const [a, b] = [await nodes.start({ lookEvery }), await nodes.start({ lookEvery })];
    const ada = await nodes.guest(a, 'Ada');
    const bea = await nodes.guest(b, 'Bea');
    const { id } = await ada.post('/api/matches', { game: 'toll-road', seats: ['me', null] });
    const told = bea.next(
      (message): message is Of<'mine'> =>
        message.type === 'mine' && JSON.stringify(message).includes('"Otto"'),
    );
    await bea.post(`/api/matches/${id}/join`, {});
    // Long enough that Bea's node has looked and found that she has joined.
    await new Promise((resolve) => setTimeout(resolve, 10 * lookEvery));
    const row = await a.store.matchById(id);
    if (row === undefined) throw new Error('there is no table');
    const seats = row.seats.map((seat) => (seat.name === 'Ada' ? { ...seat, name: 'Otto' } : seat));
    await a.store.updateMatch({ ...row, seats, updatedAt: row.updatedAt - 100 });
    await told;
  });
});
