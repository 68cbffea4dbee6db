import { CARDS } from '@roundhouse/games/trains-and-cargo';
import type { Card, CardType, EffectId } from '@roundhouse/games/trains-and-cargo';

// What CARDS say, as flat tables: asked about cards of three shapes, V8 looks every field up anew.

export const CARD_TYPE: readonly CardType[] = CARDS.map(({ type }) => type);
/** The effect of each Effect card; that of other cards is never asked for. */
export const CARD_EFFECT: readonly EffectId[] = CARDS.map((card) =>
  card.type === 'effect' ? card.effect : 'unlimited',
);
/** The goods that each Cargo card brings: one and how many, then the next. */
export const CARD_TOKENS: readonly (readonly number[])[] = CARDS.map((card) =>
  card.type === 'cargo' ? card.tokens.flatMap(({ good, count }) => [good, count]) : [],
);
/** How many tokens each Cargo card brings. */
export const CARD_SIZE: readonly number[] = CARDS.map((card) =>
  card.type === 'cargo' ? card.tokens.reduce((sum, { count }) => sum + count, 0) : 0,
);
/** What each Market card moves: a good and by how much, then the next. */
export const CARD_MOVES: readonly (readonly number[])[] = CARDS.map((card) =>
  card.type === 'market' ? card.moves.flatMap(({ good, steps }) => [good, steps]) : [],
);

/** Points that an effect is worth in hand. */
const EFFECT_WORTH: Readonly<Record<EffectId, number>> = {
  'load-and-send': 5.8,
  'must-send': 2.5,
  'double-value': 13,
  'engine-sabotage': 3.5,
  'long-train-bonus': 2.5,
  unlimited: 2.3,
  'extra-load': 4.2,
  'quick-upgrade': 2.8,
  'cargo-raid': 3,
};
const PER_TOKEN = 0.7;
const PER_STEP = 0.45;

function worthOf(card: Card): number {
  if (card.type === 'effect') return EFFECT_WORTH[card.effect];
  if (card.type === 'cargo')
    return card.tokens.reduce((sum, { count }) => sum + count * PER_TOKEN, 0);
  return card.moves.reduce((sum, { steps }) => sum + Math.abs(steps) * PER_STEP, 0);
}

/** By card: what it is worth in hand, less than when it is played well. */
export const HAND_WORTH: readonly number[] = CARDS.map(worthOf);

const COUNT = CARDS.reduce((sum, { count }) => sum + count, 0);
/** What a card from the deck is worth. */
export const MEAN_CARD = CARDS.reduce((sum, card) => sum + card.count * worthOf(card), 0) / COUNT;
