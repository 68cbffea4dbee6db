import { CARDS, RAILWAYS } from '@roundhouse/games/iron-horses-rampage';
import type { Event, Move, View } from '@roundhouse/games/iron-horses-rampage';
import { catalog } from '../../words/catalog.ts';
import type { Scene } from '../game-ui.ts';
import { en } from './words/en.ts';

export const say = catalog(en);
export type RampageScene = Scene<View, Move, Event>;

export const cardName = (card: number): string => CARDS[card]?.name ?? '';
export const railwayName = (railway: number): string => RAILWAYS[railway]?.name ?? '';
export const advantageName = (railway: number): string => RAILWAYS[railway]?.advantageName ?? '';
