import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ACCESS_FLAGS, readAccess } from './access-arguments.ts';
import { readArguments } from './command.ts';

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-access-'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (...args: string[]): ReturnType<typeof readAccess> =>
  readAccess(readArguments(args, ACCESS_FLAGS, []).flags);

const keep = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

describe('who is let in', () => {
  it.each([
    ['1', 1],
    ['2', 2],
    ['10.0.0.2', ['10.0.0.2']],
    ['10.0.0.2, 192.168.7.0/24,fd00::/8', ['10.0.0.2', '192.168.7.0/24', 'fd00::/8']],
    ['loopback', ['loopback']],
  ])('--trust-proxy %s', (text, proxies) => {
    expect(read('--trust-proxy', text).proxies).toEqual(proxies);
  });

  it.each(['0', '11', 'true', 'proxy.example', '10.0.0.0/33', '10.0.0.1/', '10.0.0.1/8/8', ','])(
    '--trust-proxy %s is refused',
    (text) => {
      expect(() => read('--trust-proxy', text)).toThrow('must be the number of proxies');
    },
  );

  it('--trust-proxy alone is refused', () => {
    expect(() => read('--trust-proxy')).toThrow('--trust-proxy');
  });

  it('believes and allows nobody by default', () => {
    expect(read()).toEqual({ allowedHosts: [] });
  });

  it('knows its names', () => {
    expect(read('--allowed-hosts', 'play.example, games.lan').allowedHosts).toEqual([
      'play.example',
      'games.lan',
    ]);
    for (const name of ['https://play.example', '*.example', 'a b'])
      expect(() => read('--allowed-hosts', name)).toThrow('must be names');
  });
});

describe('who is told what goes on', () => {
  it('gives metrics to this machine, or to whoever has the token', () => {
    expect(read('--metrics-port', '9464').metrics).toEqual({
      port: 9464,
      host: '127.0.0.1',
      names: [],
    });
    const file = keep('token', 'a-token-that-is-long-enough\n');
    expect(
      read('--metrics-port', '1', '--metrics-host', '0.0.0.0', '--metrics-token-file', file)
        .metrics,
    ).toMatchObject({ host: '0.0.0.0', token: 'a-token-that-is-long-enough' });
  });

  it.each([
    [['--metrics-port', '99999'], 'from 0 to 65535'],
    [['--metrics-host', '0.0.0.0'], 'need --metrics-port'],
    [['--metrics-port', '1', '--metrics-token-file', join(folder, 'none')], "can't read"],
    [['--metrics-port', '1', '--metrics-token-file', keep('short', 'short')], 'at least 16'],
    [['--security-contact', 'somebody'], 'must be like mailto:'],
  ])('refuses %j', (args, why) => {
    expect(() => read(...args)).toThrow(why);
  });

  it('takes an address for those who find a hole', () => {
    const contact = 'mailto:security@play.example';
    expect(read('--security-contact', contact).securityContact).toBe(contact);
  });
});
