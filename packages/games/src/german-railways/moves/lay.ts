import { below } from '@roundhouse/engine';
import { at, entry, fromBits } from '@roundhouse/engine/kit';
import { someBuildable } from '../building.ts';
import { CITY_OF, HEXES } from '../data/board.ts';
import { place } from '../network.ts';
import { priceOf } from '../prices.ts';
import { move } from './move.ts';

const LAY = HEXES.map((_, hex) => ({ kind: 'lay', hex }) as const);

export const lay = move({
  kind: 'lay',
  fields: { hex: below(HEXES.length) },

  /** Every hexagon that the railroad being built may take next. */
  legal(state, _seat, list) {
    someBuildable(state, state.build.railroad, state.build, (hex) => {
      list.push(entry(LAY, hex));
      return false;
    });
  },

  apply(state, seat, { hex }, emit) {
    const { build } = state;
    const { railroad } = build;
    const price = priceOf(state, railroad, hex, build.rural);
    const incomeFrom = at(state.income, railroad);
    const before = at(state.partners, railroad);
    build.laid++;
    build.spent += price;
    if (at(CITY_OF, hex) < 0) build.rural++;
    state.treasury[railroad] = at(state.treasury, railroad) - price;
    state.bank += price;
    place(state, railroad, hex);
    emit?.({
      kind: 'track-built',
      to: 'all',
      seat,
      railroad,
      hex,
      price,
      treasury: at(state.treasury, railroad),
      locomotives: at(state.locomotives, railroad),
      incomeFrom,
      incomeTo: at(state.income, railroad),
      met: fromBits(at(state.partners, railroad) & ~before),
    });
  },
});
