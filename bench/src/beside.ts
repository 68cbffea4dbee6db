import { relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Entry, Slice } from './contestant.ts';
import { median, takeTurns } from './take-turns.ts';

/** What is compared: moves of random play, or iterations of search. */
export const WORKS = ['game', 'search'] as const;
export type Work = (typeof WORKS)[number];

interface BesidePlan {
  readonly game: string;
  readonly work: Work;
  /** The module that exports the games of this checkout. */
  readonly catalogue: string;
  /** The folder of the other checkout. */
  readonly other: string;
  readonly pairs: number;
  /** How long each of a pair is measured. */
  readonly seconds: number;
}

/** How fast this checkout is, in speeds of the other one: the middle pair, and the slowest and fastest. */
export interface Beside {
  readonly ratio: number;
  readonly least: number;
  readonly most: number;
}

const HERE = fileURLToPath(new URL('../..', import.meta.url));
const WORKER = 'bench/src/contestant-worker.ts';

/**
 * Compares one game of two checkouts, pair by pair. The two of a pair take turns, so that a slow spell of the machine falls
 * on both; each pair starts anew, since what the compiler makes of the same code differs from start to start.
 */
export async function measureBeside(plan: BesidePlan): Promise<Beside> {
  const { game: id, work: kind, catalogue, seconds } = plan;
  const there = resolve(plan.other, relative(HERE, fileURLToPath(catalogue)));
  const pair: Entry[] = [
    { kind, id, catalogue },
    { kind, id, catalogue: pathToFileURL(there).href },
  ];
  const workers = [HERE, plan.other].map((root) => pathToFileURL(resolve(root, WORKER)));
  const ratios: number[] = [];
  while (ratios.length < plan.pairs) {
    const [ours = [], theirs = []] = await takeTurns(pair, { seconds, workers });
    ratios.push(speed(ours) / speed(theirs));
  }
  return { ratio: median(ratios), least: Math.min(...ratios), most: Math.max(...ratios) };
}

function speed(slices: readonly Slice[]): number {
  return median(slices.map(({ perSecond }) => perSecond));
}
