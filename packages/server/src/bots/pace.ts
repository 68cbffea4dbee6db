import type { Budget } from '@roundhouse/bots';

const SPREAD = 0.5;

/** How long a bot may think. Those without an entry answer at once. */
const THINKING: Readonly<Record<string, number>> = { hard: 800, expert: 2500, search: 2500 };

export function budgetOf(bot: string): Budget {
  return { milliseconds: THINKING[bot] ?? 200 };
}

/**
 * How long a bot takes, so that a person can follow: all the time it may think, and a pause, drawn anew each time. It is
 * drawn before anything is known of the position, so a forced move takes as long as a hard one.
 */
export function paceOf(bot: string, pause: number, random: () => number): number {
  return (THINKING[bot] ?? 0) + pause * (1 + SPREAD * (random() - 0.5));
}
