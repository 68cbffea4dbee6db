import * as fc from 'fast-check';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { afterEach, expect, it, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { clientFrame, tornAt } from '../testing/client-frames.ts';
import { frameOf, OPCODE } from './frame.ts';
import { FramedSocket } from './framed-socket.ts';
import { shakeHands } from './handshake.ts';

/** On a busy machine that may take a while. */
const soon = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 10_000 });

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const each of undo.splice(0).toReversed()) await each();
});

/** Says everything back, and notes what else it hears. */
class Echo {
  readonly socket: FramedSocket;
  readonly pinged = vi.fn<() => void>();
  readonly ponged = vi.fn<() => void>();
  readonly closed = vi.fn<() => void>();

  constructor(wire: Socket) {
    this.socket = new FramedSocket(wire);
    this.socket.listen(this);
  }

  receive(text: string): void {
    this.socket.send(frameOf(text));
  }
}

async function listen(upgrade: (request: IncomingMessage, head: Buffer) => void): Promise<number> {
  const http = createServer();
  http.on('upgrade', (request, _, head) => upgrade(request, head));
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  undo.push(() => http.close());
  return (http.address() as AddressInfo).port;
}

/** A server of ours, with the newest socket that was opened there. */
async function ours(): Promise<{ readonly port: number; readonly newest: () => Echo }> {
  const echoes: Echo[] = [];
  const port = await listen((request, head) => {
    const answer = shakeHands(request);
    if (answer.ok) request.socket.write(answer.head);
    if (head.length > 0) request.socket.unshift(head);
    echoes.push(new Echo(request.socket));
  });
  const newest = (): Echo => {
    const echo = echoes.at(-1);
    if (echo === undefined) throw new Error('nobody came');
    return echo;
  };
  return { port, newest };
}

/** One that does the same with `ws`. */
function theirs(): Promise<number> {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 1024 * 1024 });
  return listen((request, head) =>
    sockets.handleUpgrade(request, request.socket, head, (socket) => {
      socket.on('error', () => undefined);
      socket.on('message', (data: Buffer, isBinary) => socket.send(isBinary ? '' : String(data)));
    }),
  );
}

const HELLO = [
  'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket',
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
].join('\r\n');
const GOODBYE = clientFrame(OPCODE.close, [3, 232]);

/** A connection to a port that has asked for a WebSocket, with what comes as one character for each byte. */
function rawClient(port: number): Socket {
  const wire = connect({ port, host: '127.0.0.1', noDelay: true }).setEncoding('latin1');
  undo.push(() => wire.destroy());
  wire.write(HELLO);
  return wire;
}

/** Everything that a server answers to these chunks. */
async function answers(port: number, chunks: readonly Buffer[]): Promise<string> {
  const wire = rawClient(port);
  const all = readText(wire);
  await once(wire, 'readable');
  for (const chunk of chunks) {
    wire.write(chunk);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return (await all).split('\r\n\r\n').slice(1).join('\r\n\r\n');
}

async function visit(port: number): Promise<WebSocket> {
  const client = new WebSocket(`ws://127.0.0.1:${port}`);
  undo.push(() => client.terminate());
  await once(client, 'open');
  return client;
}

const heard = async (client: WebSocket): Promise<string> =>
  String((await once(client, 'message'))[0]);
async function goodbye(client: WebSocket): Promise<[number, string]> {
  const [code, words] = (await once(client, 'close')) as [number, Buffer];
  return [code, words.toString()];
}

it('it answers any bytes as `ws` does', async () => {
  const [port, other] = [(await ours()).port, await theirs()];
  const frame = fc
    .record({
      first: fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(0x81, 0x82, 0x01, 0x80, 0x00, 0x89, 0x8a) },
        { weight: 1, arbitrary: fc.nat(255) },
      ),
      payload: fc.oneof(
        { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 200 }) },
        { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }) },
      ),
      masked: fc.nat(15).map((number) => number > 0),
    })
    .map(({ first, payload, masked }) => {
      const bytes = clientFrame(0, payload, { masked });
      bytes[0] = first;
      return bytes;
    });
  await fc.assert(
    fc.asyncProperty(
      fc.array(frame, { maxLength: 8 }),
      fc.array(fc.nat(), { maxLength: 4 }),
      async (frames, places) => {
        const bytes = Buffer.concat([...frames, GOODBYE]);
        const [own, expected] = await Promise.all(
          [port, other].map((each) => answers(each, tornAt(bytes, places))),
        );
        expect(own).toBe(expected);
        expect(own).not.toBe('');
      },
    ),
    { numRuns: 150 },
  );
});

