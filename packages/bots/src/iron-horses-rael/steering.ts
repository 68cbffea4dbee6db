import { COLOURS } from '@roundhouse/games/iron-horses-rael';
import type { State } from '@roundhouse/games/iron-horses-rael';
import type { Seat } from '@roundhouse/engine';
import { multiplier } from './market.ts';
import { STEERING } from './trains.ts';

const A_STOCK = 5;

/**
 * What turning a dial is worth to this seat: the more, the more hangs on its strongest colour. A single rival turns
 * everything back; of several, few care about the same colour.
 */
export function steeringWorth(state: State, seat: Seat): number {
  const rivals = state.cash.length - 1;
  return STEERING + ((A_STOCK * (rivals - 1)) / rivals) * strongestColour(state, seat);
}

/** How many stocks the seat has of its strongest colour, each as often as its market cards count it. */
function strongestColour(state: State, seat: Seat): number {
  let most = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const held = state.stocks[seat * COLOURS.length + colour] ?? 0;
    most = Math.max(most, held * multiplier(state, seat, colour));
  }
  return most;
}
