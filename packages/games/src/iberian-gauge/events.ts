import type { Seat } from '@roundhouse/engine';
import type { HexIndex } from './data/board.ts';
import type { RailroadIndex } from './data/railroads.ts';
import type { RoundKind } from './data/tracks.ts';

/** Money for every share of a railroad: to seats for theirs, to the treasury for the unsold ones. */
export interface Payout {
  readonly railroad: RailroadIndex;
  readonly perShare: number;
  readonly toSeats: readonly number[];
  readonly toTreasury: number;
}

interface Build {
  readonly seat: Seat;
  readonly railroad: RailroadIndex;
  readonly hex: HexIndex;
}

type Happening =
  | { readonly kind: 'round-began'; readonly round: number; readonly roundKind: RoundKind }
  | { readonly kind: 'start-chosen'; readonly seat: Seat; readonly railroad: RailroadIndex }
  | {
      readonly kind: 'start-value-set';
      readonly seat: Seat;
      readonly railroad: RailroadIndex;
      readonly value: number;
    }
  | ({ readonly kind: 'railroad-started' } & Build)
  | {
      readonly kind: 'invested';
      readonly seat: Seat;
      readonly railroad: RailroadIndex;
      readonly value: number;
      /** The space of the cube on the tile, counted from 0 at the top. */
      readonly space: number;
    }
  | { readonly kind: 'passed'; readonly seat: Seat; readonly forced: boolean }
  | { readonly kind: 'priority-deal-taken'; readonly seat: Seat }
  | { readonly kind: 'build-turn-began'; readonly railroad: RailroadIndex }
  | ({ readonly kind: 'build-chosen'; readonly leases: number } & Build)
  | ({
      readonly kind: 'leased';
      /** The leased hexes, from own track to the new hex. */
      readonly route: readonly HexIndex[];
      /** What each railroad was paid. */
      readonly payments: readonly number[];
      readonly total: number;
    } & Build)
  | ({ readonly kind: 'built'; readonly cost: number } & Build)
  | { readonly kind: 'declined'; readonly seat: Seat; readonly railroad: RailroadIndex }
  | {
      readonly kind: 'could-not-build';
      readonly seat: Seat;
      readonly railroad: RailroadIndex;
      readonly because: 'no-locomotive' | 'nothing-affordable';
    }
  | {
      readonly kind: 'dividend-moved';
      readonly railroad: RailroadIndex;
      /** Spaces, counted from 0. */
      readonly from: number;
      readonly space: number;
      /** What a share gets now. */
      readonly perShare: number;
    }
  | {
      readonly kind: 'share-value-moved';
      readonly railroad: RailroadIndex;
      readonly because: 'dividend-icon' | 'major-city' | 'penalty';
      /** Pesetas. */
      readonly from: number;
      readonly value: number;
    }
  | ({ readonly kind: 'major-cities-bonus-paid' } & Payout)
  | ({ readonly kind: 'dividend-paid' } & Payout)
  | { readonly kind: 'match-ended'; readonly worth: readonly number[] };

/** Everything that happens is told to everybody. */
export type Event = Happening & { readonly to: 'all' };

/** Nothing is drawn after set-up. */
export const REVEALING: readonly Event['kind'][] = [];
