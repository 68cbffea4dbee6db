import type { Seat } from '@roundhouse/engine';
import type { Source } from './data/sources.ts';
import type { Ending, Trigger } from './meta.ts';

interface Public {
  readonly to: 'all';
}

/** Cards are indices into CARDS, regions and colours into COLOURS. */
export type Event =
  | (Public & { readonly kind: 'sealed'; readonly seat: Seat })
  | (Public & { readonly kind: 'first-engines-revealed'; readonly engines: readonly number[] })
  | (Public & { readonly kind: 'turn-began'; readonly seat: Seat; readonly final: boolean })
  | (Public & {
      readonly kind: 'drew';
      readonly seat: Seat;
      readonly from: Extract<Source, 'engines' | 'deck'>;
    })
  | { readonly kind: 'drew-card'; readonly to: readonly Seat[]; readonly card: number }
  | (Public & {
      readonly kind: 'took';
      readonly seat: Seat;
      readonly from: Extract<Source, 'up' | 'discard'>;
      readonly card: number;
    })
  | (Public & { readonly kind: 'up-card-discarded'; readonly card: number })
  | (Public & { readonly kind: 'turned-up'; readonly card: number })
  | (Public & { readonly kind: 'engines-reshuffled'; readonly count: number })
  | (Public & { readonly kind: 'discarded'; readonly seat: Seat; readonly card: number })
  | (Public & { readonly kind: 'draw-declined'; readonly seat: Seat })
  | (Public & { readonly kind: 'train-begun'; readonly seat: Seat; readonly engine: number })
  | (Public & { readonly kind: 'passed'; readonly seat: Seat })
  | (Public & {
      readonly kind: 'delivered';
      readonly seat: Seat;
      readonly engine: number;
      readonly train: readonly number[];
      readonly region: number;
      readonly faces: number;
      readonly following: number;
      readonly tripled: boolean;
      readonly value: number;
      readonly bonus: number;
    })
  | (Public & { readonly kind: 'paid'; readonly seat: Seat; readonly amount: number })
  | (Public & {
      readonly kind: 'stock-taken';
      readonly seat: Seat;
      readonly colour: number;
      readonly left: number;
    })
  | (Public & {
      readonly kind: 'dial-rotated';
      readonly region: number;
      readonly from: number;
      readonly position: number;
    })
  | (Public & {
      readonly kind: 'market-changed';
      readonly changes: readonly number[];
      readonly market: readonly number[];
    })
  | (Public & { readonly kind: 'depots-cleared'; readonly count: number })
  | (Public & { readonly kind: 'end-triggered'; readonly seat: Seat; readonly ending: Trigger })
  | (Public & {
      readonly kind: 'cashed-out';
      readonly seat: Seat;
      readonly x3: number;
      /** What the stocks of each colour brought. */
      readonly amounts: readonly number[];
      readonly score: number;
    })
  | (Public & { readonly kind: 'game-ended'; readonly ending: Ending });

/** A delivery lays a hand's cards open for good, so it is not taken back either. */
export const REVEALING = [
  'first-engines-revealed',
  'drew-card',
  'turned-up',
  'delivered',
  'game-ended',
] as const satisfies readonly Event['kind'][];
