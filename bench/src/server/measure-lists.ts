import type { AnyGame } from '@roundhouse/engine';
import { LIMITS, NO_QUOTAS, openStore, PlayServer } from '@roundhouse/server';
import type { StorePlace } from '@roundhouse/server';
import { fillStore } from '@roundhouse/server/crowd';
import type { Crowd } from '@roundhouse/server/crowd';
import { askedLists } from './asked-lists.ts';
import type { AskedList } from './asked-lists.ts';

interface ListRow {
  readonly list: string;
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
  /** Milliseconds of processor that one takes this process, which says more than the others where much else runs. */
  readonly processor: number;
}

interface ListsPlan {
  readonly place: StorePlace;
  readonly games: readonly AnyGame[];
  readonly crowd: Crowd;
  /** How often each list is asked for. */
  readonly times: number;
  readonly onStep: (done: number, all: number) => void;
}

interface ListsReport {
  /** How many seconds it took to fill the store. */
  readonly filled: number;
  readonly rows: readonly ListRow[];
}

/** Fills a store and asks a server over it for every list, one after another. */
export async function measureLists(plan: ListsPlan): Promise<ListsReport> {
  const { place, games, crowd, times, onStep } = plan;
  const begun = performance.now();
  const sample = await fillStore(place, crowd, Date.now());
  const filled = (performance.now() - begun) / 1000;
  const server = new PlayServer({
    store: await openStore(place),
    games,
    think: async ({ legal }) => legal[0] ?? { kind: 'none' },
    pause: async () => undefined,
    limits: { ...LIMITS, requests: Number.MAX_SAFE_INTEGER, quotas: NO_QUOTAS },
  });
  try {
    const rows: ListRow[] = [];
    const lists = askedLists(sample, games, crowd);
    for (const each of lists) {
      onStep(rows.length, lists.length);
      rows.push(await measure(server, each, times));
    }
    return { filled, rows };
  } finally {
    await server.close();
  }
}

async function measure(
  server: PlayServer,
  { list, url, as }: AskedList,
  times: number,
): Promise<ListRow> {
  const taken: number[] = [];
  const before = process.cpuUsage();
  for (let n = 0; n < times; n++) {
    const token = as?.(n)?.token;
    const headers = {
      host: 'localhost',
      ...(token === undefined ? {} : { cookie: `roundhouse=${token}` }),
    };
    const begun = performance.now();
    const answer = await server.http.inject({ method: 'GET', url: url(n), headers });
    taken.push(performance.now() - begun);
    if (answer.statusCode !== 200) throw new Error(`${list}: ${url(n)}: ${answer.body}`);
  }
  const { user, system } = process.cpuUsage(before);
  const sorted = taken.toSorted((a, b) => a - b);
  const share = (part: number): number => sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
  const processor = (user + system) / 1000 / times;
  return { list, p50: share(0.5), p99: share(0.99), most: share(1), processor };
}
