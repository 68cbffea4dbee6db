import { cardOf, CARDS, RAILWAYS } from '@roundhouse/games/iron-horses-rampage';
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

/** Whether an advantage is used up for good, or until First Class gives it back; nothing if it is to be had. */
export function advantageState({ hasAdvantage, master }: PlayerView): string {
  if (hasAdvantage) return '';
  return master === FIRST_CLASS ? say().backNextTurn : say().used;
}
