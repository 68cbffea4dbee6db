import type { EventBase, SeenStep } from '@roundhouse/engine';

/** What an event begins, if it begins something. */
type Begins = (event: EventBase) => 'round' | 'turn' | undefined;

/** Where rounds and turns begin: after how many moves, in order. */
interface Stops {
  readonly rounds: readonly number[];
  readonly turns: readonly number[];
}

/**
 * A round begins where the game says so. A turn does too; where the game says nothing about turns, one begins whenever
 * somebody else moves.
 */
export function stopsOf(steps: readonly SeenStep[], begins: Begins): Stops {
  const rounds: number[] = [];
  const turns: number[] = [];
  let isTold = false;
  steps.forEach(({ moves, seat, events }, i) => {
    const begun = new Set(events.map(begins));
    if (begun.has('round')) rounds.push(moves);
    if (begun.has('round') || begun.has('turn')) isTold = begun.has('turn');
    const next = steps[i + 1]?.seat ?? seat;
    if (begun.has('round') || begun.has('turn') || (!isTold && next !== seat)) turns.push(moves);
  });
  return { rounds, turns };
}

/** The stop before a moment, or the start. */
export const stopBefore = (stops: readonly number[], at: number): number =>
  stops.findLast((stop) => stop < at) ?? 0;

/** The stop after a moment, or the end. */
export const stopAfter = (stops: readonly number[], at: number, last: number): number =>
  stops.find((stop) => stop > at) ?? last;
