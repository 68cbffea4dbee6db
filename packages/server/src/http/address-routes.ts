import type { FastifyInstance } from 'fastify';
import { LOOPBACK } from '../base/network.ts';

/** For a host who looks at `localhost` and wants to send a link: where the others find this server. */
export function addressRoutes(app: FastifyInstance, addresses: () => readonly string[]): void {
  app.get('/api/addresses', async ({ ip }) => (LOOPBACK.test(ip) ? addresses() : []));
}
