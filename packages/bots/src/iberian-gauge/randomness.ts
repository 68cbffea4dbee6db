import { hasTrack, LOCOMOTIVES, RAILROAD_COUNT } from '@roundhouse/games/iberian-gauge';
import type { RailroadIndex, State } from '@roundhouse/games/iberian-gauge';
import type { Seat } from '@roundhouse/engine';
import { CITIES } from './ways.ts';

/** The logarithm of the odds that neighbours are opponents, before they have built anything. */
const AT_FIRST = 0.7;
/** What a build tells: of every three by somebody who thinks one reaches a city, of those by chance one in fourteen. */
const BY_CITY = Math.log(0.07 / 0.33);
const BY_OTHER = Math.log(0.93 / 0.67);

/** With fewer, counting on sense wins against random opponents too. */
const MANY_SEATS = 5;

/** How likely the others build without a plan, told by what their railroads have reached. */
export function randomness(state: State, seat: Seat): number {
  if (state.seatCount < MANY_SEATS) return 0;
  let odds = AT_FIRST;
  for (let railroad = 0; railroad < RAILROAD_COUNT; railroad++) {
    const sold = state.sold[railroad] ?? 0;
    if (sold === 0) continue;
    const others = sold - (state.shares[seat * RAILROAD_COUNT + railroad] ?? 0);
    const builds = LOCOMOTIVES - 1 - (state.locomotives[railroad] ?? 0);
    const cities = citiesOf(state, railroad) - 1;
    odds += ((cities * BY_CITY + (builds - cities) * BY_OTHER) * others) / sold;
  }
  return 1 / (1 + Math.exp(-odds));
}

function citiesOf(state: State, railroad: RailroadIndex): number {
  let count = 0;
  for (const hex of CITIES) if (hasTrack(state, railroad, hex)) count++;
  return count;
}
