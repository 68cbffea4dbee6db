import type { TimeControl } from '@roundhouse/protocol';
import type { Outage } from '../store/play-times.ts';
import { addRunningTime, runningTime } from './play-window.ts';

/** Milliseconds between two moments in which the clock runs. */
export function playedTime(
  time: TimeControl,
  outages: readonly Outage[],
  from: number,
  to: number,
): number {
  const lost = outages.map((each) =>
    runningTime(time, Math.max(from, each.from), Math.min(to, each.to)),
  );
  return runningTime(time, from, to) - lost.reduce((sum, each) => sum + each, 0);
}

/** The moment at which the clock will have run for so long; outages are in order. */
export function addPlayedTime(
  time: TimeControl,
  outages: readonly Outage[],
  from: number,
  duration: number,
): number {
  let end = addRunningTime(time, from, duration);
  for (const each of outages)
    if (each.to > from && each.from < end)
      end = addRunningTime(time, end, runningTime(time, Math.max(from, each.from), each.to));
  return end;
}
