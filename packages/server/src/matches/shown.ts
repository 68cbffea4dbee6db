import type { EventBase, Seat, Viewer } from '@roundhouse/engine';
import { deltaText, shortEvents } from '@roundhouse/protocol';
import type { PositionMessage } from '@roundhouse/protocol';

const NONE: readonly EventBase[] = [];

/** What an announcement tells all its viewers alike. */
export class Announcement {
  /** Whoever said what became the newest entry, if it was written here and a person said it, and the id that it gave it. */
  private readonly seat: Seat | undefined;
  private readonly id: string | undefined;
  private events: readonly EventBase[] = NONE;
  private short: ReturnType<typeof shortEvents> = NONE;

  /** The id of the newest entry is `seat/id` if a person said it. */
  constructor(id = '') {
    const slash = id.indexOf('/');
    const seat = Number(id.slice(0, slash));
    if (slash < 1 || !Number.isInteger(seat)) return;
    this.seat = seat;
    this.id = id.slice(slash + 1);
  }

  /** The id that this viewer gave to what became the newest entry. */
  idFor(viewer: Viewer): string | undefined {
    return viewer === this.seat ? this.id : undefined;
  }

  /** Events as a delta has them, made once for all who are told of the same ones. */
  shortEvents(events: readonly EventBase[]): ReturnType<typeof shortEvents> {
    if (events !== this.events) {
      this.events = events;
      this.short = shortEvents(events);
    }
    return this.short;
  }
}

/**
 * A position as all who see with the same eyes are shown it. Each of its two forms is written once, when somebody needs it:
 * whole, or what has changed for those who have the position before. That depends on nothing but the two positions.
 */
export class Shown {
  readonly position: PositionMessage;
  private readonly before: PositionMessage | undefined;
  private readonly announcement: Announcement | undefined;
  private wholeText: string | undefined;
  private changeText: string | undefined;

  constructor(position: PositionMessage, before?: PositionMessage, announcement?: Announcement) {
    this.position = position;
    this.before = before;
    this.announcement = announcement;
  }

  get whole(): string {
    return (this.wholeText ??= JSON.stringify(this.position));
  }

  /** What makes it of the position before; undefined if it has to be told whole. */
  get delta(): string | undefined {
    const { position, before, announcement } = this;
    if (before === undefined || announcement === undefined) return undefined;
    return (this.changeText ??= deltaText(
      before,
      position,
      announcement.shortEvents(position.steps[0]?.events ?? NONE),
      announcement.idFor(position.viewer),
    ));
  }

  /** Whether its viewer waits for nothing here: it goes on from the position before without anything to decide or to answer. */
  get canWait(): boolean {
    const { legal, outcome, proposal } = this.position;
    return this.before !== undefined && legal.length === 0 && outcome === null && proposal === null;
  }

  /** Whether its delta says that something the viewer sent is accepted. */
  get accepts(): boolean {
    return this.announcement?.idFor(this.position.viewer) !== undefined;
  }
}
