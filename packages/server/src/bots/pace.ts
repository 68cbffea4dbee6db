import { thinkingTime } from '@roundhouse/bots';

const SPREAD = 0.5;

/**
 * How long a bot takes for a move, so that a person can follow: the pause, or all the time it may think where that is longer,
 * and up to half as long again, drawn anew each time. It is drawn before anything is known of the position, so a forced
 * move takes as long as a hard one.
 */
export function paceOf(bot: string, pause: number, random: () => number): number {
  return Math.max(pause, thinkingTime(bot)) * (1 + SPREAD * random());
}
