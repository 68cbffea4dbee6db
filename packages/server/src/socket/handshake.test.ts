import { expect, it } from 'vitest';
import { shakeHands } from './handshake.ts';

const headers = {
  upgrade: 'WebSocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
};

it('whoever asks for a WebSocket is answered as the standard wants it', () => {
  const answer = shakeHands({ method: 'GET', headers });
  expect(answer).toEqual({
    ok: true,
    head:
      'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
      'Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n\r\n',
  });
});

it.each([
  ['another method', 'POST', {}, /^400 /],
  ['another protocol', 'GET', { upgrade: 'h2c' }, /^400 /],
  [
    'another version',
    'GET',
    { 'sec-websocket-version': '8' },
    /^426 .*\r\nSec-WebSocket-Version: 13$/,
  ],
  ['no version', 'GET', { 'sec-websocket-version': undefined }, /^426 /],
  ['no key', 'GET', { 'sec-websocket-key': undefined }, /^400 /],
  ['a short key', 'GET', { 'sec-websocket-key': 'dGhlIHNhbXBsZQ==' }, /^400 /],
])('is refused: %s', (_, method, changed, status) => {
  const answer = shakeHands({ method, headers: { ...headers, ...changed } });
  expect(answer).toEqual({ ok: false, status: expect.stringMatching(status) as string });
});
