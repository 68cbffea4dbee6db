import { expect, it } from 'vitest';
import { addressesFor, originOf, portOf } from './network.ts';

it.each(['127.0.0.1', 'localhost', '::1'])('nobody else finds what listens on %s', (host) => {
  expect(addressesFor(host, 8080)).toEqual([]);
});

it('others find a host by its own address', () => {
  expect(addressesFor('192.168.1.5', 8080)).toEqual(['http://192.168.1.5:8080']);
});

it('what listens everywhere is found at every address but this machine’s own', () => {
  for (const address of addressesFor('0.0.0.0', 81))
    expect(address).toMatch(/^http:\/\/(?!127\.)\d+\.\d+\.\d+\.\d+:81$/);
});

it.each([
  ['localhost', 8080, 'http://localhost:8080'],
  ['localhost', 80, 'http://localhost'],
  ['::1', 8080, 'http://[::1]:8080'],
])('%s and port %i are found at %s', (host, port, address) => {
  expect(originOf(host, port)).toBe(address);
  expect(portOf(address)).toBe(port);
});
