import type { Seat } from '@roundhouse/engine';
import { ANY, CARDS, GOODS, ROUTE_BOARDS } from '@roundhouse/games/trains-and-cargo';
import type { Event, Move, Tokens, TrainScore, View } from '@roundhouse/games/trains-and-cargo';
import { catalog } from '../../words/catalog.ts';
import { words as house } from '../../words/words.ts';
import type { Scene, Who } from '../game-ui.ts';
import { en } from './words/en.ts';

export const say = catalog(en, { de: () => import('./words/de.ts').then(({ de }) => de) });
export type CargoScene = Scene<View, Move, Event>;

export const goodName = (good: number): string => say().goods[GOODS[good]?.id ?? ''] ?? '';
export const boardName = (board: number): string =>
  say().boards[ROUTE_BOARDS[board]?.id ?? ''] ?? '';

/** "Coal +3", "2 Grain, 2 Cars", "Cargo Raid". */
export function cardName(card: number): string {
  const data = CARDS[card];
  const words = say();
  if (data?.type === 'effect') return words.effects[data.effect]?.name ?? '';
  if (data?.type === 'cargo') return countsOf(data.tokens);
  const moved = (data?.moves ?? []).map(({ good, steps }) => {
    return `${good === ANY ? words.card.any : goodName(good)} ${words.signed(steps)}`;
  });
  return moved.join(', ');
}

/** "2 Grain, 2 Cars". */
export const countsOf = (tokens: readonly Tokens[]): string =>
  tokens.map(({ good, count }) => `${count} ${goodName(good)}`).join(', ');

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
