import type { PlayTime } from '../clocks/play-clock.ts';

/** A time that a test sets. */
export const playTime = (now: () => number): PlayTime => ({ now, outages: [] });
