import type { Viewer } from '@roundhouse/engine';
import type { EntryText, PositionMessage, SeenStep } from '@roundhouse/protocol';
import type { Announcement } from './announcement.ts';
import { LONG_AGO } from './patience.ts';
import type { Patience, Waiting } from './patience.ts';
import { Shown } from './shown.ts';
import type { Telling } from './telling.ts';
import type { Timeline } from './timeline.ts';

/** Somebody who looks at a match. */
export interface Watcher {
  /** An account, or nobody we know; what it may see is asked of the match. */
  readonly user: string | undefined;
  /** Whether it is gone, though it may still be among those who watch. */
  readonly closed: boolean;
  /** Takes a position; may drop it if a newer one follows. */
  show(shown: Shown): void;
  /** What it sent under this id has become this entry, as the next position that it is shown will say. */
  promise(id: string, entry: number): void;
}

/** A match, as far as those who look at it ask it. */
export interface Watched {
  /** How those who see with these eyes are told of the match as it is now; not asked while an entry is under way. */
  telling(viewer: Viewer): Telling;
  /** Does this when no entry is under way. */
  inTurn(work: () => void): Promise<void>;
}

/** The entries after the position that somebody has, one by one, and the steps that these were. */
interface Untold {
  readonly entries: readonly EntryText[];
  readonly steps: readonly SeenStep[];
}

/** In milliseconds. */
const TRY_AGAIN = 1000;
const NOBODY: readonly Watcher[] = [];

/**
 * Those who see a match with the same eyes: the pages of a player, or all spectators. They all have the same position, and what
 * follows is told to all of them alike. While they wait for nothing it may be told later, several entries at once; how they see
 * the match is only worked out then.
 */
export class Place implements Waiting {
  newsAt = LONG_AGO;
  private readonly viewer: Viewer;
  private readonly match: Watched;
  private readonly patience: Patience;
  private watchers = NOBODY;
  /** The position that they have. */
  private known: PositionMessage;
  private untold: Untold | undefined;

  constructor(viewer: Viewer, known: PositionMessage, match: Watched, patience: Patience) {
    this.viewer = viewer;
    this.known = known;
    this.match = match;
    this.patience = patience;
  }

  get size(): number {
    return this.watchers.length;
  }

  /** Shows the position to somebody who is here from now on. */
  join(watcher: Watcher, { since, steps }: PositionMessage): void {
    this.catchUp();
    this.watchers = this.watchers.concat(watcher);
    watcher.show(new Shown({ ...this.known, since, steps }));
  }

  leave(watcher: Watcher): void {
    this.watchers = this.watchers.filter((each) => each !== watcher);
    if (this.size === 0) this.patience.letGo(this);
  }

  /** The match has a new entry, of which they are told now or soon. */
  hear(telling: Telling, announcement: Announcement): void {
    const { timeline } = telling;
    const heard = this.known.entry + (this.untold?.entries.length ?? 0);
    if (timeline.entry <= heard) return;
    if (timeline.entry > heard + 1 || timeline.wentBackAfter(heard)) {
      this.show(telling.since(this.known.entry, this.viewer));
      return;
    }
    const steps = timeline.stepsAfter(heard, timeline.eyes(this.viewer));
    const entry = announcement.entryFor(this.viewer, steps[0]);
    const untold = following(this.untold, entry, steps);
    this.untold = untold;
    if (!this.patience.hear(this, this.waitsForNothing(timeline))) this.tell(telling, untold);
    else if (entry.id !== undefined) this.promise(entry.id, timeline.entry);
  }

  /** Tells what has not been told yet. */
  catchUp(): void {
    if (this.untold !== undefined && this.size > 0)
      this.tell(this.match.telling(this.viewer), this.untold);
  }

  tellLate(): void {
    if (this.untold === undefined || this.size === 0) return;
    this.match
      .inTurn(() => this.catchUp())
      .catch(() => setTimeout(() => this.tellLate(), TRY_AGAIN).unref());
  }

  /** Whether they go on from the position before without anything to decide or to answer. */
  private waitsForNothing(timeline: Timeline): boolean {
    const eyes = timeline.eyes(this.viewer);
    const decides = eyes !== 'spectator' && timeline.deciders().includes(eyes);
    return !decides && timeline.outcome === null && timeline.proposal === null;
  }

  private promise(id: string, entry: number): void {
    for (const watcher of this.watchers) watcher.promise(id, entry);
  }

  private tell(telling: Telling, { entries, steps }: Untold): void {
    this.show(telling.position(this.viewer, this.known.entry, steps), entries);
  }

  private show(position: PositionMessage, entries?: readonly EntryText[]): void {
    const shown = new Shown(position, this.known, entries);
    this.known = position;
    this.untold = undefined;
    this.patience.letGo(this);
    for (const watcher of this.watchers) watcher.show(shown);
  }
}

/** Lists that have just the room they need: the last of them are kept with the position. */
const following = (
  before: Untold | undefined,
  entry: EntryText,
  steps: readonly SeenStep[],
): Untold =>
  before === undefined
    ? { entries: [entry], steps }
    : { entries: before.entries.concat(entry), steps: before.steps.concat(steps) };
