import { afterAll } from 'vitest';
import { accountAt } from './account.ts';
import { Client } from './client.ts';
import { startServer } from './play-server.ts';

let names = 0;
/** No two of these can be mistaken for each other. */
export const newName = (): string =>
  `Guest ${Array.from((++names).toString(6), (digit) => 'adehkp'[Number(digit)]).join('')}`;

/** A server for all tests of a file; whoever comes leaves before it stops. */
export async function visitedServer(
  change?: Parameters<typeof startServer>[0],
): Promise<
  Awaited<ReturnType<typeof startServer>> &
    Record<'guest' | 'account', (name?: string) => Promise<Client>>
> {
  const started = await startServer(change);
  const clients: Client[] = [];
  afterAll(async () => {
    for (const client of clients) client.close();
    await started.stop();
  });
  const visit = async (coming: Promise<Client>): Promise<Client> => {
    const client = await coming;
    clients.push(client);
    return client;
  };
  return {
    ...started,
    guest: (name = newName()) => visit(Client.guest(started.url, name)),
    account: (name = newName()) => visit(accountAt(started.url, name)),
  };
}
