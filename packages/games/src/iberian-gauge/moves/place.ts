import type { Emit } from '@roundhouse/engine';
import { MAJOR_CITIES } from '../data/board.ts';
import type { HexIndex } from '../data/board.ts';
import type { Event } from '../events.ts';
import { isOccupied, placeLocomotive } from '../network.ts';
import { proceed } from '../rounds.ts';
import type { State } from '../state.ts';
import { endPurchase } from '../stock-round.ts';

/** I15: the last step of starting a railroad; its first locomotive. */
export interface PlaceMove {
  readonly kind: 'place';
  readonly hex: HexIndex;
}

const PLACES = MAJOR_CITIES.map((hex): PlaceMove => ({ kind: 'place', hex }));

export function legalPlaces(state: State): PlaceMove[] {
  const empty = PLACES.filter(({ hex }) => !isOccupied(state, hex));
  return empty.length > 0 ? empty : [...PLACES];
}

/** I3: free, and no disk moves. */
export function applyPlace(state: State, { hex }: PlaceMove, emit?: Emit<Event>): void {
  const { seat, railroad } = state;
  placeLocomotive(state, railroad, hex);
  emit?.({ kind: 'railroad-started', to: 'all', seat, railroad, hex });
  endPurchase(state);
  proceed(state, emit);
}
