import type { Seat } from '@roundhouse/engine';
import { CARDS, GOODS, ROUTE_BOARDS } from '@roundhouse/games/trains-and-cargo';
import type { Event, Move, TrainScore, View } from '@roundhouse/games/trains-and-cargo';
import { catalog } from '../../words/catalog.ts';
import { words as house } from '../../words/words.ts';
import type { Scene, Who } from '../game-ui.ts';
import { en } from './words/en.ts';

export const say = catalog(en);
export type CargoScene = Scene<View, Move, Event>;

export const cardName = (card: number): string => CARDS[card]?.name ?? '';
export const goodName = (good: number): string => GOODS[good]?.name ?? '';
export const boardName = (board: number): string => ROUTE_BOARDS[board]?.name ?? '';

/** "your", "Ada’s". */
export function whose(seat: Seat, { name }: Who): string {
  return name(seat) === house().you ? say().your : say().of(name(seat));
}

/** "your", "your team’s", "Ada and Ben’s": whose a train is. */
export function whoseSide(side: number, who: Who, view: View): string {
  const seats = view.sides[side]?.seats ?? [];
  if (!seats.some((seat) => who.name(seat) === house().you)) {
    return say().of(say().and(seats.map((seat) => who.name(seat))));
  }
  return seats.length > 1 ? say().yourTeams : say().your;
}

/** The side of the viewer, or -1. */
export function ownSide({ view, viewer }: CargoScene): number {
  return viewer === 'spectator' ? -1 : (view.seats[viewer]?.side ?? -1);
}

/** "goods 33 + double carriage 12 = 45", or nothing where the goods are all. */
export function sumOf({ tokens, doubleValue, longTrain, route, total }: TrainScore): string {
  const { sum, total: whole } = say().lane;
  const extras = [
    doubleValue > 0 ? sum.double(doubleValue) : '',
    longTrain > 0 ? sum.long(longTrain) : '',
    route > 0 ? sum.route(route) : '',
  ].filter((part) => part !== '');
  return extras.length === 0 ? '' : whole([sum.tokens(tokens), ...extras], total);
}
