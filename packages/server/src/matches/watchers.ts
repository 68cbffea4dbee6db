import type { Viewer } from '@roundhouse/engine';
import type { PositionMessage } from '@roundhouse/protocol';
import type { MatchRow } from '../store/store.ts';
import { viewerIn } from './seat-in.ts';
import { Announcement, Shown } from './shown.ts';

/** Somebody who looks at a match. */
export interface Watcher {
  /** An account, or nobody we know; what it may see is asked of the match. */
  readonly user: string | undefined;
  /** Whether it is gone, though it may still be among those who watch. */
  readonly closed: boolean;
  /** Takes a position; may drop it if a newer one follows. */
  show(shown: Shown): void;
}

/** Those who look at a match. */
export class Watchers {
  private readonly row: MatchRow;
  private readonly watchers = new Map<Watcher, Viewer>();
  /** The position that those have who see with these eyes: seats in their order, then spectators. */
  private known: (PositionMessage | undefined)[] = [];

  constructor(row: MatchRow) {
    this.row = row;
  }

  get size(): number {
    return this.watchers.size;
  }

  /** Whose eyes it looks with. */
  viewer({ user }: Watcher): Viewer {
    return viewerIn(this.row, user);
  }

  /** Shows the position to somebody who watches from now on. */
  add(watcher: Watcher, position: PositionMessage): void {
    const { entry, since, steps } = position;
    // By the seat, which is its own also while a bot plays there.
    const viewer = this.viewer(watcher);
    const known = this.known[this.place(viewer)];
    // What follows is told to all of them alike, so they all have the same.
    const shown = known?.entry === entry ? { ...known, since, steps } : position;
    this.known[this.place(viewer)] = shown;
    this.watchers.set(watcher, viewer);
    watcher.show(new Shown(shown));
  }

  delete(watcher: Watcher): void {
    this.watchers.delete(watcher);
    if (this.watchers.size === 0) this.known = [];
  }

  /** Shows everybody the position that is new to them, which is written once for all who see the same. */
  show(positionFor: (viewer: Viewer) => PositionMessage | undefined, id?: string): void {
    const before = this.known;
    const places = this.row.seats.length + 1;
    this.known = new Array<undefined>(places);
    const announcement = new Announcement(id);
    const all = new Array<Shown | undefined>(places);
    this.watchers.forEach((viewer, watcher) => {
      const place = this.place(viewer);
      const known = before[place];
      const position = all[place]?.position ?? positionFor(viewer);
      this.known[place] = position ?? known;
      if (position === undefined) return;
      watcher.show((all[place] ??= new Shown(position, known, announcement)));
    });
  }

  private place(viewer: Viewer): number {
    return viewer === 'spectator' ? this.row.seats.length : viewer;
  }
}
