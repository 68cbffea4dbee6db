import type { Seat } from '@roundhouse/engine';
import { add } from '@roundhouse/engine/kit';
import { FIRST_CABOOSE, FIRST_ENGINE } from './data/cards.ts';

/** D6: what everybody can know of hidden cards, from all that happened openly. */
export interface Knowledge {
  /** Cards in hand that everybody saw taken: 48 * seat + card, in the order taken. */
  shown: number[];
  /** For each seat how many of its unseen cards may be cabooses: blind draws less cabooses played from them. */
  blind: number[];
  /** How often the engine discard pile was made into a deck. */
  shuffles: number;
  /** For each engine the last shuffle that it was in. */
  lastShuffle: number[];
}

export function noteTaken({ shown }: Knowledge, seat: Seat, card: number): void {
  shown.push(seat * FIRST_ENGINE + card);
}

export function noteBlindDraw({ blind }: Knowledge, seat: Seat): void {
  add(blind, seat, 1);
}

/** One of a hand's cars or cabooses is laid open. */
export function noteLeft({ shown, blind }: Knowledge, seat: Seat, card: number): void {
  const place = shown.indexOf(seat * FIRST_ENGINE + card);
  if (place >= 0) shown.splice(place, 1);
  else if (card >= FIRST_CABOOSE) add(blind, seat, -1);
}

export function noteShuffle(known: Knowledge, engines: readonly number[]): void {
  known.shuffles++;
  for (const engine of engines) known.lastShuffle[engine - FIRST_ENGINE] = known.shuffles;
}

/** The cards in a hand that everybody saw taken. */
export function shownOf({ shown }: Knowledge, seat: Seat): number[] {
  return shown
    .filter((code) => Math.floor(code / FIRST_ENGINE) === seat)
    .map((code) => code % FIRST_ENGINE);
}

/** The shuffle that an engine was last in. */
export function shuffleOf({ lastShuffle }: Pick<Knowledge, 'lastShuffle'>, engine: number): number {
  return lastShuffle[engine - FIRST_ENGINE] ?? 0;
}
