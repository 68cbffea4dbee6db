import { site } from '@roundhouse/protocol';
import { LOOPBACK } from '../base/network.ts';
import type { Store } from '../store/store.ts';
import { HttpProblem } from './problem.ts';
import { serveWith } from './serve-operation.ts';
import type { Serve } from './serve-operation.ts';

const LONGEST_WAIT = 2000;
const ASK_AGAIN_AFTER = 1000;
const HALF_A_YEAR = 182 * 24 * 3_600_000;

interface SiteRoutesInput {
  readonly store: Store;
  /** Whether new visitors may be sent here: not before it has started, not once it is stopping. */
  readonly isReady: () => boolean;
  /** What carries news between nodes, if there are several. */
  readonly wire: { readonly isOpen: boolean } | undefined;
  /** Where the others find this server. */
  readonly addresses: () => readonly string[];
  /** Whom to tell of a hole. */
  readonly contact: string | undefined;
  readonly now: () => number;
}

/** The server itself: for a host who wants to send a link, for those who watch over it, and for who found a hole in it. */
export function siteRoutes(serve: Serve, input: SiteRoutesInput): void {
  const { store, isReady, wire, contact, now } = input;
  const open = serveWith(serve, { config: { rateLimit: false, anyHost: true } });
  const storeAnswers = atMostOnceIn(ASK_AGAIN_AFTER, () => answers(store));

  serve(site.addresses, async ({ request }) =>
    // Whoever looks at `localhost` is the host.
    LOOPBACK.test(request.ip) ? input.addresses() : [],
  );

  open(site.health, async ({ reply }) => {
    const ok = await storeAnswers();
    if (!ok) void reply.code(503);
    // Without the wire, play goes on: news of other nodes only come later.
    const news = wire && { news: openOrAway(wire.isOpen) };
    return { ok, store: openOrAway(ok), ...news };
  });

  open(site.ready, async ({ reply }) => {
    const ok = isReady() && (await storeAnswers());
    if (!ok) void reply.code(503);
    return { ok };
  });

  serve(site.security, async () => {
    if (contact === undefined) throw new HttpProblem('not-found');
    const expires = new Date(now() + HALF_A_YEAR).toISOString();
    return `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en, de\n`;
  });
}

const openOrAway = (isOpen: boolean): 'open' | 'away' => (isOpen ? 'open' : 'away');

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
