import { COLOURS, STOCKS_PER_COLOUR } from '@roundhouse/games/iron-horses-rael';
import type { State } from '@roundhouse/games/iron-horses-rael';
import type { Seat } from '@roundhouse/engine';

/** The numbers of a dial add up to 2 for six colours: so much a delivery raises each of them in the mean. */
export const DRIFT = 1 / 3;
/** How far one turn of a dial throws a value. */
const THROW = 1.4;

const STOCKS = COLOURS.length * STOCKS_PER_COLOUR;

/** How many trains will still be delivered, by the turns that are left. */
export function deliveriesToCome(state: State, turnsOfEach: number): number {
  let taken = STOCKS;
  for (let colour = 0; colour < COLOURS.length; colour++) taken -= state.supply[colour] ?? 0;
  return Math.min(STOCKS - 2 - taken, (turnsOfEach * state.cash.length) / 3.2);
}

/**
 * What a stock of each colour should pay in the end, if a delivery raises its value by `drift`: a value below 0 pays
 * nothing, so doubt is worth something.
 */
export function foreseeMarket(
  state: State,
  deliveries: number,
  drift: number,
  out: number[],
): void {
  const left = Math.max(0, deliveries);
  const doubt = THROW * THROW * left;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const value = (state.market[colour] ?? 0) + drift * left;
    out[colour] = (value + Math.sqrt(value * value + doubt)) / 2;
  }
}

/** By how much a seat's market cards multiply a colour. */
export function multiplier(state: State, seat: Seat, colour: number): number {
  if (state.x2[seat] === colour) return 2;
  return state.x3[seat] === colour ? 3 : 1;
}
