import type { Viewer } from '@roundhouse/engine';
import { PROTOCOL_VERSION } from '@roundhouse/protocol';
import type { Clocks, PositionMessage } from '@roundhouse/protocol';
import { deadlineOf, timeLeft } from '../clocks/clock.ts';
import type { Timeline } from './timeline.ts';

/** What the viewer is told of the newest position if the last one it knew is `known`. */
export function positionMessage(
  match: string,
  timeline: Timeline,
  viewer: Viewer,
  known: number,
): PositionMessage {
  const since = timeline.tellFrom(known);
  const { standIns } = timeline;
  return {
    v: PROTOCOL_VERSION,
    type: 'position',
    match,
    position: timeline.position,
    ...timeline.positionFor(viewer),
    viewer,
    since,
    steps: timeline.stepsAfter(since, viewer),
    clocks: clocksOf(timeline),
    proposal: timeline.proposal,
    standIns,
    mayReturn: standIns.filter((seat) => timeline.mayReturn(seat)),
  };
}

function clocksOf(timeline: Timeline): Clocks | null {
  const { start, clocks } = timeline;
  const { time } = start.settings;
  if (time.kind === 'none') return null;
  const seats = Array.from({ length: start.seats }, (_, seat) => seat);
  return {
    left: seats.map((seat) => timeLeft(time, clocks, seat)),
    at: clocks.at,
    deadlines: seats.map((seat) => deadlineOf(time, clocks, seat)),
  };
}
