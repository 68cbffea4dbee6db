import type { Task } from './bot.ts';

const DEFAULT_ITERATIONS = 1000;

/** When to stop thinking. */
export interface Limits {
  isSpent(iterations: number): boolean;
  /** How many more iterations there is room for, at the speed so far. */
  roomAfter(iterations: number): number;
}

/** The limits of a task, the clock starting now, and no more than so many iterations in any case. */
export function limitsOf({ budget, now, signal }: Task, cap = Infinity): Limits {
  const { milliseconds } = budget;
  const asked = budget.iterations ?? (milliseconds === undefined ? DEFAULT_ITERATIONS : Infinity);
  const most = Math.min(asked, cap);
  const aborted = (): boolean => signal?.aborted === true;
  if (milliseconds === undefined) {
    return { isSpent: (done) => done >= most || aborted(), roomAfter: (done) => most - done };
  }
  if (now === undefined) throw new Error('a budget in milliseconds needs a clock');
  const start = now();
  return {
    isSpent: (done) => done >= most || aborted() || now() - start >= milliseconds,
    roomAfter(done) {
      const elapsed = now() - start;
      return Math.min(
        most - done,
        elapsed > 0 ? (done * (milliseconds - elapsed)) / elapsed : most,
      );
    },
  };
}
