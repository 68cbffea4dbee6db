import { eventsFor } from '@roundhouse/engine';
import type { Viewer } from '@roundhouse/engine';
import { PROTOCOL_VERSION } from '@roundhouse/protocol';
import type { Clocks, PositionMessage, SeenStep } from '@roundhouse/protocol';
import { deadlineOf, timeLeft } from '../clocks/clock.ts';
import type { Timeline } from './timeline.ts';

/** What the viewer is told of the newest position if the last one it knew is `known`. */
export function positionMessage(
  match: string,
  timeline: Timeline,
  viewer: Viewer,
  known: number,
): PositionMessage {
  const { game } = timeline.start;
  const deciders = timeline.deciders();
  const decides =
    viewer !== 'spectator' && deciders.includes(viewer) && timeline.standIn(viewer) === undefined;
  const since = timeline.tellFrom(known);
  const { standIns } = timeline;
  return {
    v: PROTOCOL_VERSION,
    type: 'position',
    match,
    position: timeline.position,
    moves: timeline.steps.length,
    viewer,
    view: game.view(timeline.state, viewer),
    deciders,
    legal: decides ? game.legalMoves(timeline.state, viewer) : [],
    takeBack: viewer === 'spectator' ? 0 : timeline.takeBack(viewer),
    since,
    steps: stepsFor(timeline, viewer, since),
    outcome: timeline.outcome,
    clocks: clocksOf(timeline),
    proposal: timeline.proposal,
    standIns,
    mayReturn: standIns.filter((seat) => timeline.mayReturn(seat)),
  };
}

/** The newest step is at hand; for more, the match is played again. */
function stepsFor(timeline: Timeline, viewer: Viewer, since: number): SeenStep[] {
  const { lastEvents, position, steps } = timeline;
  if (since >= position) return [];
  const last = steps.at(-1);
  if (since < position - 1 || last?.position !== position || lastEvents === undefined)
    return timeline.stepsAfter(since, viewer);
  const events = eventsFor(lastEvents, viewer);
  return [{ number: steps.length, position, seat: last.seat, events }];
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
