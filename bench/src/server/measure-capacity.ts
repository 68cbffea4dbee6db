import type { AnyGame } from '@roundhouse/engine';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runLoad } from './load.ts';
import { ServerChild } from './server-child.ts';

interface CapacityPlan {
  readonly games: readonly AnyGame[];
  readonly catalogue: string;
  /** How many matches are played at once, the fewest first. */
  readonly sizes: readonly number[];
  readonly seconds: number;
  /** Milliseconds between two moves of a match; as people play by default. */
  readonly pace?: number;
  /** Seconds after which it ends, whatever is under way: a server that is overloaded may take for ever. */
  readonly limit: number;
  /** In so many of a hundred matches one person plays against bots at `hard`. */
  readonly bots?: number;
  /** Told of each size before it is measured, and of what came of it. */
  readonly onSize?: (matches: number) => void;
  readonly onRow?: (row: CapacityRow) => void;
}

export interface CapacityRow {
  readonly matches: number;
  readonly sockets: number;
  readonly movesPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** How many cores the server needed. */
  readonly cores: number;
  /** Bytes that the server took of the machine. */
  readonly resident: number;
}

const PACE = 5000;
const BOT = 'hard';
/** The longest that the slowest move in a hundred may take. */
export const LONGEST_P99 = 200;

/** Plays more and more matches at the pace of people, until the slowest moves take too long, or its own time is up. */
export async function measureCapacity(plan: CapacityPlan): Promise<CapacityRow[]> {
  const signal = AbortSignal.timeout(plan.limit * 1000);
  const rows: CapacityRow[] = [];
  for (const matches of plan.sizes) {
    plan.onSize?.(matches);
    const row = await measureSize(plan, matches, signal);
    if (row === undefined) break;
    rows.push(row);
    plan.onRow?.(row);
    if (row.p99 >= LONGEST_P99) break;
  }
  return rows;
}

/** Undefined if the time was up before it was measured. */
async function measureSize(
  plan: CapacityPlan,
  matches: number,
  signal: AbortSignal,
): Promise<CapacityRow | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-capacity-'));
  const { catalogue, games, seconds, pace = PACE, bots: percent = 0 } = plan;
  const server = await ServerChild.start({ catalogue, place: { folder }, port: 0 });
  const rate = (matches * 1000) / pace;
  const bots = { percent, name: BOT };
  try {
    const load = await runLoad({ server, games, matches, seconds, rate, bots, signal });
    const resident = await server.residentMemory();
    const { movesPerSecond, p50, p99, sockets, processorPerMove } = load;
    const cores = (processorPerMove * movesPerSecond) / 1000;
    return { matches, sockets, movesPerSecond, p50, p99, cores, resident };
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true });
  }
}
