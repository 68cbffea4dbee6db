import type { TimeControl } from '@roundhouse/protocol';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface Window {
  readonly from: number;
  readonly to: number;
}

/** Milliseconds between two moments in which the clock runs. */
export function runningTime(time: TimeControl, from: number, to: number): number {
  const window = windowOf(time);
  if (window === undefined) return Math.max(0, to - from);
  return Math.max(0, openUntil(window, to) - openUntil(window, from));
}

/** The moment at which the clock will have run for so long. */
export function addRunningTime(time: TimeControl, from: number, duration: number): number {
  const window = windowOf(time);
  if (window === undefined) return from + duration;
  const target = openUntil(window, from) + duration;
  const open = openHours(window) * HOUR;
  const days = Math.ceil(target / open) - 1;
  const moment = window.from * HOUR + days * DAY + (target - days * open);
  return Math.max(from, moment);
}

/** The daily play window, if the clock stands still outside of one. */
function windowOf(time: TimeControl): Window | undefined {
  const window = time.kind === 'by-mail' ? time.window : undefined;
  return window === undefined || window.from === window.to ? undefined : window;
}

const openHours = ({ from, to }: Window): number => (to - from + 24) % 24;

/** Milliseconds since 1970 in which the window was open. */
function openUntil(window: Window, at: number): number {
  const shifted = at - window.from * HOUR;
  const days = Math.floor(shifted / DAY);
  const open = openHours(window) * HOUR;
  return days * open + Math.min(shifted - days * DAY, open);
}
