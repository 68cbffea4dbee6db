import type { Seat } from '@roundhouse/engine';
import type { CardType } from '../data/cards.ts';

export type Move =
  | { readonly kind: 'play'; readonly card: number }
  | { readonly kind: 'choose-good'; readonly good: number }
  | { readonly kind: 'choose-side'; readonly side: number }
  | { readonly kind: 'choose-seat'; readonly seat: Seat }
  | { readonly kind: 'name-type'; readonly type: CardType }
  | { readonly kind: 'load'; readonly good: number }
  | { readonly kind: 'take-board'; readonly board: number }
  | { readonly kind: 'raid'; readonly good: number }
  | { readonly kind: 'done' }
  | { readonly kind: 'upgrade' }
  | { readonly kind: 'send' }
  | { readonly kind: 'burn'; readonly card: number }
  | { readonly kind: 'end-turn' }
  | { readonly kind: 'pass' };

/** The move of this kind. */
export type MoveOf<Kind extends Move['kind']> = Extract<Move, { kind: Kind }>;
