import type { Audience, Seat } from '@roundhouse/engine';
import type { CardType } from './data/cards.ts';

interface ToAll {
  readonly to: 'all';
}

interface BySeat extends ToAll {
  readonly seat: Seat;
}

/** What a train scored, and why. */
export interface TrainScore {
  readonly tokens: number;
  /** The carriages, counted from 0, that Double Value cards count twice. */
  readonly doubled: readonly number[];
  readonly doubleValue: number;
  readonly longTrain: number;
  readonly route: number;
  readonly total: number;
}

/** Goods, cards and boards are indexes into their tables; market values are points. */
export type Event =
  | (BySeat & { readonly kind: 'card-played'; readonly card: number })
  | (BySeat & { readonly kind: 'card-had-no-effect'; readonly card: number })
  | (BySeat & { readonly kind: 'card-attached'; readonly side: number; readonly card: number })
  | (BySeat & { readonly kind: 'card-burned'; readonly card: number })
  | (BySeat & { readonly kind: 'type-named'; readonly type: CardType })
  | (BySeat & { readonly kind: 'collected'; readonly good: number; readonly count: number })
  | (ToAll & {
      readonly kind: 'market-moved' | 'market-bumped';
      readonly good: number;
      readonly from: number;
      readonly value: number;
    })
  | (BySeat & {
      readonly kind: 'loaded';
      readonly side: number;
      readonly good: number;
      readonly length: number;
    })
  | (BySeat & { readonly kind: 'board-taken'; readonly side: number; readonly board: number })
  | (ToAll & {
      readonly kind: 'bonus-added' | 'bonus-missed';
      readonly side: number;
      readonly board: number;
      readonly good: number;
      readonly count: number;
    })
  | (BySeat & {
      readonly kind: 'upgraded' | 'sabotaged';
      readonly side: number;
      readonly from: number;
      readonly locomotive: number;
    })
  | (BySeat & {
      readonly kind: 'train-sent';
      readonly side: number;
      readonly train: readonly number[];
      readonly points: TrainScore;
      readonly score: number;
      readonly orangeReturned: boolean;
      /** The board that goes back, or -1. */
      readonly board: number;
    })
  | (BySeat & { readonly kind: 'raided'; readonly from: Seat; readonly good: number })
  | (BySeat & { readonly kind: 'drew'; readonly count: number; readonly deckSize: number })
  | {
      readonly kind: 'drew-cards';
      readonly to: Audience;
      readonly seat: Seat;
      readonly cards: readonly number[];
    }
  | (BySeat & { readonly kind: 'deck-ran-out' })
  | (ToAll & { readonly kind: 'turn-began'; readonly seat: Seat; readonly turnsLeft: number })
  | (ToAll & { readonly kind: 'match-ended'; readonly scores: readonly number[] });

export const REVEALING = ['drew-cards'] as const;
