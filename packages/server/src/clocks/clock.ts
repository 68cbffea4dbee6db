import type { Seat } from '@roundhouse/engine';
import type { TimeControl } from '@roundhouse/protocol';
import { addPlayedTime, playedTime } from './outages.ts';
import type { Outage } from '../store/play-times.ts';

/**
 * Time as data: what each seat has used, and since when the clocks of those who decide run. A decision is all the small
 * steps of a seat until it no longer has to decide; taking steps back never gives time back.
 */
export interface ClockState {
  /** Real time: all that the seat used. By mail: what it used of its reserve. */
  readonly spent: readonly number[];
  /** What the seat has used in the decision that it is in. */
  readonly thinking: readonly number[];
  /** How many decisions the seat has completed. */
  readonly completed: readonly number[];
  /** Milliseconds since 1970 at which all this was true. */
  readonly at: number;
  readonly running: readonly Seat[];
}

/** The clocks at the start of a match. */
export function startClocks(seats: number, at: number, running: readonly Seat[]): ClockState {
  const zero = new Array<number>(seats).fill(0);
  return { spent: zero, thinking: zero, completed: zero, at, running };
}

/** The clocks at `now`: whoever had to decide is charged. */
export function chargeClocks(
  time: TimeControl,
  clocks: ClockState,
  now: number,
  outages: readonly Outage[] = [],
): ClockState {
  const used = time.kind === 'none' ? 0 : playedTime(time, outages, clocks.at, now);
  if (used === 0) return { ...clocks, at: now };
  const charge = (each: number, seat: Seat): number =>
    clocks.running.includes(seat) ? each + used : each;
  return {
    ...clocks,
    spent: time.kind === 'real-time' ? clocks.spent.map(charge) : clocks.spent,
    thinking: clocks.thinking.map(charge),
    at: now,
  };
}

/** What completing a decision now costs the seat's reserve. */
const overrun = (time: TimeControl, thought: number): number =>
  time.kind === 'by-mail' ? Math.max(0, thought - time.perMove) : 0;

/** The seat has completed its decision. */
export function completeDecision(time: TimeControl, clocks: ClockState, seat: Seat): ClockState {
  if (time.kind === 'none') return clocks;
  const thought = clocks.thinking[seat] ?? 0;
  return {
    ...clocks,
    spent: change(clocks.spent, seat, overrun(time, thought)),
    thinking: change(clocks.thinking, seat, -thought),
    completed: change(clocks.completed, seat, 1),
  };
}

/** The seat is back in a decision that had taken it `thought` milliseconds. */
export function reopenDecision(
  time: TimeControl,
  clocks: ClockState,
  seat: Seat,
  thought: number,
): ClockState {
  if (time.kind === 'none') return clocks;
  return {
    ...clocks,
    spent: change(clocks.spent, seat, -overrun(time, thought)),
    thinking: change(clocks.thinking, seat, thought),
    completed: change(clocks.completed, seat, -1),
  };
}

const LEAST_ON_RETURN = 30_000;

/**
 * The seat's player is back after its time was up: with a tenth of its bank, at least 30 seconds if the bank allowed that much;
 * by mail with a fresh decision and nothing in reserve.
 */
export function returnToClock(time: TimeControl, clocks: ClockState, seat: Seat): ClockState {
  if (time.kind === 'none') return clocks;
  const bonus = time.kind === 'real-time' ? time.increment * (clocks.completed[seat] ?? 0) : 0;
  const spent =
    time.kind === 'by-mail'
      ? time.reserve
      : time.bank + bonus - Math.min(time.bank, Math.max(LEAST_ON_RETURN, time.bank / 10));
  return {
    ...clocks,
    spent: clocks.spent.with(seat, spent),
    thinking: clocks.thinking.with(seat, 0),
  };
}

/** Milliseconds that the seat may still think from `clocks.at` on. */
export function timeLeft(time: TimeControl, clocks: ClockState, seat: Seat): number {
  const spent = clocks.spent[seat] ?? 0;
  if (time.kind === 'none') return Infinity;
  if (time.kind === 'real-time')
    return Math.max(0, time.bank + time.increment * (clocks.completed[seat] ?? 0) - spent);
  return Math.max(0, time.perMove + time.reserve - spent - (clocks.thinking[seat] ?? 0));
}

/** When the seat's clock runs out; null if it does not run. */
export function deadlineOf(
  time: TimeControl,
  clocks: ClockState,
  seat: Seat,
  outages: readonly Outage[] = [],
): number | null {
  if (time.kind === 'none' || !clocks.running.includes(seat)) return null;
  return addPlayedTime(time, outages, clocks.at, timeLeft(time, clocks, seat));
}

/** When the first clock runs out, or null. */
export function nearestDeadline(
  time: TimeControl,
  clocks: ClockState,
  outages: readonly Outage[] = [],
): number | null {
  if (time.kind === 'none') return null;
  const deadlines = clocks.running.flatMap((seat) => deadlineOf(time, clocks, seat, outages) ?? []);
  return deadlines.length === 0 ? null : Math.min(...deadlines);
}

/** Seats whose time is up at `now`. */
export function timedOut(
  time: TimeControl,
  clocks: ClockState,
  now: number,
  outages: readonly Outage[] = [],
): Seat[] {
  return clocks.running.filter(
    (seat) => (deadlineOf(time, clocks, seat, outages) ?? Infinity) <= now,
  );
}

function change(list: readonly number[], at: Seat, by: number): readonly number[] {
  return by === 0 ? list : list.with(at, (list[at] ?? 0) + by);
}
