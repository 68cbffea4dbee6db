import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { readSetting } from './setting.ts';
import { roundhouse } from './testing/roundhouse.ts';

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-setting-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());

function secret(content: string): string {
  const path = join(folder, 'secret');
  writeFileSync(path, content);
  return path;
}

it('is what the environment says, or the line of the file that it names', () => {
  expect(readSetting('ROUNDHOUSE_TRIED')).toBeUndefined();
  vi.stubEnv('ROUNDHOUSE_TRIED_FILE', secret('postgres://a:b@c/d\n'));
  expect(readSetting('ROUNDHOUSE_TRIED')).toBe('postgres://a:b@c/d');
  vi.stubEnv('ROUNDHOUSE_TRIED_FILE', undefined);
  vi.stubEnv('ROUNDHOUSE_TRIED', 'plain');
  expect(readSetting('ROUNDHOUSE_TRIED')).toBe('plain');
});

it.each([
  ['', /must contain exactly one line/],
  ['one\ntwo\n', /must contain exactly one line/],
])('a file with %j is no setting', (content, message) => {
  vi.stubEnv('ROUNDHOUSE_TRIED_FILE', secret(content));
  expect(() => readSetting('ROUNDHOUSE_TRIED')).toThrow(message);
});

it('is not given twice', () => {
  vi.stubEnv('ROUNDHOUSE_TRIED', 'plain');
  vi.stubEnv('ROUNDHOUSE_TRIED_FILE', secret('other'));
  expect(() => readSetting('ROUNDHOUSE_TRIED')).toThrow(/are both set/);
});

it.each(['DATABASE_URL', 'NATS_URL', 'SMTP_URL'])(
  'serve reads $ROUNDHOUSE_%s_FILE',
  async (name) => {
    vi.stubEnv(`ROUNDHOUSE_${name}_FILE`, join(folder, 'none'));
    const { code, err } = await roundhouse('serve', '--port', '0');
    expect([code, err]).toEqual([
      2,
      `roundhouse: can't read ${join(folder, 'none')}: there is no such file\n`,
    ]);
  },
);
