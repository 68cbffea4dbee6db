import type { AnyGame } from '@roundhouse/engine';
import { LIMITS, NO_QUOTAS, openStore, PlayServer } from '@roundhouse/server';
import type { StorePlace } from '@roundhouse/server';
import { fillStore } from '@roundhouse/server/crowd';
import type { Crowd, Known, Sample } from '@roundhouse/server/crowd';

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

interface Asked {
  readonly list: string;
  readonly url: (n: number) => string;
  readonly as?: (n: number) => Known | undefined;
}

const at = <T>(list: readonly T[], n: number): T | undefined => list[n % list.length];

/** Everything that a page asks for which could grow with what is stored. */
function asked(sample: Sample, games: readonly AnyGame[], { tables }: Crowd): Asked[] {
  const { heavy, usual, rated } = sample;
  const game = (n: number): string => at(games, n)?.id ?? '';
  const pace = (n: number): string => (n % 2 === 0 ? 'live' : 'turn-based');
  const profile = (known: Known | undefined): string =>
    `/api/people/${encodeURIComponent(known?.name ?? '')}`;
  return [
    { list: 'open tables', url: () => '/api/matches' },
    {
      list: 'open tables of a game and pace with free seats',
      url: (n) => `/api/matches?game=${game(n)}&pace=${pace(n)}&free=yes`,
    },
    { list: 'a later page of open tables', url: (n) => `/api/matches?after=o${(n * 37) % tables}` },
    { list: 'matches to watch', url: () => '/api/matches/watch' },
    { list: 'TV', url: () => '/api/tv' },
    {
      list: 'my matches, of who plays a lot',
      url: () => '/api/matches/mine',
      as: (n) => at(heavy, n),
    },
    { list: 'my matches', url: () => '/api/matches/mine', as: (n) => at(usual, n) },
    { list: 'leaderboard', url: (n) => `/api/leaderboard?game=${game(n)}&pace=${pace(n)}` },
    {
      list: 'leaderboard, last page of a season, with my place',
      url: (n) => `/api/leaderboard?game=${game(n)}&pace=${pace(n)}&season=2026-2&page=19`,
      as: (n) => at(usual, n),
    },
    { list: 'profile, of who plays a lot', url: (n) => profile(at(heavy, n)) },
    { list: 'my own profile', url: (n) => profile(at(usual, n)), as: (n) => at(usual, n) },
    { list: 'ratings after a match', url: (n) => `/api/matches/${at(rated, n)}/rating` },
    { list: 'whether a game was found', url: () => '/api/seek', as: (n) => at(usual, n) },
  ];
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
    const lists = asked(sample, games, crowd);
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
  { list, url, as }: Asked,
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
