import { PROTOCOL_VERSION } from '@roundhouse/protocol';
import type { PositionMessage } from '@roundhouse/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Patience } from '../matches/patience.ts';
import { Client } from '../testing/client.ts';
import { startServer } from '../testing/play-server.ts';

const V = { v: PROTOCOL_VERSION } as const;
let url: string;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ url, stop } = await startServer());
});
afterAll(() => stop());

async function begin(ada: Client, bea: Client): Promise<string> {
  const table = { game: 'toll-road', seats: ['me', null], seating: 'chosen' };
  const { id } = await ada.post('/api/matches', table);
  await bea.post(`/api/matches/${id}/join`, {});
  await ada.post(`/api/matches/${id}/start`, {});
  return id;
}

const texts = ({ received }: Client, start: string): string[] =>
  received.filter((text) => text.startsWith(start));

/** Two pages of the same visitor: one takes deltas, the other whole positions. */
async function twoPages(name: string): Promise<[Client, Client]> {
  const client = await Client.guest(url, name);
  const plain = client.at(url);
  plain.delta = false;
  await plain.connect();
  return [client, plain];
}

it('say what whole positions say, to each viewer, and that what was sent is accepted', async () => {
  const visitors = [await twoPages('Ada'), await twoPages('Bea'), await twoPages('Eve')];
  const [[ada, adaToo], [bea]] = visitors as [[Client, Client], [Client, Client]];
  const match = await begin(ada, bea);
  const seen = new Map<Client, PositionMessage[]>();
  for (const client of visitors.flat()) {
    const own: PositionMessage[] = [];
    seen.set(client, own);
    client.listen((message) => {
      if (message.type === 'position') own.push(message);
    });
    await client.subscribe(match);
  }
  const end = Promise.all(visitors.flat().map((client) => client.arrival(match, 4)));
  const moves = [{ kind: 'draw' }, { kind: 'lay', stone: 1 }, { kind: 'end' }];
  for (const [entry, move] of moves.entries()) {
    const done = ada.acceptance(match);
    const id = `a${entry}`;
    ada.send({ ...V, type: 'move', match, id, entry, move });
    expect(await done).toEqual({ ...V, type: 'accepted', match, id, entry: entry + 1 });
  }
  const back = ada.acceptance(match);
  ada.send({ ...V, type: 'take-back', match, id: 'back', entry: 3, count: 2 });
  expect(await back).toMatchObject({ id: 'back', entry: 4 });
  await end;
  for (const [inDeltas, whole] of visitors) {
    expect(seen.get(inDeltas)).toHaveLength(5);
    expect(seen.get(inDeltas)).toEqual(seen.get(whole));
    expect(texts(inDeltas, '[')).toHaveLength(3);
    expect(texts(whole, '[')).toEqual([]);
  }
  const ids = texts(ada, '[').map((text) => (JSON.parse(text) as unknown[])[6]);
  expect(ids).toEqual(['a0', 'a1', 'a2']);
  // A take-back is told whole, and apart from that, that it was accepted.
  expect(texts(ada, `{"v":${PROTOCOL_VERSION},"type":"accepted"`)).toHaveLength(1);
  expect(texts(adaToo, `{"v":${PROTOCOL_VERSION},"type":"accepted"`)).toEqual([]);
  for (const client of visitors.flat()) client.close();
});

it('what is sent twice, or becomes no entry, is answered each time', async () => {
  const [ada, bea] = [await Client.guest(url, 'Ada'), await Client.guest(url, 'Bea')];
  const match = await begin(ada, bea);
  await ada.subscribe(match);
  const move = { ...V, type: 'move', match, id: 'a', entry: 0, move: { kind: 'draw' } } as const;
  for (let times = 0; times < 3; times++) {
    const answer = ada.acceptance(match);
    ada.send(move);
    expect(await answer).toMatchObject({ id: 'a', entry: 1 });
  }
  // What becomes no entry is answered by the newest one.
  const said = ada.acceptance(match);
  ada.send({ ...V, type: 'note', match, id: 'note', text: 'Draw first.' });
  expect(await said).toMatchObject({ id: 'note', entry: 1 });
  expect(texts(ada, `{"v":${PROTOCOL_VERSION},"type":"accepted"`)).toHaveLength(3);
  ada.close();
  bea.close();
});

/** Nobody is told of what they don't wait for before they wait for something. */
const PATIENT = new Patience(() => true, 3_600_000);

it('of several entries say what became of each, and what is accepted is said once', async () => {
  const { url: there, stop: stopIt } = await startServer({ patience: PATIENT });
  const [ada, bea] = [await Client.guest(there, 'Ada'), await Client.guest(there, 'Bea')];
  const plain = ada.at(there);
  plain.delta = false;
  await plain.connect();
  const match = await begin(ada, bea);
  const positions = new Map<Client, PositionMessage[]>();
  const accepted: string[] = [];
  for (const client of [ada, bea, plain]) {
    await client.subscribe(match);
    const own: PositionMessage[] = [];
    positions.set(client, own);
    client.listen((message) => {
      if (message.type === 'position') own.push(message);
      if (message.type === 'accepted') accepted.push(`${message.id} is ${message.entry}`);
    });
  }
  const pass = async (client: Client, entry: number, next: Client): Promise<void> => {
    const arrival = next.arrival(match, entry + 1);
    const move = { kind: 'pass' };
    client.send({ ...V, type: 'move', match, id: `${entry + 1}`, entry, move });
    await arrival;
  };
  // The first thing that they hear is told at once.
  await pass(ada, 0, bea);
  await pass(bea, 1, ada);
  await pass(ada, 2, bea);
  await pass(bea, 3, ada);
  await pass(ada, 4, bea);
  // Whoever goes hears of what it sent all the same.
  const heard = ada.acceptance(match);
  ada.send({ ...V, type: 'unsubscribe', match });
  await heard;
  await pass(bea, 5, plain);
  const steps = (client: Client): unknown =>
    positions.get(client)?.map(({ steps: told }) => told.map(({ entry }) => entry));
  expect(steps(ada)).toEqual([[1], [2], [3, 4]]);
  expect(steps(plain)).toEqual([[1], [2], [3, 4], [5, 6]]);
  expect(steps(bea)).toEqual([[1], [2, 3], [4, 5]]);
  expect(accepted.toSorted()).toEqual(['1 is 1', '2 is 2', '3 is 3', '4 is 4', '5 is 5']);
  await stopIt();
});
