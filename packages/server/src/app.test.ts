import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';

let app: FastifyInstance;
const dist = mkdtempSync(join(tmpdir(), 'roundhouse-dist-'));

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), '<title>Roundhouse</title>');
  writeFileSync(join(dist, 'assets', 'app-1.js'), 'export {}');
  app = await buildApp(dist);
});

afterAll(async () => {
  await app.close();
  rmSync(dist, { recursive: true });
});

describe('the web server', () => {
  it('answers GET /health', async () => {
    const { statusCode, body } = await app.inject('/health');
    expect([statusCode, body]).toEqual([200, '{"ok":true}']);
  });

  it.each(['/', '/settings', '/game/german-railways', '/table/abc', '/replay/abc'])(
    'serves the app at %s, never from a cache without asking',
    async (url) => {
      const { statusCode, body, headers } = await app.inject(url);
      expect([statusCode, body]).toEqual([200, '<title>Roundhouse</title>']);
      expect(headers['cache-control']).toBe('no-cache');
    },
  );

  it('serves the app as not found at an unknown address', async () => {
    const { statusCode, body } = await app.inject('/no/such/page');
    expect([statusCode, body]).toEqual([404, '<title>Roundhouse</title>']);
  });

  it('lets assets be kept for ever, and does not make up missing ones', async () => {
    const { headers, body } = await app.inject('/assets/app-1.js');
    expect(body).toBe('export {}');
    expect(headers['cache-control']).toContain('immutable');
    expect((await app.inject('/assets/app-2.js')).statusCode).toBe(404);
  });

  it('allows no inline code and no frame', async () => {
    const policy = String((await app.inject('/')).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
  });
});
