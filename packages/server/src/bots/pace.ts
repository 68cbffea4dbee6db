const SPREAD = 0.5;

/**
 * How long a bot takes, so that a person can follow: its time to think and a pause, drawn anew each time. It is drawn
 * before anything is known of the position, so a forced move takes as long as a hard one.
 */
export function paceOf(pause: number, thinking: number, random: () => number): number {
  return thinking + pause * (1 + SPREAD * (random() - 0.5));
}
