import type { TimeControl } from '../matches/settings.ts';

/** Time as data: what each seat has left, and since when the clocks of those who decide run. */
export interface ClockState {
  readonly left: readonly number[];
  /** Milliseconds since 1970 at which `left` was true. */
  readonly at: number;
  readonly running: readonly number[];
}

/** The clocks at the start of a match. */
export function startClocks(time: TimeControl, seats: number, now: number): ClockState {
  const left = time.kind === 'real-time' ? time.bank : time.kind === 'by-mail' ? time.reserve : 0;
  return { left: new Array<number>(seats).fill(left), at: now, running: [] };
}

/** The clocks after something happened at `now`: who decided is charged, and from now those in `deciders` run. */
export function advanceClocks(
  time: TimeControl,
  clocks: ClockState,
  change: {
    readonly now: number;
    readonly moved: number | null;
    readonly deciders: readonly number[];
  },
): ClockState {
  if (time.kind === 'none') return { ...clocks, at: change.now, running: change.deciders };
  const left = clocks.left.map((each, seat) => {
    if (!clocks.running.includes(seat)) return each;
    const used = runningTime(time, clocks.at, change.now);
    if (time.kind === 'real-time') {
      return Math.max(0, each - used) + (seat === change.moved ? time.increment : 0);
    }
    // By mail, a seat that goes on deciding keeps what it has used of its time per move.
    return seat === change.moved ? each - Math.max(0, used - time.perMove) : each;
  });
  return { left: left.map((each) => Math.max(0, each)), at: change.now, running: change.deciders };
}

/** When the first running clock runs out, or null. */
export function deadlineOf(time: TimeControl, clocks: ClockState): number | null {
  if (time.kind === 'none' || clocks.running.length === 0) return null;
  const shortest = Math.min(...clocks.running.map((seat) => clocks.left[seat] ?? 0));
  const allowed = time.kind === 'by-mail' ? time.perMove + shortest : shortest;
  return addRunningTime(time, clocks.at, allowed);
}

/** Seats whose time is up at `now`. */
export function timedOut(time: TimeControl, clocks: ClockState, now: number): number[] {
  if (time.kind === 'none') return [];
  const used = runningTime(time, clocks.at, now);
  const extra = time.kind === 'by-mail' ? time.perMove : 0;
  return clocks.running.filter((seat) => used >= (clocks.left[seat] ?? 0) + extra);
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Milliseconds between two moments in which the clock runs. */
export function runningTime(time: TimeControl, from: number, to: number): number {
  const window = time.kind === 'by-mail' ? time.window : undefined;
  if (window === undefined || window.from === window.to) return Math.max(0, to - from);
  return Math.max(0, inWindow(window, to) - inWindow(window, from));
}

/** The moment at which the clock will have run for so long. */
export function addRunningTime(time: TimeControl, from: number, duration: number): number {
  const window = time.kind === 'by-mail' ? time.window : undefined;
  if (window === undefined || window.from === window.to) return from + duration;
  const open = openHours(window) * HOUR;
  const target = inWindow(window, from) + duration;
  // Whole days, then within the day: the position in the window is monotonic in time.
  let low = from;
  let high = from + (Math.floor(duration / open) + 2) * DAY;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (inWindow(window, middle) >= target) high = middle;
    else low = middle + 1;
  }
  return low;
}

interface Window {
  readonly from: number;
  readonly to: number;
}

const openHours = ({ from, to }: Window): number => (to - from + 24) % 24;

/** Milliseconds since 1970 in which the window was open. */
function inWindow(window: Window, at: number): number {
  const shifted = at - window.from * HOUR;
  const days = Math.floor(shifted / DAY);
  const open = openHours(window) * HOUR;
  return days * open + Math.min(shifted - days * DAY, open);
}
