import { expect, it } from 'vitest';
import { parseNatsAddress } from './nats-address.ts';

it.each([
  ['nats://host:4222', { servers: ['host:4222'] }],
  ['nats://a:4222, nats://b:4223', { servers: ['a:4222', 'b:4223'] }],
  ['nats://me:p%40ss@host', { servers: ['host'], user: 'me', pass: 'p@ss' }],
  ['tls://host:4222', { servers: ['host:4222'], tls: {} }],
])('%s is read', (text, expected) => {
  expect(parseNatsAddress(text)).toEqual(expected);
});

it.each(['host:4222', 'http://host', '', 'nats://a,b'])('"%s" is refused', (text) => {
  expect(() => parseNatsAddress(text)).toThrow('nats://host:4222');
});
