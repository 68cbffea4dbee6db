import { PROTOCOL_VERSION } from '@roundhouse/protocol';
import type { ServerMessage } from '@roundhouse/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { LIMITS } from '../base/limits.ts';
import type { PlayServer } from '../main/play-server.ts';
import type { PlayServerInput } from '../main/play-server-input.ts';
import type { Store } from '../store/store.ts';
import { Client } from '../testing/client.ts';
import { changedStore, freshStore } from '../testing/fresh-store.ts';
import { startServer } from '../testing/play-server.ts';

const V = { v: PROTOCOL_VERSION } as const;
type Of<Type> = Extract<ServerMessage, { type: Type }>;

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const each of undo.splice(0).toReversed()) await each();
});

async function start(
  change: Partial<PlayServerInput> = {},
  doors: Partial<Store> = {},
): Promise<Awaited<ReturnType<typeof startServer>>> {
  const { store, remove } = await freshStore();
  undo.push(remove);
  const started = await startServer({ store: changedStore(store, doors), ...change });
  undo.push(() => started.server.close());
  return started;
}

async function guest(url: string): Promise<Client> {
  const client = await Client.guest(url, 'Ada');
  undo.push(() => client.close());
  return client;
}

async function tableOf(client: Client): Promise<string> {
  const table = { game: 'toll-road', seats: ['me', null], seating: 'chosen', guestChat: true };
  return (await client.post('/api/matches', table)).id;
}

async function say(store: Store, match: string, lines: number): Promise<void> {
  const line = { match, user: 'ada', name: 'Ada', seat: 0, at: 0, entry: 0 };
  for (let i = 1; i <= lines; i++)
    await store.addChat({ ...line, id: `ada/${i}`, text: `${i} `.padEnd(500, 'ü') });
}

const numbers = (lines: readonly { readonly number: number }[]): number[] =>
  lines.map(({ number }) => number);
const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);
const counted = async (server: PlayServer, name: string): Promise<number> => {
  const text = await server.metrics.text();
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')[1] ?? 0,
  );
};

describe('chat', () => {
  it('is shown from its last hundred lines on, and older ones in pages', async () => {
    const { store, url } = await start();
    const ada = await guest(url);
    const match = await tableOf(ada);
    await say(store, match, 230);
    const shown = ada.hears('chat');
    ada.send({ ...V, type: 'subscribe', match });
    expect(numbers((await shown).lines)).toEqual(range(131, 230));
    const page = async (query: string): Promise<number[]> =>
      numbers((await ada.get(`/api/matches/${match}/chat?${query}`)) as never);
    expect(await page('before=131')).toEqual(range(31, 130));
    expect(await page('before=31&limit=5')).toEqual(range(26, 30));
    expect(await page('after=228')).toEqual([229, 230]);
    expect(await page('')).toEqual(range(1, 100));
    for (const query of ['before=-1', 'limit=101', 'limit=0', 'after=x']) {
      const answer = await fetch(`${url}/api/matches/${match}/chat?${query}`);
      expect(answer.status).toBe(400);
    }
  });

  it('is limited for a user over all tables and sockets, and for a match', async () => {
    const slowly = { perSecond: 1e-6, burst: 3 };
    const chat = { perUser: slowly, perMatch: { perSecond: 1e-6, burst: 4 } };
    const { server, store, url } = await start({ limits: { ...LIMITS, chat } });
    const [ada, bea] = [await guest(url), await guest(url)];
    const match = await tableOf(ada);
    await bea.post(`/api/matches/${match}/join`, {});
    const elsewhere = ada.at(url);
    await elsewhere.connect();
    undo.push(() => elsewhere.close());
    const says = async (client: Client, id: string): Promise<string> => {
      const answer = client.next(
        (message): message is Of<'accepted' | 'refused'> =>
          (message.type === 'accepted' || message.type === 'refused') && message.id === id,
      );
      client.send({ ...V, type: 'chat', match, id, text: id });
      const heard = await answer;
      return heard.type === 'refused' ? heard.reason : 'said';
    };
    expect(await says(ada, '1')).toBe('said');
    expect(await says(elsewhere, '2')).toBe('said');
    expect(await says(ada, '3')).toBe('said');
    expect(await says(elsewhere, '4')).toBe('too-many');
    expect(await says(bea, '5')).toBe('said');
    expect(await says(bea, '6')).toBe('too-many');
    expect(await store.chatAfter(match, 0, 10)).toHaveLength(4);
    expect(
      await counted(server, 'roundhouse_refusals_total{door="socket",reason="too-many"}'),
    ).toBe(2);
  });
});

