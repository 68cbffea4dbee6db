import type { Seat } from '@roundhouse/engine';
import {
  FIRST_SETBACK,
  HAND_KINDS,
  RESOURCE_KINDS,
  VALUE,
} from '@roundhouse/games/iron-horses-rampage';
import type { State } from '@roundhouse/games/iron-horses-rampage';
import { bitsOf, costFor, owedBy } from './burdens.ts';
import { comingLoss } from './worth.ts';

/** About two draws find a resource and one action transports it: in hand, two of the three are done. */
const IN_HAND = 2 / 3;

/** What a beginner counts: goods in play, those in hand for a part, less the price of every setback that lies there. */
export function wealthOf(state: State, seat: Seat): number {
  let sum = (state.delivered[seat] as number) - comingLoss(state, seat);
  sum -= IN_HAND * owedBy(state, seat);
  for (let card = 0; card < RESOURCE_KINDS; card++) {
    const count = state.hand[seat * HAND_KINDS + card] as number;
    sum += IN_HAND * count * (VALUE[card] as number);
  }
  const bits = bitsOf(state, seat);
  for (let i = 0; bits >> i !== 0; i++) {
    if (((bits >> i) & 1) !== 0) sum -= costFor(state, seat, FIRST_SETBACK + i);
  }
  return sum;
}
