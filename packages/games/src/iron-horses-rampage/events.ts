import type { Seat } from '@roundhouse/engine';
import type { Ending } from './meta.ts';

interface Public {
  readonly to: 'all';
  readonly seat: Seat;
}
interface Private {
  readonly to: readonly Seat[];
  readonly seat: Seat;
}

/** Where a paid resource came from. */
export const SOURCES = ['hand', 'play'] as const;
type Source = (typeof SOURCES)[number];
/** What foiled a setback. */
export type Shield = 'sheriff' | 'railway-police';
/** What lifted a setback. */
export type Relief = 'card' | 'resources' | 'section-gang';

/** `delivered` is always the value in play afterwards, of `seat` or (hijacked) of the victim. */
export type Event =
  | (Public & { readonly kind: 'turn-began'; readonly actions: number })
  | (Public & { readonly kind: 'turn-ended'; readonly idle: boolean })
  | (Public & { readonly kind: 'drew'; readonly count: number })
  | (Private & { readonly kind: 'drew-cards'; readonly cards: readonly number[] })
  | (Public & { readonly kind: 'master-entered'; readonly card: number; readonly replaced: number })
  | (Public & { readonly kind: 'reshuffled'; readonly count: number })
  | (Public & { readonly kind: 'transported'; readonly card: number; readonly delivered: number })
  | (Public & {
      readonly kind: 'paid';
      readonly card: number;
      readonly from: Source;
      readonly setback: number;
      readonly delivered: number;
    })
  | (Public & { readonly kind: 'remedied'; readonly setback: number; readonly by: Relief })
  | (Public & { readonly kind: 'protected'; readonly card: number })
  | (Public & { readonly kind: 'sabotaged'; readonly target: Seat; readonly setback: number })
  | (Public & { readonly kind: 'setback-laid'; readonly from: Seat; readonly setback: number })
  | (Public & {
      readonly kind: 'foiled';
      readonly from: Seat;
      readonly setback: number;
      readonly by: Shield;
    })
  | (Public & {
      readonly kind: 'hijacked';
      readonly victim: Seat;
      readonly card: number;
      readonly delivered: number;
    })
  | (Public & { readonly kind: 'advantage-used'; readonly railway: number })
  | (Public & { readonly kind: 'surveyed'; readonly count: number })
  | (Private & { readonly kind: 'surveyed-cards'; readonly cards: readonly number[] })
  | (Public & { readonly kind: 'kept' })
  | (Private & { readonly kind: 'kept-card'; readonly card: number })
  | (Public & { readonly kind: 'buried'; readonly count: number })
  | (Public & { readonly kind: 'recovered'; readonly card: number })
  | (Public & { readonly kind: 'discarded'; readonly card: number })
  | { readonly kind: 'ended'; readonly to: 'all'; readonly reason: Ending };

export const REVEALING: readonly Event['kind'][] = ['drew', 'surveyed'];
