import { whistleStop } from '@roundhouse/engine/testing';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS, PlayServer } from './play-server.ts';
import { openStore } from './store/open-store.ts';
import { Client } from './testing/client.ts';

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-app-'));
let app: PlayServer;
let url: string;

beforeAll(async () => {
  const store = await openStore({ folder });
  app = new PlayServer({
    store,
    games: [whistleStop],
    think: async ({ legal }) => legal[0] ?? { kind: 'none' },
    pause: async () => undefined,
    limits: { ...LIMITS, requests: 100_000 },
  });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

describe('a match over real sockets', () => {
  it('is played to its end by two people and a bot', async () => {
    const [ada, bea] = [await Client.guest(url, 'Ada'), await Client.guest(url, 'Bea')];
    const table = await ada.post('/api/matches', {
      game: 'whistle-stop',
      seats: ['me', null, 'easy'],
    });
    await bea.post(`/api/matches/${table.id}/join`, {});
    await ada.post(`/api/matches/${table.id}/start`, {});
    await Promise.all([ada.playToEnd(table.id), bea.playToEnd(table.id)]);
    const over = await ada.get(`/api/matches/${table.id}`);
    expect(over.status).toBe('finished');
    const record = await ada.get(`/api/matches/${table.id}/record`);
    expect(record.moves).toHaveLength(12);
    ada.close();
    bea.close();
  });
});
