import { allBits, expand } from '@roundhouse/engine/kit';
import { EFFECT_COPIES, EFFECTS } from './effects.ts';
import type { EffectId } from './effects.ts';
import { GOODS } from './goods.ts';

export const CARD_TYPES = ['market', 'cargo', 'effect'] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** How many rows the cube of a good moves. */
export interface MarketMove {
  readonly good: number;
  readonly steps: number;
}

/** How many tokens of a good are collected. */
export interface Tokens {
  readonly good: number;
  readonly count: number;
}

/** Stands for a good that the player chooses. */
export const ANY = -1;

interface Printed {
  readonly id: string;
  /** How many there are of this card. */
  readonly count: number;
}

export type Card =
  | (Printed & { readonly type: 'market'; readonly moves: readonly MarketMove[] })
  | (Printed & { readonly type: 'cargo'; readonly tokens: readonly Tokens[] })
  | (Printed & { readonly type: 'effect'; readonly effect: EffectId });

const RING = GOODS.length;
const indexes = GOODS.map((_, good) => good);
const wayOf = (steps: number): string => `${steps > 0 ? 'up' : 'down'}${Math.abs(steps)}`;
const idOf = (good: number): string => GOODS[good]?.id ?? 'any';

function marketCard(count: number, ...moves: MarketMove[]): Card {
  const id = moves.map(({ good, steps }) => `${idOf(good)}-${wayOf(steps)}`).join('-');
  return { id: `market-${id}`, count, type: 'market', moves };
}

function cargoCard(...tokens: Tokens[]): Card {
  const id = tokens.map(({ good, count }) => `${idOf(good)}-${count}`).join('-');
  return { id: `cargo-${id}`, count: 1, type: 'cargo', tokens };
}

const MARKET_CARDS: readonly Card[] = [
  ...indexes.flatMap((good) => [
    marketCard(1, { good, steps: 3 }),
    marketCard(1, { good, steps: -3 }),
  ]),
  ...[1, 2, 3].flatMap((distance) =>
    indexes.map((good) =>
      marketCard(1, { good, steps: 2 }, { good: (good + distance) % RING, steps: -2 }),
    ),
  ),
  marketCard(4, { good: ANY, steps: 2 }),
  marketCard(4, { good: ANY, steps: -2 }),
];

const CARGO_CARDS: readonly Card[] = [
  ...indexes.flatMap((good) => [2, 3, 4].map((count) => cargoCard({ good, count }))),
  ...indexes
    .slice(0, RING / 2)
    .flatMap((first) =>
      indexes
        .slice(RING / 2)
        .map((second) => cargoCard({ good: first, count: 2 }, { good: second, count: 2 })),
    ),
];

const EFFECT_CARDS: readonly Card[] = EFFECTS.map(({ id }) => {
  return { id, count: EFFECT_COPIES, type: 'effect', effect: id };
});

/** Every card once: market, cargo, effect. A card is its index here; equal cards are not told apart. */
export const CARDS: readonly Card[] = [...MARKET_CARDS, ...CARGO_CARDS, ...EFFECT_CARDS];
/** What people write for each card. */
export const CARD_IDS: readonly string[] = CARDS.map(({ id }) => id);
export const FIRST_EFFECT = MARKET_CARDS.length + CARGO_CARDS.length;
export const HAND_SIZE = 5;

/** Every card type. */
export const ALL_TYPES = allBits(CARD_TYPES.length);

/** The index of each card's type. */
export const TYPE_OF_CARD: readonly number[] = CARDS.map(({ type }) => CARD_TYPES.indexOf(type));

/** The whole deck in order, each card as often as it is printed. */
export const FULL_DECK: readonly number[] = expand(CARDS.map(({ count }) => count));

/** The index of the card with this id. */
export function cardIndex(id: string): number {
  return CARDS.findIndex((card) => card.id === id);
}
