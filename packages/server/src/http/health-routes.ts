import type { FastifyInstance } from 'fastify';
import { LOOPBACK } from '../network.ts';
import type { Metrics } from '../metrics.ts';
import type { NewsWire } from '../news/news.ts';
import type { Store } from '../store/store.ts';

const LONGEST_WAIT = 2000;

export interface HealthRoutesInput {
  readonly store: Store;
  readonly metrics: Metrics;
  /** Whether new visitors may be sent here: not before it has started, not once it is stopping. */
  readonly isReady: () => boolean;
  readonly wire?: NewsWire;
}

/** For those who watch over the server. */
export function healthRoutes(
  app: FastifyInstance,
  { store, metrics, isReady, wire }: HealthRoutesInput,
): void {
  const unlimited = { config: { rateLimit: false } };

  app.get('/health', unlimited, async (_, reply) => {
    const ok = await answers(store);
    // Without the wire, play goes on: news of other nodes only come later.
    const news = wire === undefined ? {} : { news: wire.isOpen ? 'open' : 'away' };
    return reply.code(ok ? 200 : 503).send({ ok, store: ok ? 'open' : 'away', ...news });
  });

  app.get('/ready', unlimited, async (_, reply) => {
    const ok = isReady() && (await answers(store));
    return reply.code(ok ? 200 : 503).send({ ok });
  });

  app.get('/metrics', unlimited, async (request, reply) => {
    if (!LOOPBACK.test(request.ip)) return reply.callNotFound();
    return reply.type('text/plain; version=0.0.4').send(await metrics.text());
  });
}

async function answers(store: Store): Promise<boolean> {
  const late = new Promise<false>((resolve) => {
    setTimeout(() => resolve(false), LONGEST_WAIT).unref();
  });
  const known = store.entryNumber('', '').then(
    () => true,
    () => false,
  );
  return Promise.race([known, late]);
}
