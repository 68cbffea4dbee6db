import type { Seat, Viewer } from '@roundhouse/engine';
import { PROTOCOL_VERSION } from '@roundhouse/protocol';
import type { Clocks, PositionMessage } from '@roundhouse/protocol';
import { deadlineOf, timeLeft } from '../clocks/clock.ts';
import type { Timeline } from './timeline.ts';

interface Telling {
  /** By how much the clock on the wall is ahead of the time that matches are played by. */
  readonly wallAhead?: number | undefined;
  /** Whether the match has gone on since, so that no clock runs any more as it did then. */
  readonly isLate?: boolean;
}

/**
 * What each viewer is told of the newest position if the last entry it knew is `known`. What is the same for all of them is
 * worked out once.
 */
export function positionMessages(
  { match, alias }: Pick<PositionMessage, 'match' | 'alias'>,
  timeline: Timeline,
  known: number,
  { wallAhead = 0, isLate = false }: Telling = {},
): (viewer: Viewer) => PositionMessage {
  const since = timeline.tellFrom(known);
  const { entry, outcome, proposal, standIns } = timeline;
  const { moves } = timeline.match;
  const deciders = timeline.deciders();
  const clocks = clocksOf(timeline, wallAhead, isLate);
  const mayReturn =
    standIns.length === 0 ? standIns : standIns.filter((seat) => timeline.mayReturn(seat));
  return (viewer) => {
    const eyes = timeline.eyes(viewer);
    const message: PositionMessage = {
      v: PROTOCOL_VERSION,
      type: 'position',
      match,
      alias,
      entry,
      moves,
      view: timeline.view(eyes),
      deciders,
      legal: timeline.legal(eyes),
      takeBack: eyes === 'spectator' ? 0 : timeline.takeBack(eyes),
      outcome,
      viewer: eyes,
      since,
      steps: timeline.stepsAfter(since, eyes),
      clocks,
      proposal,
      standIns,
      mayReturn,
    };
    return timeline.start.frozen ? { ...message, frozen: true } : message;
  };
}

/** Clients count down by the clock on the wall. */
function clocksOf(timeline: Timeline, wallAhead: number, isLate: boolean): Clocks | null {
  const { start, clocks } = timeline;
  const { time } = start.settings;
  if (time.kind === 'none' || start.frozen) return null;
  const seats = Array.from({ length: start.seats }, (_, seat): Seat => seat);
  return {
    left: seats.map((seat) => timeLeft(time, clocks, seat)),
    at: clocks.at + wallAhead,
    deadlines: seats.map((seat) => {
      const deadline = isLate ? null : deadlineOf(time, clocks, seat, start.outages());
      return deadline === null ? null : deadline + wallAhead;
    }),
  };
}