describe('subscriptions', () => {
  it('of one match wait for each other, only the newest counts, and none goes on for a socket that is gone', async () => {
    const reads: (() => void)[] = [];
    let isReading: () => void = () => undefined;
    const read = async (): Promise<[]> => {
      await new Promise<void>((resolve) => {
        reads.push(resolve);
        isReading();
      });
      return [];
    };
    const nextRead = (): Promise<void> =>
      new Promise((resolve) => {
        isReading = resolve;
      });
    const { url } = await start({}, { chatBefore: read });
    const ada = await guest(url);
    const match = await tableOf(ada);
    const pong = (id: string): Promise<Of<'pong'>> =>
      ada.next((message): message is Of<'pong'> => message.type === 'pong' && message.id === id);
    const first = nextRead();
    ada.send({ ...V, type: 'subscribe', match });
    await first;
    for (let i = 0; i < 50; i++) ada.send({ ...V, type: 'subscribe', match });
    const answered = pong('all heard');
    ada.send({ ...V, type: 'ping', id: 'all heard' });
    await answered;
    expect(reads).toHaveLength(1);
    const second = nextRead();
    reads[0]?.();
    await second;
    ada.send({ ...V, type: 'subscribe', match });
    const again = pong('waits again');
    ada.send({ ...V, type: 'ping', id: 'waits again' });
    await again;
    const gone = ada.closed();
    ada.close();
    await gone;
    reads[1]?.();
    await fetch(`${url}/health`);
    expect(reads).toHaveLength(2);
  });

  it('by sockets that don’t read leave the server as it is, and don’t keep it from stopping', async () => {
    const backlog = { perSocket: 2e6, perAddress: 4e6, inAll: 8e6 };
    const limits = { ...LIMITS, backlog, requests: 1e6 };
    const { server, store, url } = await start({ limits });
    const ada = await guest(url);
    const match = await tableOf(ada);
    await say(store, match, 300);
    const strangers = Array.from({ length: 20 }, () => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`);
      undo.push(() => socket.terminate());
      socket.on('error', () => undefined);
      return socket;
    });
    await Promise.all(
      strangers.map(
        (socket) =>
          new Promise<void>((resolve) => {
            socket.once('open', () => {
              socket.pause();
              resolve();
            });
          }),
      ),
    );
    for (let i = 0; i < 100; i++) {
      for (const socket of strangers)
        socket.send(JSON.stringify({ ...V, type: 'subscribe', match }));
      if (i % 20 === 0) expect((await fetch(`${url}/ready`)).status).toBe(200);
      expect(await counted(server, 'roundhouse_bytes_waiting')).toBeLessThanOrEqual(4e6);
    }
    const alive = ada.hears('pong');
    ada.send({ ...V, type: 'ping', id: 'p' });
    await alive;
    const gone = ada.closed();
    await server.close();
    expect(await gone).toBe(1001);
  });
});

it('a server stops though something under way never ends', async () => {
  const never = (): Promise<never> => new Promise(() => undefined);
  const { server, url } = await start({}, { entryNumber: never });
  const ada = await guest(url);
  const match = await tableOf(ada);
  await ada.post(`/api/matches/${match}/fill`, { bot: 'easy' });
  await ada.post(`/api/matches/${match}/start`, {});
  await ada.subscribe(match);
  ada.send({ ...V, type: 'return', match, id: 'hangs' });
  const heard = ada.hears('pong');
  ada.send({ ...V, type: 'ping', id: 'p' });
  await heard;
  await server.close();
});

describe('a socket that goes on sending what is refused', () => {
  const limits = {
    ...LIMITS,
    messages: { perSecond: 1e-6, burst: 50 },
    refusals: { perSecond: 1e-6, burst: 20 },
  };

  it.each([
    ['too much', 1000, (client: Client) => client.send({ ...V, type: 'ping', id: 'p' })],
    ['what can’t be read', 40, (client: Client) => client.sendText(`{"v":${PROTOCOL_VERSION}}`)],
    ['what is too large', 40, (client: Client) => client.sendText('x'.repeat(40_000))],
  ])('is closed: %s', async (_, count, send) => {
    const { server, url } = await start({ limits });
    const ada = await guest(url);
    const closed = ada.closed();
    for (let i = 0; i < count; i++) send(ada);
    expect(await closed).toBe(1008);
    const refused = ada.received.filter((text) => text.includes('"refused"'));
    expect(refused).toHaveLength(21);
    await expect
      .poll(() => counted(server, 'roundhouse_sockets_closed_total{reason="flooding"}'))
      .toBe(1);
  });

  it('is closed when it sends nothing but pings of the transport', async () => {
    const { url } = await start({ limits });
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`);
    const closed = new Promise((resolve) => {
      socket.once('close', resolve);
    });
    socket.once('open', () => {
      for (let i = 0; i < 200; i++) socket.ping();
    });
    expect(await closed).toBe(1008);
  });
});

it('an address has as many sockets as it may, however many come at once', async () => {
  const waits: (() => void)[] = [];
  let isSlow = true;
  const limits = { ...LIMITS, socketsPerAddress: 10 };
  const { url } = await start(
    { limits },
    {
      sessionByHash: async () => {
        if (isSlow)
          await new Promise<void>((resolve) => {
            waits.push(resolve);
          });
        return undefined;
      },
    },
  );
  const come = (): Promise<WebSocket | undefined> =>
    new Promise((resolve) => {
      const headers = { cookie: 'roundhouse=anything' };
      const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { headers });
      undo.push(() => socket.terminate());
      socket.once('open', () => resolve(socket));
      socket.once('error', () => resolve(undefined));
    });
  const all = Array.from({ length: 60 }, come);
  const refused: unknown[] = [];
  await new Promise<void>((resolve) => {
    for (const one of all)
      void one.then((socket) => {
        if (socket === undefined && refused.push(socket) === 50) resolve();
      });
  });
  isSlow = false;
  for (const goOn of waits) goOn();
  const opened = (await Promise.all(all)).filter((socket) => socket !== undefined);
  expect([opened.length, waits.length]).toEqual([10, 10]);
  const closed = opened.map(
    (socket) =>
      new Promise((resolve) => {
        socket.once('close', resolve);
        socket.terminate();
      }),
  );
  await Promise.all(closed);
  // The server may notice a moment later.
  while ((await come()) === undefined);
});

it('a server stops though nobody can say who opens a socket', async () => {
  let isAsked: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    isAsked = resolve;
  });
  const never = async (): Promise<never> => {
    isAsked();
    return new Promise(() => undefined);
  };
  const { server, url } = await start({}, { sessionByHash: never });
  const headers = { cookie: 'roundhouse=anything' };
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { headers });
  const failed = new Promise((resolve) => {
    socket.once('error', resolve);
  });
  await asked;
  await server.close();
  await failed;
});
