import type { AnyGame } from '@roundhouse/engine';
import type { Store } from '../store/store.ts';
import { LiveMatch, readTimeline } from './live-match.ts';
import { timelineStart } from './timeline-start.ts';

const FORGET_AFTER = 30_000;

export interface LiveMatchesInput {
  readonly store: Store;
  readonly games: readonly AnyGame[];
  readonly now: () => number;
  readonly onChange: (match: LiveMatch) => void;
  readonly onStored: (milliseconds: number) => void;
}

interface Opened {
  readonly match: Promise<LiveMatch | undefined>;
  usedAt: number;
}

/** The matches that somebody looks at or plays in now; the others are in the store only. */
export class LiveMatches {
  private readonly input: LiveMatchesInput;
  private readonly opened = new Map<string, Opened>();

  constructor(input: LiveMatchesInput) {
    this.input = input;
  }

  get size(): number {
    return this.opened.size;
  }

  /** The match, if there is one and it has begun. */
  find(id: string): Promise<LiveMatch | undefined> {
    const usedAt = performance.now();
    const known = this.opened.get(id);
    if (known !== undefined) {
      known.usedAt = usedAt;
      return known.match;
    }
    const match = this.load(id);
    const opened = { match, usedAt };
    const drop = (): void => {
      if (this.opened.get(id) === opened) this.opened.delete(id);
    };
    this.opened.set(id, opened);
    match.then((found) => {
      if (found === undefined) drop();
    }, drop);
    return match;
  }

  /** Forgets what nobody has looked at or asked for in a while. */
  async forgetIdle(after = FORGET_AFTER): Promise<void> {
    for (const [id, opened] of this.opened) {
      const match = await opened.match.catch(() => undefined);
      // Whoever has just asked for it may not be watching yet: a match is never there twice.
      if (match?.idle === true && performance.now() - opened.usedAt >= after)
        this.opened.delete(id);
    }
  }

  /** When everything that is under way in any match is done. */
  async settled(): Promise<void> {
    for (const { match } of this.opened.values())
      await (await match.catch(() => undefined))?.settled();
  }

  private async load(id: string): Promise<LiveMatch | undefined> {
    const { store, games, now, onChange, onStored } = this.input;
    const row = await store.matchById(id);
    const start = row && timelineStart(games, row);
    if (row === undefined || start === undefined) return undefined;
    const timeline = await readTimeline(store, id, start);
    return new LiveMatch({ row, start, timeline, store, now, onChange, onStored });
  }
}
