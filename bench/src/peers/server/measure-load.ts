import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { percentile, sleep } from '../../server/load.ts';
import type { Contestant, Size } from './contestants.ts';
import { matchesFor } from './lay-tables.ts';
import { Play } from './play.ts';

/** Whoever takes part. */
export interface Entrant<Name extends string> {
  readonly name: Name;
  readonly start: (folder: string, size: Size) => Promise<Contestant>;
}

interface LoadPlan<Name extends string> {
  readonly entrants: readonly Entrant<Name>[];
  readonly tables: number;
  /** Seconds that each contestant is measured in each round. */
  readonly seconds: number;
  readonly rounds: number;
  /** Moves a second in all in the second half; in the first it is as many as go. */
  readonly rate: number;
  /** Told of each slice, and of what all rounds of its half have given once each has had its turn. */
  readonly onSlice?: (measured: MeasuredSlice<Name>) => void;
  readonly onRound?: (half: LoadHalf, figures: LoadReport<Name>['full']) => void;
}

export interface LoadReport<Name extends string> {
  readonly full: Readonly<Record<Name, LoadFigures>>;
  readonly paced: Readonly<Record<Name, LoadFigures>>;
}

/** As fast as turns allow, or at the asked rate. */
type LoadHalf = keyof LoadReport<string>;

export interface MeasuredSlice<Name extends string> extends Slice {
  readonly half: LoadHalf;
  /** Counted from 1. */
  readonly round: number;
  readonly name: Name;
}

/** The middle of all rounds, and how far they spread. */
export interface Spread {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

export interface LoadFigures {
  readonly movesPerSecond: Spread;
  /** Moves for each second of the server's processor time, all its threads together. */
  readonly movesPerProcessorSecond: Spread;
  /** Milliseconds from sending a move to its receipt by the other players. */
  readonly p50: Spread;
  readonly p99: Spread;
  /** What the server sends to all four players together for a move. */
  readonly bytesPerMove: Spread;
  /** What the server's main thread allocates for a move. */
  readonly allocatedPerMove: Spread;
}

interface Slice {
  readonly movesPerSecond: number;
  readonly movesPerProcessorSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly bytesPerMove: number;
  readonly allocatedPerMove: number;
}

/** Moves a second that every contestant can keep up with. */
export const RATE = 1000;
const WARM_UP = 2;

interface Measured<Name extends string> {
  readonly name: Name;
  readonly contestant: Contestant;
  readonly play: Play;
}

/**
 * Plays the same load on every contestant. All servers run from beginning to end, but only one has something to do at a
 * time; they take turns, so that a slow spell of the machine falls on all of them.
 */
export async function measureLoad<Name extends string>(
  plan: LoadPlan<Name>,
): Promise<LoadReport<Name>> {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-peers-'));
  const warmUp = Math.min(WARM_UP, plan.seconds);
  // At the asked rate hardly any match ends beside those of the full half.
  const seconds = warmUp + 1 + plan.rounds * (plan.seconds + 1);
  const size = { tables: plan.tables, matches: matchesFor(plan.tables, seconds) };
  const all: Measured<Name>[] = [];
  try {
    for (const { name, start } of plan.entrants) {
      const contestant = await start(mkdtempSync(join(folder, name)), size);
      const play = new Play(contestant);
      all.push({ name, contestant, play });
      await play.open(plan.tables);
      await measureSlice(contestant, play, warmUp);
    }
    const full = await takeTurns(all, plan, 'full');
    for (const { play } of all) play.think = thinkingFor(plan.tables, plan.rate);
    return { full, paced: await takeTurns(all, plan, 'paced') };
  } finally {
    for (const { contestant, play } of all) {
      play.close();
      await contestant.server.kill();
    }
    rmSync(folder, { recursive: true });
  }
}

async function takeTurns<Name extends string>(
  all: readonly Measured<Name>[],
  plan: LoadPlan<Name>,
  half: LoadHalf,
): Promise<LoadReport<Name>['full']> {
  const slices = all.map((): Slice[] => []);
  const figures = (): LoadReport<Name>['full'] => {
    const each = all.map(({ name }, at) => [name, figuresOf(slices[at] ?? [])] as const);
    return Object.fromEntries(each) as LoadReport<Name>['full'];
  };
  for (let round = 1; round <= plan.rounds; round++) {
    for (const [at, { name, contestant, play }] of all.entries()) {
      const slice = await measureSlice(contestant, play, plan.seconds);
      slices[at]?.push(slice);
      plan.onSlice?.({ half, round, name, ...slice });
    }
    plan.onRound?.(half, figures());
  }
  return figures();
}

/** Each table moves at its share of the rate, more or less. */
function thinkingFor(tables: number, rate: number): () => number {
  return () => ((tables * 1000) / rate) * (0.5 + Math.random());
}

const SETTLE = 300;

async function measureSlice(contestant: Contestant, play: Play, seconds: number): Promise<Slice> {
  play.go();
  await sleep(SETTLE);
  const used = await contestant.server.processor();
  const allocated = await contestant.server.allocated();
  play.reset();
  const begun = performance.now();
  await sleep(seconds * 1000);
  const { moves, delays, traffic } = play;
  const { bytes } = traffic;
  const elapsed = (performance.now() - begun) / 1000;
  const processor = ((await contestant.server.processor()) - used) / 1000;
  const garbage = (await contestant.server.allocated()) - allocated;
  play.pause();
  await sleep(SETTLE);
  return {
    movesPerSecond: moves / elapsed,
    movesPerProcessorSecond: moves / processor,
    p50: percentile(delays, 0.5),
    p99: percentile(delays, 0.99),
    bytesPerMove: bytes / moves,
    allocatedPerMove: garbage / moves,
  };
}

function figuresOf(slices: readonly Slice[]): LoadFigures {
  const spread = (read: (slice: Slice) => number): Spread => spreadOf(slices.map(read));
  return {
    movesPerSecond: spread((slice) => slice.movesPerSecond),
    movesPerProcessorSecond: spread((slice) => slice.movesPerProcessorSecond),
    p50: spread((slice) => slice.p50),
    p99: spread((slice) => slice.p99),
    bytesPerMove: spread((slice) => slice.bytesPerMove),
    allocatedPerMove: spread((slice) => slice.allocatedPerMove),
  };
}

export function spreadOf(values: readonly number[]): Spread {
  return {
    median: percentile(values, 0.5),
    least: Math.min(...values),
    most: Math.max(...values),
  };
}
