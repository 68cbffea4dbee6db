import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTESTANTS, startContestant } from './contestants.ts';
import type { ContestantName } from './contestants.ts';
import { measureLoad, spreadOf } from './measure-load.ts';
import type { Entrant, LoadReport, MeasuredSlice, Spread } from './measure-load.ts';
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
  /** Told of each step that is done, and of all that is known with its last round. */
  readonly onStep?: (step: PeersStep, report: PeersReport) => void;
}

/** Something that was measured of one contestant. */
export type PeersStep = { readonly name: ContestantName } & (
  | ({ readonly kind: 'load'; readonly tables: number } & MeasuredSlice<ContestantName>)
  | ({ readonly kind: 'memory' } & MemoryFigures)
  | ({ readonly kind: 'loss' } & LossFigures)
);

type SoFar<T> = Partial<Record<ContestantName, T>>;

/** What was measured; what is missing was not, or not yet. */
export interface PeersReport {
  /** As fast as turns allow, and at the asked rate. */
  readonly loads: readonly ({ readonly tables: number } & Partial<LoadReport<ContestantName>>)[];
  readonly rate: number;
  readonly memory: Readonly<SoFar<MemoryFigures>>;
  readonly loss: Readonly<SoFar<LossFigures>>;
  /** Milliseconds that the disk takes to keep a few bytes. */
  readonly fsync: Spread;
  /** How many others wanted the processor, before and after. */
  readonly loadAverages: readonly [number, number];
}

export const ENTRANTS = CONTESTANTS.map((name): Entrant<ContestantName> => ({
  name,
  start: (folder, size) => startContestant(name, folder, size),
}));
const LOSS_TABLES = 50;
const LOSS_SECONDS = 3;
/** Peers are given a moment to notice that everybody has left. */
const NOTICED = 2000;

/** The same game on our server and on its peers: speed, memory, and what is lost when the process is killed. */
export async function measurePeers(plan: PeersPlan): Promise<PeersReport> {
  const { seconds, rounds, rate, kills } = plan;
  const fsync = measureFsync();
  const before = loadavg()[0] ?? 0;
  const loads: ({ readonly tables: number } & Partial<LoadReport<ContestantName>>)[] = [];
  const memory: SoFar<MemoryFigures> = {};
  const loss: SoFar<LossFigures> = {};
  const report = (): PeersReport => ({
    loads,
    rate,
    memory,
    loss,
    fsync,
    loadAverages: [before, loadavg()[0] ?? 0],
  });
  const done = (step: PeersStep): void => plan.onStep?.(step, report());
  for (const [at, tables] of plan.tables.entries()) {
    loads.push({ tables });
    await measureLoad({
      entrants: ENTRANTS,
      tables,
      seconds,
      rounds,
      rate,
      onSlice: (slice) => done({ kind: 'load', tables, ...slice }),
      onRound: (half, figures) => {
        loads[at] = { tables, ...loads[at], [half]: figures };
      },
    });
  }
  for (const name of CONTESTANTS) {
    const forgotten = name === 'roundhouse' ? plan.forgotten : NOTICED;
    const figures = await measureMemory(name, { ...plan.memory, forgotten });
    memory[name] = figures;
    done({ kind: 'memory', name, ...figures });
  }
  for (const name of CONTESTANTS) {
    const figures = await measureLoss(name, { tables: LOSS_TABLES, seconds: LOSS_SECONDS, kills });
    loss[name] = figures;
    done({ kind: 'loss', name, ...figures });
  }
  return report();
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
