import type { Seat, Viewer } from '@roundhouse/engine';
import { PROTOCOL_VERSION } from '@roundhouse/protocol';
import type { Clocks, PositionMessage, SeenStep } from '@roundhouse/protocol';
import { deadlineOf, timeLeft } from '../clocks/clock.ts';
import type { Timeline } from './timeline.ts';

/** The match that is told of. */
interface Told {
  readonly id: string;
  readonly alias: number;
}

interface ClockOptions {
  /** By how much the clock on the wall is ahead of the time that matches are played by. */
  readonly wallAhead: number;
  /** Whether the match has gone on since, so that no clock runs any more as it did then. */
  readonly isLate: boolean;
}

const IN_TIME: ClockOptions = { wallAhead: 0, isLate: false };

/** What is the same for all who are told of a position. */
type Shared = Pick<
  PositionMessage,
  'deciders' | 'outcome' | 'clocks' | 'proposal' | 'standIns' | 'mayReturn'
>;

/** How viewers are told of the newest position of a timeline. What is the same for all of them is worked out once. */
export class Telling {
  readonly timeline: Timeline;
  private readonly match: Told;
  private readonly clocks: ClockOptions;
  private shared: Shared | undefined;

  constructor(match: Told, timeline: Timeline, clocks = IN_TIME) {
    this.match = match;
    this.timeline = timeline;
    this.clocks = clocks;
  }

  /** The position as this viewer sees it, with all that happened since the last entry that it knew. */
  since(known: number, viewer: Viewer): PositionMessage {
    const { timeline } = this;
    const since = timeline.tellFrom(known);
    return this.position(viewer, since, timeline.stepsAfter(since, timeline.eyes(viewer)));
  }

  /** The same, where these steps are known to be what happened since that entry. */
  position(viewer: Viewer, since: number, steps: readonly SeenStep[]): PositionMessage {
    const { timeline } = this;
    const eyes = timeline.eyes(viewer);
    const shared = (this.shared ??= this.share());
    const message: PositionMessage = {
      v: PROTOCOL_VERSION,
      type: 'position',
      match: this.match.id,
      alias: this.match.alias,
      entry: timeline.entry,
      moves: timeline.match.moves,
      view: timeline.view(eyes),
      deciders: shared.deciders,
      legal: timeline.legal(eyes),
      takeBack: eyes === 'spectator' ? 0 : timeline.takeBack(eyes),
      outcome: shared.outcome,
      viewer: eyes,
      since,
      steps,
      clocks: shared.clocks,
      proposal: shared.proposal,
      standIns: shared.standIns,
      mayReturn: shared.mayReturn,
    };
    return timeline.start.frozen ? { ...message, frozen: true } : message;
  }

  private share(): Shared {
    const { timeline } = this;
    const { outcome, proposal, standIns } = timeline;
    return {
      deciders: timeline.deciders(),
      outcome,
      clocks: clocksOf(timeline, this.clocks),
      proposal,
      standIns,
      mayReturn:
        standIns.length === 0 ? standIns : standIns.filter((seat) => timeline.mayReturn(seat)),
    };
  }
}

/** Clients count down by the clock on the wall. */
function clocksOf(timeline: Timeline, { wallAhead, isLate }: ClockOptions): Clocks | null {
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
