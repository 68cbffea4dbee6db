// One of the threads of `roundhouse fuzz`.
import { BatteryFailure, runBattery } from '@roundhouse/engine/testing';
import type { BatteryReport } from '@roundhouse/engine/testing';
import { parentPort, workerData } from 'node:worker_threads';
import type { Catalogue } from './catalogue.ts';
import type { Fault, FuzzPlan, LaneMessage } from './fuzz.ts';

const EVERY_MS = 50;

const plan = workerData as FuzzPlan;
const { CATALOGUE } = (await import(plan.catalogue)) as { CATALOGUE: Catalogue };
const post = (message: LaneMessage): void => parentPort?.postMessage(message);

function runLane(): BatteryReport {
  const game = CATALOGUE.games.find(({ id }) => id === plan.game);
  const laws = CATALOGUE.laws[plan.game];
  if (game === undefined || laws === undefined) throw new Error(`${plan.game} has no laws`);
  let last = 0;
  const { seed, sample, options, seats } = plan;
  return runBattery(game, laws, {
    games: plan.gamesPerTable,
    seed,
    sample,
    ...(options === undefined ? {} : { options }),
    ...(seats === undefined ? {} : { seats }),
    onMatch: (report) => {
      if (performance.now() - last < EVERY_MS) return;
      last = performance.now();
      post({ kind: 'progress', report });
    },
  });
}

function faultOf(error: unknown): Fault {
  if (!(error instanceof BatteryFailure))
    return { message: error instanceof Error ? error.message : String(error) };
  const { message, seed, options, seats } = error;
  return { message, match: { seed, options, seats } };
}

try {
  post({ kind: 'done', report: runLane() });
} catch (error) {
  post({ kind: 'fault', fault: faultOf(error) });
}
