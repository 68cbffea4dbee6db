import type { Viewer } from '@roundhouse/engine';
import type { PositionMessage } from '@roundhouse/protocol';
import type { MatchRow } from '../store/store.ts';
import { Announcement } from './announcement.ts';
import type { Patience } from './patience.ts';
import { Place } from './place.ts';
import type { Watched, Watcher } from './place.ts';
import { viewerIn } from './seat-in.ts';
import type { Telling } from './telling.ts';

/** Those who look at a match. */
export class Watchers {
  private readonly row: MatchRow;
  private readonly match: Watched;
  private readonly patience: Patience;
  /** Seats in their order, then spectators. */
  private readonly places: (Place | undefined)[];

  constructor(row: MatchRow, match: Watched, patience: Patience) {
    this.row = row;
    this.places = new Array<undefined>(row.seats.length + 1).fill(undefined);
    this.match = match;
    this.patience = patience;
  }

  get size(): number {
    let size = 0;
    for (const place of this.places) size += place?.size ?? 0;
    return size;
  }

  /** Whose eyes it looks with: by the seat, which is its own also while a bot plays there. */
  viewer({ user }: Pick<Watcher, 'user'>): Viewer {
    return viewerIn(this.row, user);
  }

  /** Shows the position to somebody who watches from now on. */
  add(watcher: Watcher, position: PositionMessage): void {
    const viewer = this.viewer(watcher);
    const at = this.placeOf(viewer);
    const place = (this.places[at] ??= new Place(viewer, position, this.match, this.patience));
    place.join(watcher, position);
  }

  delete(watcher: Watcher): void {
    const at = this.placeOf(this.viewer(watcher));
    this.places[at]?.leave(watcher);
    if (this.places[at]?.size === 0) this.places[at] = undefined;
  }

  /** Everybody is told of what follows the position that they have. The id is that of the newest entry. */
  hear(id?: string): void {
    const { match, places } = this;
    const announcement = new Announcement(id);
    const others = this.row.seats.length;
    let toPlayers: Telling | undefined;
    for (let at = 0; at < others; at++)
      places[at]?.hear((toPlayers ??= match.telling(at)), announcement);
    places[others]?.hear(match.telling('spectator'), announcement);
  }

  /** Those who see with these eyes have been told of everything. */
  catchUp(viewer: Viewer): void {
    this.places[this.placeOf(viewer)]?.catchUp();
  }

  private placeOf(viewer: Viewer): number {
    return viewer === 'spectator' ? this.row.seats.length : viewer;
  }
}
