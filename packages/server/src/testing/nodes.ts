import { randomBytes } from 'node:crypto';
import { NatsWire } from '../cluster/nats-wire.ts';
import type { PlayServerInput } from '../main/play-server-input.ts';
import { openStore } from '../store/open-store.ts';
import { accountAt } from './account.ts';
import { Client } from './client.ts';
import { startServer } from './play-server.ts';
import { DATABASE_URL, inDatabase, NATS_URL } from './services.ts';

type Started = Awaited<ReturnType<typeof startServer>>;

/** How nodes that are tested hear of each other: at once, or by looking so often. */
export type Hearing = 'nats' | { readonly lookEvery: number };

/** Servers that share a schema of their own, those who came in, and what stops them and removes it. */
export class Nodes {
  readonly schema = `roundhouse_nodes_${randomBytes(6).toString('hex')}`;
  private readonly started: Started[] = [];
  private readonly clients: Client[] = [];

  static async create(): Promise<Nodes> {
    const nodes = new Nodes();
    await inDatabase(`CREATE SCHEMA ${nodes.schema}`);
    return nodes;
  }

  async start(
    hearing: Hearing,
    change: Partial<PlayServerInput> = {},
    lease?: number,
  ): Promise<Started> {
    const store = await openStore({ databaseUrl: DATABASE_URL, schema: this.schema }, lease);
    const others = hearing === 'nats' ? { wire: await openWire() } : hearing;
    const node = await startServer({ store, others, ...change });
    this.started.push(node);
    return node;
  }

  async guest({ url }: Pick<Started, 'url'>, name: string): Promise<Client> {
    const client = await Client.guest(url, name);
    this.clients.push(client);
    return client;
  }

  async account({ url }: Pick<Started, 'url'>, name: string): Promise<Client> {
    const client = await accountAt(url, name);
    this.clients.push(client);
    return client;
  }

  /** The same person at another node. */
  async at({ url }: Pick<Started, 'url'>, client: Client): Promise<Client> {
    const there = client.at(url);
    await there.connect();
    this.clients.push(there);
    return there;
  }

  async remove(): Promise<void> {
    for (const client of this.clients) client.close();
    await Promise.all(this.started.map((node) => node.stop()));
    await inDatabase(`DROP SCHEMA ${this.schema} CASCADE`);
  }
}

async function openWire(): Promise<NatsWire> {
  const wire = new NatsWire(NATS_URL);
  while (!wire.isOpen) await new Promise((resolve) => setTimeout(resolve, 10));
  return wire;
}
