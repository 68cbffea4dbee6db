import type { Seat } from '@roundhouse/engine';

export type Event =
  | { readonly kind: 'passed'; readonly to: 'all'; readonly seat: Seat }
  | { readonly kind: 'drew'; readonly to: 'all'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'drew-cards'; readonly to: readonly [Seat]; readonly colours: number[] }
  | {
      readonly kind: 'took';
      readonly to: 'all';
      readonly seat: Seat;
      readonly slot: number;
      readonly colour: number;
    }
  | {
      readonly kind: 'market-filled';
      readonly to: 'all';
      readonly slot: number;
      readonly colour: number;
    }
  | { readonly kind: 'claimed'; readonly to: 'all'; readonly seat: Seat; readonly route: number };

export const REVEALING = ['drew-cards', 'market-filled'] as const;
