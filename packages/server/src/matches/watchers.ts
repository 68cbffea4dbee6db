import type { Viewer } from '@roundhouse/engine';
import type { PositionMessage } from '@roundhouse/protocol';
import type { MatchRow } from '../store/store.ts';
import { viewerIn } from './seat-in.ts';

/** Somebody who looks at a match. */
export interface Watcher {
  /** An account, or nobody we know; what it may see is asked of the match. */
  readonly user: string | undefined;
  /** Whether it is gone, though it may still be among those who watch. */
  readonly closed: boolean;
  /** Takes a position, and its text if it was written for others already; may drop it if a newer one follows. */
  show(message: PositionMessage, text?: string): void;
}

/** Those who look at a match. */
export class Watchers {
  private readonly row: MatchRow;
  private readonly watchers = new Set<Watcher>();

  constructor(row: MatchRow) {
    this.row = row;
  }

  get size(): number {
    return this.watchers.size;
  }

  add(watcher: Watcher): void {
    this.watchers.add(watcher);
  }

  delete(watcher: Watcher): void {
    this.watchers.delete(watcher);
  }

  /** Whose eyes it looks with. */
  viewer({ user }: Watcher): Viewer {
    return viewerIn(this.row, user);
  }

  /** Shows everybody a position, which is written once for all who see the same. */
  show(messageFor: (viewer: Viewer) => PositionMessage): void {
    const shown = new Map<Viewer, { message: PositionMessage; text: string }>();
    for (const watcher of this.watchers) {
      const viewer = this.viewer(watcher);
      const { message, text } = shown.get(viewer) ?? written(messageFor(viewer));
      shown.set(viewer, { message, text });
      watcher.show(message, text);
    }
  }
}

const written = (message: PositionMessage): { message: PositionMessage; text: string } => ({
  message,
  text: JSON.stringify(message),
});
