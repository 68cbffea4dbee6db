import type { Seat } from '@roundhouse/engine';
import type { State } from '@roundhouse/games/trains-and-cargo';

/** Cards that a turn takes from the deck in the mean. */
const CARDS_PER_TURN = 1.7;

/** About how many turns this seat still begins. */
export function turnsLeft(state: State, seat: Seat): number {
  const seats = state.handSizes.length;
  const away = (seat - state.turn + seats) % seats;
  const begun = state.phase === 'start' ? 0 : 1;
  if (state.turnsLeft >= 0)
    return Math.max(0, Math.ceil((state.turnsLeft - away) / seats) - (away === 0 ? begun : 0));
  return state.deck.length / CARDS_PER_TURN / seats + (away === 0 ? 1.5 - begun : 1.5);
}
