import { oneOf } from '@roundhouse/engine';
import { HEX_NAMES, MAJOR_CITIES } from '../data/board.ts';
import { isOccupied, placeLocomotive } from '../network.ts';
import { proceed } from '../rounds.ts';
import { endPurchase } from '../stock-round.ts';
import { move } from './move.ts';

const PLACE = MAJOR_CITIES.map((hex) => ({ kind: 'place', hex }) as const);

/** I15: the last step of starting a railroad; its first locomotive. */
export const place = move({
  kind: 'place',
  fields: { hex: oneOf(MAJOR_CITIES, HEX_NAMES) },

  legal(state, _seat, list) {
    const empty = PLACE.filter(({ hex }) => !isOccupied(state, hex));
    for (const each of empty.length > 0 ? empty : PLACE) list.push(each);
  },

  /** I3: free, and no disk moves. */
  apply(state, seat, { hex }, emit) {
    const { railroad } = state;
    placeLocomotive(state, railroad, hex);
    emit?.({ kind: 'railroad-started', to: 'all', seat, railroad, hex });
    endPurchase(state);
    proceed(state, emit);
  },
});
