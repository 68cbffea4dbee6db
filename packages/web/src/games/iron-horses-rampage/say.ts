import { cardOf, CARDS, COST, RAILWAYS } from '@roundhouse/games/iron-horses-rampage';
import type { Event, Move, PlayerView, View } from '@roundhouse/games/iron-horses-rampage';
import { catalog } from '../../words/catalog.ts';
import type { Scene } from '../game-ui.ts';
import { en } from './words/en.ts';

export const say = catalog(en, { de: () => import('./words/de.ts').then(({ de }) => de) });
export type RampageScene = Scene<View, Move, Event>;

const faceOf = (card: number): { name: string; about: string } | undefined =>
  say().faces[CARDS[card]?.id ?? ''];
export const cardName = (card: number): string => faceOf(card)?.name ?? '';
export const cardAbout = (card: number): string => faceOf(card)?.about ?? '';
export const railwayName = (railway: number): string => RAILWAYS[railway]?.name ?? '';
const advantageOf = (railway: number): { name: string; about: string } | undefined =>
  say().advantages[RAILWAYS[railway]?.advantage ?? ''];
export const advantageName = (railway: number): string => advantageOf(railway)?.name ?? '';
export const advantageAbout = (railway: number): string => advantageOf(railway)?.about ?? '';

const FIRST_CLASS = cardOf('first-class');

/** Whether First Class gives a used advantage back. */
export const isBackNextTurn = ({ hasAdvantage, master }: PlayerView): boolean =>
  !hasAdvantage && master === FIRST_CLASS;

/** Whether an advantage is used up for good, or until First Class gives it back; nothing if it is to be had. */
export function advantageState(player: PlayerView): string {
  if (player.hasAdvantage) return '';
  return isBackNextTurn(player) ? say().backNextTurn : say().used;
}

/** What a setback does; with its price where a Baron has changed it. */
export function effectOf(setback: number, price: number): string {
  const effect = cardAbout(setback);
  return price === COST[setback] ? effect : say().withBaron(effect, say().money(price));
}
