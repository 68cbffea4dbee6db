import type { Viewer } from '@roundhouse/engine';
import { PROTOCOL_VERSION } from '@roundhouse/protocol';
import type { Clocks, PositionMessage } from '@roundhouse/protocol';
import { deadlineOf, timeLeft } from '../clocks/clock.ts';
import type { Timeline } from './timeline.ts';

/** What the viewer is told of the newest position if the last entry it knew is `known`. */
export function positionMessage(
  match: string,
  timeline: Timeline,
  viewer: Viewer,
  known: number,
  wallAhead = 0,
): PositionMessage {
  const since = timeline.tellFrom(known);
  const { standIns } = timeline;
  return {
    v: PROTOCOL_VERSION,
    type: 'position',
    match,
    entry: timeline.entry,
    ...timeline.positionFor(viewer),
    viewer,
    since,
    steps: timeline.stepsAfter(since, viewer),
    clocks: clocksOf(timeline, wallAhead),
    proposal: timeline.proposal,
    standIns,
    mayReturn: standIns.filter((seat) => timeline.mayReturn(seat)),
    ...(timeline.start.frozen ? { frozen: true } : {}),
  };
}

/** Clients count down by the clock on the wall. */
function clocksOf(timeline: Timeline, wallAhead: number): Clocks | null {
  const { start, clocks } = timeline;
  const { time } = start.settings;
  if (time.kind === 'none' || start.frozen) return null;
  const seats = Array.from({ length: start.seats }, (_, seat) => seat);
  return {
    left: seats.map((seat) => timeLeft(time, clocks, seat)),
    at: clocks.at + wallAhead,
    deadlines: seats.map((seat) => {
      const deadline = deadlineOf(time, clocks, seat, start.outages());
      return deadline === null ? null : deadline + wallAhead;
    }),
  };
}
