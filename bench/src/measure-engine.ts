import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { PEERS } from './contestant.ts';
import type { Entry, Peer, Slice } from './contestant.ts';

const ROUNDS = 5;

export interface Rate {
  readonly movesPerSecond: number;
}

export interface EngineReport {
  readonly games: Readonly<Record<string, Rate & { readonly cloneInMoves: number }>>;
  readonly peers: Readonly<Record<Peer, Rate>>;
  readonly reference: Rate;
}

export interface MeasurePlan {
  /** The ids of the games to measure, and the module that exports them in its `CATALOGUE`. */
  readonly games: readonly string[];
  readonly catalogue: string;
  /** How long each contestant is measured in all. */
  readonly seconds: number;
  readonly onSlice?: (done: number, all: number) => void;
}

/**
 * Measures every game, the peers and the reference game. Only one runs at a time; they take turns, so that a slow spell
 * of the machine falls on all of them, and the median of the rounds counts. The first round only warms up.
 */
export async function measureEngine(plan: MeasurePlan): Promise<EngineReport> {
  const entries: Entry[] = [
    ...plan.games.map((id): Entry => ({ kind: 'game', id, catalogue: plan.catalogue })),
    ...PEERS.map((name): Entry => ({ kind: 'peer', name })),
    { kind: 'reference' },
  ];
  const contestants = entries.map((entry) => ({
    worker: startWorker(entry),
    slices: [] as Slice[],
  }));
  try {
    for (let round = 0; round <= ROUNDS; round++) {
      for (const [number, { worker, slices }] of contestants.entries()) {
        const slice = await measure(worker, plan.seconds / ROUNDS);
        if (round > 0) slices.push(slice);
        plan.onSlice?.(round * entries.length + number + 1, (ROUNDS + 1) * entries.length);
      }
    }
  } finally {
    await Promise.all(contestants.map(({ worker }) => worker.terminate()));
  }
  return reportOf(
    contestants.map(({ slices }) => slices),
    plan.games,
  );
}

function startWorker(entry: Entry): Worker {
  return new Worker(new URL('contestant-worker.ts', import.meta.url), {
    workerData: entry,
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

async function measure(worker: Worker, seconds: number): Promise<Slice> {
  worker.postMessage(seconds);
  const [slice] = (await once(worker, 'message')) as [Slice];
  return slice;
}

function reportOf(slices: readonly Slice[][], games: readonly string[]): EngineReport {
  const rates = slices.map((each) => ({
    movesPerSecond: Math.round(median(each.map((slice) => slice.movesPerSecond))),
    cloneInMoves: median(each.map((slice) => slice.movesPerSecond / slice.clonesPerSecond)),
  }));
  const rate = (at: number): Rate => ({ movesPerSecond: rates[at]?.movesPerSecond ?? 0 });
  return {
    games: Object.fromEntries(
      games.map((id, at) => [
        id,
        { ...rate(at), cloneInMoves: Number((rates[at]?.cloneInMoves ?? 0).toFixed(3)) },
      ]),
    ),
    peers: Object.fromEntries(
      PEERS.map((name, at) => [name, rate(games.length + at)]),
    ) as EngineReport['peers'],
    reference: rate(games.length + PEERS.length),
  };
}

/** The middle of an odd number of values. */
function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[(values.length - 1) / 2] ?? 0;
}
