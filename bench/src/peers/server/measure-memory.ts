import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sleep } from '../../server/load.ts';
import type { ServerChild } from '../../server/server-child.ts';
import { startContestant } from './contestants.ts';
import type { ContestantName } from './contestants.ts';
import { Play } from './play.ts';

export interface MemoryPlan {
  /** How many tables are open at each measurement, from few to many. */
  readonly tables: readonly number[];
  /** How far each match is played before it is measured. */
  readonly moves: number;
  /** Milliseconds from then on until what was played is where it stays: ours first keeps entries for some seconds. */
  readonly settled: number;
  /** Milliseconds after which a match that nobody looks at any more is measured. */
  readonly forgotten: number;
}

/** Bytes for each match, from the growth between few and many. */
export interface MemoryFigures {
  /** With four sockets; what the heap holds, and what the process takes of the machine. */
  readonly live: number;
  readonly liveResident: number;
  /** After its players have left. */
  readonly left: number;
}

interface Point {
  readonly tables: number;
  readonly bytes: number;
  readonly resident: number;
}

/** Opens more and more tables, plays each a little, and then lets everybody leave. */
export async function measureMemory(
  name: ContestantName,
  plan: MemoryPlan,
): Promise<MemoryFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-peers-'));
  const most = Math.max(...plan.tables);
  const contestant = await startContestant(name, folder, { tables: 2 * most, matches: 1 });
  const play = new Play(contestant);
  play.stopAt = plan.moves;
  try {
    await warmUp(new Play(contestant, most), most, plan);
    const points: Point[] = [];
    for (const tables of plan.tables) {
      await play.open(tables - play.games.length);
      play.go();
      await play.stopped();
      await sleep(plan.settled);
      points.push(await measure(contestant.server, tables));
    }
    const [few] = points;
    play.close();
    await sleep(plan.forgotten);
    const after = await measure(contestant.server, most);
    return {
      live: slope(points, ({ bytes }) => bytes),
      liveResident: slope(points, ({ resident }) => resident),
      left: few === undefined ? Number.NaN : (after.bytes - emptied(few, points)) / most,
    };
  } finally {
    play.close();
    await contestant.server.kill();
    rmSync(folder, { recursive: true });
  }
}

/** As many tables as are measured come and go before: what is compiled or made once is no table's. */
async function warmUp(play: Play, tables: number, plan: MemoryPlan): Promise<void> {
  play.stopAt = plan.moves;
  await play.open(tables);
  play.go();
  await play.stopped();
  play.close();
  await sleep(plan.forgotten);
}

/** What the server would hold without any table, read off the line through all measurements. */
function emptied(few: Point, points: readonly Point[]): number {
  return few.bytes - few.tables * slope(points, ({ bytes }) => bytes);
}

async function measure(server: ServerChild, tables: number): Promise<Point> {
  return { tables, bytes: await server.memory(), resident: await server.residentMemory() };
}

/** Growth for each table, by least squares. */
function slope(points: readonly Point[], read: (point: Point) => number): number {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const tables = mean(points.map((point) => point.tables));
  const value = mean(points.map(read));
  const along = points.map((point) => (point.tables - tables) * (read(point) - value));
  return mean(along) / mean(points.map((point) => (point.tables - tables) ** 2));
}
