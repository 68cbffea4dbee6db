import { CARDS } from '@roundhouse/games/trains-and-cargo';
import type { Card, EffectId } from '@roundhouse/games/trains-and-cargo';

/** Points that an effect is worth in hand. */
const EFFECT_WORTH: Readonly<Record<EffectId, number>> = {
  'load-and-send': 6,
  'must-send': 1.5,
  'double-value': 6,
  'engine-sabotage': 3,
  'long-train-bonus': 2,
  unlimited: 3,
  'extra-load': 3.5,
  'quick-upgrade': 3,
  'cargo-raid': 4,
};
const PER_TOKEN = 1.3;
const PER_STEP = 0.8;

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