it('a client hears what it said, in one frame or many, and is answered when it asks for a sign of life', async () => {
  const { port, newest } = await ours();
  const client = await visit(port);
  for (const length of [0, 1, 125, 126, 65_535, 65_536, 400_000]) {
    const said = 'ü'.repeat(length);
    client.send(said);
    expect(await heard(client)).toBe(said);
  }
  const [pong, message] = [once(client, 'pong'), heard(client)];
  client.send('one, ', { fin: false });
  client.ping('still there?');
  client.send('two', { fin: true });
  expect(String((await pong)[0])).toBe('still there?');
  expect(await message).toBe('one, two');
  expect(newest().pinged).toHaveBeenCalledOnce();
  newest().socket.ping();
  await soon(() => expect(newest().ponged).toHaveBeenCalledOnce());
});

it.each([1000, 4999, undefined])('a client leaves with code %s', async (code) => {
  const { port, newest } = await ours();
  const client = await visit(port);
  client.close(code);
  expect(await goodbye(client)).toEqual([code ?? 1005, '']);
  await soon(() => expect(newest().closed).toHaveBeenCalledOnce());
  expect(newest().socket.isOpen).toBe(false);
});

it('it leaves with a code and words, after what it said before', async () => {
  const { port, newest } = await ours();
  const client = await visit(port);
  const { socket, closed } = newest();
  const last = heard(client);
  const left = goodbye(client);
  socket.send(frameOf('the last'));
  socket.close(4401, 'die Sitzung ist vorüber');
  socket.send(frameOf('too late'));
  expect([socket.isOpen, await last]).toEqual([false, 'the last']);
  expect(await left).toEqual([4401, 'die Sitzung ist vorüber']);
  await soon(() => expect(closed).toHaveBeenCalledOnce());
});

it('a message that is too large ends it, though more of it is on its way', async () => {
  const { port, newest } = await ours();
  const client = await visit(port);
  client.on('error', () => undefined);
  client.send('x'.repeat(8 * 1024 * 1024));
  expect(await goodbye(client)).toEqual([1009, '']);
  await soon(() => expect(newest().closed).toHaveBeenCalledOnce());
});

it('whoever does not say good-bye in return is not waited for', async () => {
  const { port, newest } = await ours();
  const wire = rawClient(port);
  await once(wire, 'readable');
  wire.resume();
  const { socket, closed } = newest();
  socket.close(1001);
  expect(closed).not.toHaveBeenCalled();
  await once(wire, 'end');
  await soon(() => expect(closed).toHaveBeenCalledOnce());
});

it('whoever says nothing more without a good-bye has left', async () => {
  const { port, newest } = await ours();
  const wire = rawClient(port);
  const all = readText(wire);
  wire.end(clientFrame(OPCODE.text, 'the last'));
  expect(await all).toContain(frameOf('the last'));
  await soon(() => expect(newest().closed).toHaveBeenCalledOnce());
});

it('a line that breaks ends it', async () => {
  const { port, newest } = await ours();
  const wire = rawClient(port);
  await once(wire, 'readable');
  wire.resetAndDestroy();
  await soon(() => expect(newest().closed).toHaveBeenCalledOnce());
  expect(newest().socket.isOpen).toBe(false);
});

it('it can be ended at once, and hears nothing more', async () => {
  const { port, newest } = await ours();
  const client = await visit(port);
  const left = goodbye(client);
  newest().socket.terminate();
  expect(newest().socket.isOpen).toBe(false);
  expect(await left).toEqual([1006, '']);
  await soon(() => expect(newest().closed).toHaveBeenCalledOnce());
});

it('knows how much waits for a client that does not read', async () => {
  const { port, newest } = await ours();
  const client = await visit(port);
  const texts: string[] = [];
  client.on('message', (data: Buffer) => texts.push(data.toString()));
  client.pause();
  const { socket } = newest();
  const megabyte = frameOf('x'.repeat(1024 * 1024));
  for (let i = 0; i < 20; i++) socket.send(megabyte);
  expect(socket.waiting).toBeGreaterThan(1024 * 1024);
  client.resume();
  await soon(() => expect(socket.waiting).toBe(0));
  client.send('still here');
  await soon(() => expect(texts.at(-1)).toBe('still here'));
  expect(texts).toHaveLength(21);
});

it('what comes with the handshake is heard', async () => {
  const { port } = await ours();
  const wire = connect({ port, host: '127.0.0.1' }).setEncoding('latin1');
  undo.push(() => wire.destroy());
  wire.write(Buffer.concat([Buffer.from(HELLO), clientFrame(OPCODE.text, 'early'), GOODBYE]));
  expect(await readText(wire)).toContain(frameOf('early'));
});
