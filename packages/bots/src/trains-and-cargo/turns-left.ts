import type { Seat } from '@roundhouse/engine';
import type { State } from '@roundhouse/games/trains-and-cargo';

/** Cards that a turn takes from the deck in the mean. */
const CARDS_PER_TURN = 1.1;

/** About how many turns this seat still begins. */
export function turnsLeft(state: State, seat: Seat): number {
  const seats = state.handSizes.length;
  const away = (seat - state.turn + seats) % seats;
  const begun = away === 0 && state.phase !== 'start' ? 1 : 0;
  if (state.turnsLeft >= 0) return Math.max(0, Math.ceil((state.turnsLeft - away) / seats) - begun);
  return (state.deck.length / CARDS_PER_TURN + 2.5 * seats - away) / seats - begun;
}
