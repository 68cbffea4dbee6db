import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTESTANTS } from './contestants.ts';
import type { ContestantName } from './contestants.ts';
import { measureLoad, spreadOf } from './measure-load.ts';
import type { LoadReport, Spread } from './measure-load.ts';
import { measureLoss } from './measure-loss.ts';
import type { LossFigures } from './measure-loss.ts';
import { measureMemory } from './measure-memory.ts';
import type { MemoryFigures, MemoryPlan } from './measure-memory.ts';

interface PeersPlan {
  /** How many tables play at once, one load after the other. */
  readonly tables: readonly number[];
  readonly seconds: number;
  readonly rounds: number;
  /** Moves a second that every contestant can keep up with. */
  readonly rate: number;
  readonly memory: Omit<MemoryPlan, 'forgotten'>;
  /** Milliseconds after which our server has forgotten a match that nobody looks at. */
  readonly forgotten: number;
  readonly kills: number;
  readonly onStep?: (done: number, all: number) => void;
}

type EachOf<T> = Readonly<Record<ContestantName, T>>;

export interface PeersReport {
  /** As fast as turns allow, and at the asked rate. */
  readonly loads: readonly ({ readonly tables: number } & LoadReport)[];
  readonly rate: number;
  readonly memory: EachOf<MemoryFigures>;
  readonly loss: EachOf<LossFigures>;
  /** Milliseconds that the disk takes to keep a few bytes. */
  readonly fsync: Spread;
  /** How many others wanted the processor, before and after. */
  readonly loadAverages: readonly [number, number];
}

const LOSS_TABLES = 50;
const LOSS_SECONDS = 3;
/** Peers are given a moment to notice that everybody has left. */
const NOTICED = 2000;

/** The same game on our server and on its peers: speed, memory, and what is lost when the process is killed. */
export async function measurePeers(plan: PeersPlan): Promise<PeersReport> {
  const slices = CONTESTANTS.length * plan.rounds;
  const all = 2 * slices * plan.tables.length + 2 * CONTESTANTS.length;
  let done = 0;
  const onSlice = (): void => plan.onStep?.(++done, all);
  const before = loadavg()[0] ?? 0;
  const { seconds, rounds, rate } = plan;
  const loads = [];
  for (const tables of plan.tables)
    loads.push({ tables, ...(await measureLoad({ tables, seconds, rounds, rate, onSlice })) });
  const memory = await forEach((name) => {
    const forgotten = name === 'roundhouse' ? plan.forgotten : NOTICED;
    return measureMemory(name, { ...plan.memory, forgotten });
  }, onSlice);
  const loss = await forEach(
    (name) =>
      measureLoss(name, {
        tables: LOSS_TABLES,
        seconds: LOSS_SECONDS,
        kills: plan.kills,
      }),
    onSlice,
  );
  const loadAverages = [before, loadavg()[0] ?? 0] as const;
  return { loads, rate, memory, loss, fsync: measureFsync(), loadAverages };
}

async function forEach<T>(
  measure: (name: ContestantName) => Promise<T>,
  onDone: () => void,
): Promise<EachOf<T>> {
  const measured: [ContestantName, T][] = [];
  for (const name of CONTESTANTS) {
    measured.push([name, await measure(name)]);
    onDone();
  }
  return Object.fromEntries(measured) as EachOf<T>;
}

const FSYNCS = 50;

function measureFsync(): Spread {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-peers-'));
  const file = openSync(join(folder, 'log'), 'a');
  const times = Array.from({ length: FSYNCS }, () => {
    writeSync(file, 'a move\n');
    const begun = performance.now();
    fdatasyncSync(file);
    return performance.now() - begun;
  });
  closeSync(file);
  rmSync(folder, { recursive: true });
  return spreadOf(times);
}
