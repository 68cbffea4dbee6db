import type { AnyGame } from '@roundhouse/engine';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runLoad } from './load.ts';
import { ServerChild } from './server-child.ts';

export interface CapacityPlan {
  readonly games: readonly AnyGame[];
  readonly catalogue: string;
  /** How many matches are played at once, the fewest first. */
  readonly sizes: readonly number[];
  readonly seconds: number;
  readonly onStep?: (done: number, all: number) => void;
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

/** Milliseconds between two moves of a match, as people play. */
const PACE = 5000;
/** The longest that the slowest move in a hundred may take. */
export const LONGEST_P99 = 200;

/** Plays more and more matches at the pace of people, until the slowest moves take too long. */
export async function measureCapacity(plan: CapacityPlan): Promise<CapacityRow[]> {
  const rows: CapacityRow[] = [];
  for (const [done, matches] of plan.sizes.entries()) {
    plan.onStep?.(done, plan.sizes.length);
    const row = await measureSize(plan, matches);
    rows.push(row);
    if (row.p99 >= LONGEST_P99) break;
  }
  return rows;
}

async function measureSize(plan: CapacityPlan, matches: number): Promise<CapacityRow> {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-capacity-'));
  const { catalogue, games, seconds } = plan;
  const server = await ServerChild.start({ catalogue, place: { folder }, port: 0 });
  const rate = (matches * 1000) / PACE;
  const load = await runLoad({ server, games, matches, seconds, rate });
  const resident = await server.residentMemory();
  await server.stop();
  rmSync(folder, { recursive: true });
  const { movesPerSecond, p50, p99, sockets, processorPerMove } = load;
  const cores = (processorPerMove * movesPerSecond) / 1000;
  return { matches, sockets, movesPerSecond, p50, p99, cores, resident };
}
