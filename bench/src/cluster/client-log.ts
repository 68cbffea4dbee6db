import type { EventBase, MoveBase, Seat, Viewer } from '@roundhouse/engine';

/** What a client writes down while it plays. */
export type ClientLine =
  | { readonly kind: 'sent'; readonly id: string; readonly move: MoveBase }
  | { readonly kind: 'acknowledged'; readonly id: string; readonly entry: number }
  | { readonly kind: 'saw'; readonly step: SeenByAll }
  /** Whose eyes it was shown the match with, from here on. */
  | { readonly kind: 'viewer'; readonly viewer: Viewer }
  | { readonly kind: 'over'; readonly outcome: unknown };

/** What every client sees of a step, whichever seat it has. */
export interface SeenByAll {
  readonly moves: number;
  readonly entry: number;
  readonly seat: Seat;
  /** The events that everybody is told of. */
  readonly events: readonly EventBase[];
}

/** All that one client wrote down in one match. */
export interface ClientLog {
  readonly match: string;
  readonly seat: Viewer;
  readonly lines: readonly ClientLine[];
}
