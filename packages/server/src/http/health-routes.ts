import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics.ts';
import type { Store } from '../store/store.ts';

const LONGEST_WAIT = 2000;
const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

export interface HealthRoutesInput {
  readonly store: Store;
  readonly metrics: Metrics;
  /** Whether new visitors may be sent here: not before it has started, not once it is stopping. */
  readonly isReady: () => boolean;
}

/** For those who watch over the server. */
export function healthRoutes(
  app: FastifyInstance,
  { store, metrics, isReady }: HealthRoutesInput,
): void {
  const unlimited = { config: { rateLimit: false } };

  app.get('/health', unlimited, async (_, reply) => {
    const ok = await answers(store);
    return reply.code(ok ? 200 : 503).send({ ok });
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
