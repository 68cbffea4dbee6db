import { afterEach, expect, it, vi } from 'vitest';
import { canPasskeys } from './passkey.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['localhost', true],
  ['trains.example.org', true],
  ['127.0.0.1', false],
  ['192.168.1.20', false],
  ['[::1]', false],
])('at %s passkeys are offered: %s', (host, offered) => {
  vi.stubGlobal('PublicKeyCredential', () => {});
  expect(canPasskeys(host)).toBe(offered);
});

it('are not offered by a browser that has none', () => {
  expect(canPasskeys('localhost')).toBe(false);
});
