import { CARDS } from '@roundhouse/games/iron-horses-rael';
import type { Car, Engine, Event, Move, View } from '@roundhouse/games/iron-horses-rael';
import { catalog } from '../../words/catalog.ts';
import type { Scene } from '../game-ui.ts';
import { en } from './words/en.ts';

export const say = catalog(en, { de: () => import('./words/de.ts').then(({ de }) => de) });
export type RaelScene = Scene<View, Move, Event>;

/** A card in a sentence: "red 4 cattle car", "engine 3 ($5 at Blue)". */
export function cardName(card: number): string {
  const data = CARDS[card];
  const words = say();
  if (!data) return '';
  if (data.kind === 'car') return words.car(data.colour, data.value);
  if (data.kind === 'caboose') return words.caboose(data.doubles, data.negates, data.triples);
  return words.engine(data.value, bonusOf(data));
}

/** A card in a sentence that needs an article: "the red 4 cattle car", "engine 3". */
export const theCard = (card: number): string =>
  CARDS[card]?.kind === 'engine' ? cardName(card) : say().the(cardName(card));

/** What an engine earns where; nothing for an engine without a bonus. */
function bonusOf({ bonus, regions }: Engine): string {
  return bonus === 0 ? '' : say().engineBonus(bonus, say().or(regions.map(say().station)));
}

/** All that a card says. */
export function cardAbout(card: number): string {
  const data = CARDS[card];
  const words = say();
  if (data?.kind === 'caboose') {
    return words.cabooseAbout(data.doubles, data.negates, data.triples);
  }
  if (data?.kind !== 'car') return cardName(card);
  return words.carAbout(cardName(card), bonusesOf(data));
}

/** What a car earns for which colour right behind it: "red earns $2, yellow earns $1". */
export const bonusesOf = ({ following }: Car): string =>
  following.flatMap((bonus, colour) => (bonus > 0 ? [say().behind(colour, bonus)] : [])).join(', ');

/** "red +2, orange −1 …" */
export const changesText = (changes: readonly number[]): string =>
  changes.map((by, colour) => say().change(colour, by)).join(', ');
