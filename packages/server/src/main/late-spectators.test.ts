import type { PositionMessage, ServerMessage, Table } from '@roundhouse/protocol';
import { expect, it, vi } from 'vitest';
import type { Client } from '../testing/client.ts';
import { visitedServer } from '../testing/visited-server.ts';

const server = await visitedServer();
const [ada, bea, eve] = [
  await server.guest('Ada'),
  await server.guest('Bea'),
  await server.guest('Eve'),
];

/** A running match of the two, which spectators see a move late. */
async function begin(): Promise<string> {
  const table = { game: 'toll-road', seats: ['me', null], seating: 'chosen', delay: 1 };
  return ada.begin({ ...table, guestChat: true }, bea);
}

async function pass(client: Client, match: string, entry: number): Promise<void> {
  await client.does({ type: 'move', match, id: `m${entry}`, entry, move: { kind: 'pass' } });
}

async function say(client: Client, match: string, text: string): Promise<void> {
  await client.does({ type: 'chat', match, id: text, text });
}

/** Everything that this client hears of a match from now on, and how to wait until it has heard it. */
function hearing(client: Client, match: string) {
  const entries: number[] = [];
  const lines: string[] = [];
  client.listen((message) => {
    if (message.type === 'position' && message.match === match) entries.push(message.entry);
    if (message.type === 'chat' && message.match === match)
      lines.push(...message.lines.map(({ text }) => text));
  });
  const settled = async (): Promise<void> => {
    const id = `${Math.random()}`;
    const pong = client.next(
      (message): message is Extract<ServerMessage, { type: 'pong' }> =>
        message.type === 'pong' && message.id === id,
    );
    client.send({ type: 'ping', id });
    await pong;
  };
  return { entries, lines, settled };
}

it('positions and words reach spectators a move late, and all at the end', async () => {
  const match = await begin();
  const heard = hearing(eve, match);
  await eve.subscribe(match);
  await say(ada, match, 'before');
  await pass(ada, match, 0);
  await say(ada, match, 'after one');
  await heard.settled();
  expect(heard).toMatchObject({ entries: [0], lines: ['before'] });
  await pass(bea, match, 1);
  await say(bea, match, 'after two');
  await heard.settled();
  expect(heard).toMatchObject({ entries: [0, 1], lines: ['before', 'after one'] });
  const over = eve.next(
    (message): message is PositionMessage =>
      message.type === 'position' && message.outcome !== null,
  );
  ada.send({ type: 'resign', match, id: 'enough' });
  await over;
  await heard.settled();
  expect(heard.lines).toEqual(['before', 'after one', 'after two']);
});

it('whoever comes later is as late', async () => {
  const match = await begin();
  await pass(ada, match, 0);
  await say(ada, match, 'hush');
  const heard = hearing(eve, match);
  expect((await eve.subscribe(match)).entry).toBe(0);
  await heard.settled();
  expect(heard.lines).toEqual([]);
  await pass(bea, match, 1);
  // The lines are read from the store, which may take longer than a move.
  await vi.waitFor(() => expect(heard).toMatchObject({ entries: [0, 1], lines: ['hush'] }), {
    timeout: 10_000,
  });
});

it('pages and lists tell no more than the table', async () => {
  const match = await begin();
  const quiet = { entry: 0, deciders: [], deadline: null };
  await pass(ada, match, 0);
  await say(ada, match, 'hush');
  const lists = ['/api/matches/watch', '/api/tv'];
  for (const path of lists) {
    const tables = await eve.get<Table[]>(path);
    const listed = tables.find(({ id }) => id === match);
    expect(listed ?? quiet).toMatchObject(quiet);
    if (path.endsWith('watch')) expect(listed?.updatedAt).toBe(listed?.startedAt);
  }
  expect(await eve.get(`/api/matches/${match}`)).toMatchObject(quiet);
  expect(await ada.get(`/api/matches/${match}`)).toMatchObject({ entry: 1, deciders: [1] });
  expect(await eve.get(`/api/matches/${match}/chat`)).toEqual([]);
  expect(await bea.get(`/api/matches/${match}/chat`)).toHaveLength(1);
  const past = `/api/matches/${match}/positions/1`;
  expect(await eve.get(past)).toMatchObject({ error: 'no-such-position' });
  expect(await bea.get(`${past}?viewer=spectator`)).toMatchObject({ moves: 1 });
  expect(await eve.get(`/api/matches/${match}/record`)).toMatchObject({ error: 'not-finished' });
});

it('a table can’t ask for any other delay', async () => {
  const body = { game: 'toll-road', seats: ['me', null], delay: 2 };
  expect(await ada.post('/api/matches', body)).toMatchObject({ error: 'malformed' });
});
