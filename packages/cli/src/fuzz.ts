import { optionCombinations } from '@roundhouse/engine';
import type { AnyGame } from '@roundhouse/engine';
import type { BatteryReport } from '@roundhouse/engine/testing';
import { Worker } from 'node:worker_threads';

/** What `fuzz` runs. */
export interface FuzzPlan {
  readonly game: string;
  /** The module that exports the games as `CATALOGUE`. */
  readonly catalogue: string;
  /** Matches at each table (a combination of options and a number of seats). */
  readonly gamesPerTable: number;
  readonly seed: string;
  readonly options?: unknown;
  readonly seats?: number;
  readonly sample: number;
}

/** A law that was broken, and the one match that shows it, if one match does. */
export interface Fault {
  readonly message: string;
  readonly match?: { readonly seed: string; readonly options: unknown; readonly seats: number };
}

export type LaneMessage =
  | { readonly kind: 'progress' | 'done'; readonly report: BatteryReport }
  | { readonly kind: 'fault'; readonly fault: Fault };

/** Always two, whatever the machine, so that the same seed plays the same matches everywhere. */
const LANES = 2;

/** How many tables a plan visits. */
export function countTables(game: AnyGame, given: { options?: unknown; seats?: number }): number {
  const inputs = given.options === undefined ? optionCombinations(game.options) : [given.options];
  return inputs
    .flatMap((input) => game.seatCountsFor(game.parseOptions(input)))
    .filter((seats) => given.seats === undefined || seats === given.seats).length;
}

/** Runs the battery in two threads; ends at the first fault. */
export async function fuzz(
  plan: FuzzPlan,
  onMatch: (matches: number) => void,
): Promise<BatteryReport | Fault> {
  const lanes = lanesOf(plan).map((lane) => startLane(lane));
  const reports: BatteryReport[] = [];
  const results = lanes.map((worker, number) =>
    followLane(worker, (report) => {
      reports[number] = report;
      onMatch(mergeReports(reports).matches);
    }),
  );
  try {
    const fault = await firstFault(results);
    return fault ?? mergeReports(reports);
  } finally {
    await Promise.all(lanes.map((worker) => worker.terminate()));
  }
}

function lanesOf(plan: FuzzPlan): FuzzPlan[] {
  if (plan.gamesPerTable === 1) return [plan];
  return Array.from({ length: LANES }, (_, lane) => ({
    ...plan,
    seed: `${plan.seed}/${lane}`,
    gamesPerTable: Math.floor((plan.gamesPerTable + lane) / LANES),
  }));
}

function startLane(plan: FuzzPlan): Worker {
  return new Worker(new URL('fuzz-worker.ts', import.meta.url), { workerData: plan });
}

/** Resolves when the lane is done, with its fault if it found one. */
function followLane(
  worker: Worker,
  onReport: (report: BatteryReport) => void,
): Promise<Fault | undefined> {
  return new Promise((resolve, reject) => {
    worker.on('error', reject);
    worker.on('message', (message: LaneMessage) => {
      if (message.kind === 'fault') return resolve(message.fault);
      onReport(message.report);
      if (message.kind === 'done') resolve(undefined);
    });
  });
}

/** The first fault of any lane, or undefined when all are done without. */
async function firstFault(
  results: readonly Promise<Fault | undefined>[],
): Promise<Fault | undefined> {
  const clean = Promise.all(results).then(() => undefined);
  return Promise.race(results.map(async (result) => (await result) ?? clean));
}

function mergeReports(reports: readonly BatteryReport[]): BatteryReport {
  const endings: Record<string, number> = {};
  let matches = 0;
  let moves = 0;
  let longest = 0;
  for (const report of reports.filter((each) => each !== undefined)) {
    matches += report.matches;
    moves += report.moves;
    longest = Math.max(longest, report.longest);
    for (const [reason, count] of Object.entries(report.endings)) {
      endings[reason] = (endings[reason] ?? 0) + count;
    }
  }
  return { matches, moves, longest, endings };
}
