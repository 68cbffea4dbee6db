import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { frameOf } from './frame.ts';

it('frames are read as they were meant, whatever is in them and however long they are', async () => {
  const texts = [
    '',
    'a',
    'Zürich → 京都 🚂',
    'x'.repeat(125),
    'x'.repeat(126),
    'ß'.repeat(63),
  ].concat(['x'.repeat(65_535), 'x'.repeat(65_536), 'ü'.repeat(40_000)]);
  const http = createServer();
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  http.on('upgrade', (request, wire, head) =>
    sockets.handleUpgrade(request, wire, head, () =>
      wire.write(texts.map(frameOf).join(''), 'latin1'),
    ),
  );
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  const received: string[] = [];
  await new Promise<void>((resolve) => {
    client.on('message', (data: Buffer) => {
      received.push(data.toString());
      if (received.length === texts.length) resolve();
    });
  });
  expect(received).toEqual(texts);
  client.terminate();
  http.close();
});
