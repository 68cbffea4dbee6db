import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { LIMITS } from '../base/limits.ts';
import { createHttp } from './create-http.ts';
import { trustOf } from './proxies.ts';
import { SiteNames } from './site-names.ts';
import { CONTENT_SECURITY_POLICY, serveWebApp } from './static-files.ts';
import { testFolder } from '../testing/test-folder.ts';

let app: FastifyInstance;
const dist = testFolder();

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), '<title>Roundhouse</title>');
  writeFileSync(join(dist, 'assets', 'app-1.js'), 'export {}');
  writeFileSync(join(dist, 'service-worker.js'), '// keeps');
  writeFileSync(join(dist, 'roundhouse.webmanifest'), '{}');
  app = createHttp({
    trust: trustOf(),
    isSecure: false,
    names: new SiteNames([]),
    limits: LIMITS,
  });
  await serveWebApp(app, dist);
});

afterAll(async () => {
  await app.close();
});

describe('the web app on the server', () => {
  it.each([
    '/',
    '/settings',
    '/game/german-railways',
    '/table/abc',
    '/replay/abc',
    '/match/abc',
    '/match/abc/replay',
    '/online',
    '/online/new',
    '/account',
    '/account/',
    '/matches',
    '/leaderboard',
    '/tournaments',
    '/tournaments/abc',
    '/people/abc',
    '/people/J%C3%BCrgen',
    '/people/J%C3',
    '/people/%00',
    '/online?from=%00',
    '/puzzle/german-railways',
  ])('serves the app at %s, never from a cache without asking', async (url) => {
    const { statusCode, body, headers } = await app.inject(url);
    expect([statusCode, body]).toEqual([200, '<title>Roundhouse</title>']);
    expect(headers['cache-control']).toBe('no-cache');
  });

  it.each(['/no/such/page', '/game', '/people/', '/toString/abc', '/%'])(
    'serves the app as not found at %s',
    async (url) => {
      const { statusCode, body } = await app.inject(url);
      expect([statusCode, body]).toEqual([404, '<title>Roundhouse</title>']);
    },
  );

  it('lets assets be kept for ever, and does not make up missing ones', async () => {
    const { headers, body } = await app.inject('/assets/app-1.js');
    expect(body).toBe('export {}');
    expect(headers['cache-control']).toContain('immutable');
    expect((await app.inject('/assets/app-2.js')).statusCode).toBe(404);
  });

  it.each([
    ['/service-worker.js', 'javascript'],
    ['/roundhouse.webmanifest', 'application/manifest+json'],
  ])('serves %s as what it is, never from a cache without asking', async (url, type) => {
    const { statusCode, headers } = await app.inject(url);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain(type);
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('allows no inline code and no frame', () => {
    expect(CONTENT_SECURITY_POLICY['script-src']).toEqual(["'self'"]);
    expect(CONTENT_SECURITY_POLICY['frame-ancestors']).toEqual(["'none'"]);
    expect(JSON.stringify(CONTENT_SECURITY_POLICY)).not.toContain('unsafe');
  });
});
