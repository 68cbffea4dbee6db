import { thinkingTime } from '@roundhouse/bots';

const SPREAD = 0.5;

/**
 * How long a bot takes, so that a person can follow: all the time it may think, and a pause, drawn anew each time. It is
 * drawn before anything is known of the position, so a forced move takes as long as a hard one.
 */
export function paceOf(bot: string, pause: number, random: () => number): number {
  return thinkingTime(bot) + pause * (1 + SPREAD * (random() - 0.5));
}
