import { expect, it } from 'vitest';
import { StoreUnavailable } from '../store/sql.ts';
import { freshStore } from '../testing/fresh-store.ts';
import { TEST_GAMES } from '../testing/games.ts';
import { PlayServer } from './play-server.ts';
import { whenThere } from './serve.ts';

const elsewhere = { databaseUrl: 'postgres://127.0.0.1/test' };

/** The store goes away so often before it is there. */
function awayAtFirst(times: number): () => Promise<string> {
  let tries = 0;
  return async () => {
    if (tries++ < times) throw new StoreUnavailable(new Error('read ECONNRESET'));
    return Promise.resolve('done');
  };
}

it('a database server that goes away while a node starts is waited for, and the host is told once', async () => {
  const lines: string[] = [];
  expect(await whenThere(elsewhere, (line) => lines.push(line), awayAtFirst(2), 1)).toBe('done');
  expect(lines).toEqual([
    'Roundhouse starts when the database answers: the store is unavailable: read ECONNRESET',
  ]);
});

it('a folder that can’t be used is no reason to wait', async () => {
  const work = whenThere({ folder: 'any' }, () => undefined, awayAtFirst(1));
  await expect(work).rejects.toThrow(StoreUnavailable);
});

it('a server whose store goes away while it prepares can prepare again', async () => {
  const { store, remove } = await freshStore();
  const away = awayAtFirst(1);
  const names = store.accountsWithoutNameKey.bind(store);
  store.accountsWithoutNameKey = async () => {
    await away();
    return names();
  };
  const server = new PlayServer({
    store,
    games: TEST_GAMES,
    think: async ({ legal }) => Promise.resolve(legal[0] ?? { kind: 'none' }),
    pause: async () => undefined,
  });
  await expect(server.prepare()).rejects.toThrow(StoreUnavailable);
  await server.prepare();
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  expect((await fetch(`${url}/health`)).status).toBe(200);
  await server.close();
  await remove();
});
