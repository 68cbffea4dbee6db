import type { AnyGame } from '@roundhouse/engine';
import type { PlayTime } from '../clocks/play-clock.ts';
import type { Outage } from '../store/play-times.ts';
import { LateTimeline } from './late-timeline.ts';
import { LiveMatch } from './live-match.ts';
import type { LiveMatchHost } from './live-match.ts';
import { timelineFrom } from './read-timeline.ts';
import { timelineStart } from './timeline-start.ts';

/** After the look that finds it unused for the first time. */
const FORGET_AFTER = 25_000;
const FORGET_FINISHED = 2000;

interface LiveMatchesInput extends Omit<LiveMatchHost, 'now'> {
  readonly games: readonly AnyGame[];
  readonly time: PlayTime;
  /** Told when a match comes into memory and when it is forgotten, so that news of it are followed. */
  readonly onOpened: (id: string) => void;
  readonly onForgotten: (id: string) => void;
  /** Told of a match that was read, before anybody gets it: whoever is at its table may know an older one. */
  readonly onLoaded: (match: LiveMatch) => void;
}

interface Opened {
  readonly match: Promise<LiveMatch | undefined>;
  loaded: LiveMatch | undefined;
  /** Whether somebody has asked for it since the last look for idle ones, and when such a look last found that. */
  isUsed: boolean;
  usedAt: number;
}

/** The matches that somebody looks at or plays in now; the others are in the store only. */
export class LiveMatches {
  private readonly input: LiveMatchesInput;
  private readonly host: LiveMatchHost;
  private readonly outages = (): readonly Outage[] => this.input.time.outages;
  private readonly opened = new Map<string, Opened>();

  constructor(input: LiveMatchesInput) {
    this.input = input;
    const { store, time, wallAhead, patience, onChange, onWritten } = input;
    this.host = { store, wallAhead, patience, onChange, onWritten, now: () => time.now() };
  }

  get size(): number {
    return this.opened.size;
  }

  /** Those that are in memory. */
  *all(): Iterable<LiveMatch> {
    for (const { loaded } of this.opened.values()) if (loaded !== undefined) yield loaded;
  }

  ids(): Iterable<string> {
    return this.opened.keys();
  }

  /** The match, if it is in memory or on its way there. */
  async peek(id: string): Promise<LiveMatch | undefined> {
    return this.opened.get(id)?.match.catch(() => undefined);
  }

  /** The match, if it is in memory. */
  inMemory(id: string): LiveMatch | undefined {
    return this.opened.get(id)?.loaded;
  }

  /** The match, if there is one and it has begun; at once if it is in memory. */
  find(id: string): LiveMatch | Promise<LiveMatch | undefined> {
    const known = this.opened.get(id);
    if (known?.loaded === undefined) return this.look(id);
    known.isUsed = true;
    return known.loaded;
  }

  private async look(id: string): Promise<LiveMatch | undefined> {
    const known = this.opened.get(id);
    if (known === undefined) return this.open(id).match;
    known.isUsed = true;
    // One that was asked for before may have begun since its row was read.
    return (await known.match) ?? (this.opened.get(id) ?? this.open(id)).match;
  }

  private open(id: string): Opened {
    // Followed before it is read, so that no news is missed between the two.
    this.input.onOpened(id);
    const match = this.load(id);
    const opened: Opened = { match, loaded: undefined, isUsed: true, usedAt: 0 };
    this.opened.set(id, opened);
    match.then(
      (found) => {
        opened.loaded = found;
        if (found === undefined) this.drop(id, opened);
      },
      () => this.drop(id, opened),
    );
    return opened;
  }

  /** Forgets what nobody has looked at or asked for in a while. */
  async forgetIdle(after = FORGET_AFTER): Promise<void> {
    for (const [id, opened] of this.opened) {
      const now = performance.now();
      if (opened.isUsed) opened.usedAt = now;
      opened.isUsed = false;
      const match = await opened.match.catch(() => undefined);
      const patience = match?.finished === true ? Math.min(after, FORGET_FINISHED) : after;
      // Whoever has just asked for it may not be watching yet: a match is never there twice.
      if (match?.idle === true && !opened.isUsed && now - opened.usedAt >= patience)
        this.drop(id, opened);
    }
  }

  /** When everything that is under way in any match is done. */
  async settled(): Promise<void> {
    for (const { match } of this.opened.values())
      await (await match.catch(() => undefined))?.settled();
  }

  private drop(id: string, opened: Opened): void {
    if (this.opened.get(id) !== opened) return;
    this.opened.delete(id);
    this.input.onForgotten(id);
  }

  private async load(id: string): Promise<LiveMatch | undefined> {
    const { store, games, onLoaded } = this.input;
    const [row, tail] = await Promise.all([store.matchById(id), store.logTail(id)]);
    const start = row && timelineStart(games, row, this.outages);
    if (row === undefined || start === undefined) return undefined;
    const timeline = await timelineFrom(store, start, tail);
    const late = await LateTimeline.read(store, id, start, timeline.entry);
    const match = new LiveMatch({ row, timeline, late }, this.host);
    onLoaded(match);
    return match;
  }
}
