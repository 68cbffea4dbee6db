import { describe, expect, it } from 'vitest';
import { fileFor, versionOf } from './files.ts';

const ORIGIN = 'https://house.example';
const KEPT = ['/', '/emblem.svg', '/assets/app-1.js'];

const answerTo = (path: string, mode = 'cors', method = 'GET'): string | undefined =>
  fileFor({ method, mode, url: new URL(path, ORIGIN).href }, ORIGIN, (each) => KEPT.includes(each));

describe('which kept file answers a request', () => {
  it.each([
    '/',
    '/?from=app',
    '/settings',
    '/game/german-railways',
    '/match/a-b_c/replay',
    '/no/such',
  ])('the app itself for the page %s', (path) => expect(answerTo(path, 'navigate')).toBe('/'));

  it.each(['/emblem.svg', '/assets/app-1.js', '/assets/app-0.js'])('%s for itself', (path) =>
    expect(answerTo(path)).toBe(path),
  );

  it.each(['/api/me', '/api', '/socket', '/health', '/ready', '/metrics'])(
    'nothing for %s, which is the server’s',
    (path) => {
      expect(answerTo(path)).toBeUndefined();
      expect(answerTo(path, 'navigate')).toBeUndefined();
    },
  );

  it('nothing for another site, a request that changes something, or the worker itself', () => {
    expect(answerTo('https://elsewhere.example/', 'navigate')).toBeUndefined();
    expect(answerTo('/settings', 'navigate', 'POST')).toBeUndefined();
    expect(answerTo('/service-worker.js', 'navigate')).toBeUndefined();
    expect(answerTo('/other.txt')).toBeUndefined();
  });
});

it('other files are another version', async () => {
  const one = await versionOf([{ url: '/', integrity: 'sha256-a' }]);
  expect(one).toMatch(/^[0-9a-f]{16}$/);
  expect(await versionOf([{ url: '/', integrity: 'sha256-a' }])).toBe(one);
  expect(await versionOf([{ url: '/', integrity: 'sha256-b' }])).not.toBe(one);
});
