import type { FastifyInstance } from 'fastify';
import type { Store } from '../store/store.ts';

const LONGEST_WAIT = 2000;
const ASK_AGAIN_AFTER = 1000;

export interface HealthRoutesInput {
  readonly store: Store;
  /** Whether new visitors may be sent here: not before it has started, not once it is stopping. */
  readonly isReady: () => boolean;
  /** What carries news between nodes, if there are several. */
  readonly wire?: { readonly isOpen: boolean };
}

/** For those who watch over the server. */
export function healthRoutes(
  app: FastifyInstance,
  { store, isReady, wire }: HealthRoutesInput,
): void {
  const open = { config: { rateLimit: false, anyHost: true } } as const;
  const storeAnswers = atMostOnceIn(ASK_AGAIN_AFTER, () => answers(store));

  app.get('/health', open, async (_, reply) => {
    const ok = await storeAnswers();
    // Without the wire, play goes on: news of other nodes only come later.
    const news = wire === undefined ? {} : { news: wire.isOpen ? 'open' : 'away' };
    return reply.code(ok ? 200 : 503).send({ ok, store: ok ? 'open' : 'away', ...news });
  });

  app.get('/ready', open, async (_, reply) => {
    const ok = isReady() && (await storeAnswers());
    return reply.code(ok ? 200 : 503).send({ ok });
  });
}

/** However often somebody wants to know, it is asked only once in this many milliseconds. */
function atMostOnceIn<T>(milliseconds: number, ask: () => Promise<T>): () => Promise<T> {
  let known: Promise<T> | undefined;
  let askedAt = 0;
  return () => {
    const now = performance.now();
    if (known === undefined || now - askedAt >= milliseconds) {
      askedAt = now;
      known = ask();
    }
    return known;
  };
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
