import { itemOf } from '@roundhouse/engine';
import { fromBits, NONE } from '@roundhouse/engine/kit';
import { someBuildable } from '../building.ts';
import { CITY_OF, HEX_NAMES, HEXES } from '../data/board.ts';
import { place } from '../network.ts';
import { priceOf } from '../prices.ts';
import { move } from './move.ts';

const LAY = HEXES.map((_, hex) => ({ kind: 'lay', hex }) as const);

export const lay = move({
  kind: 'lay',
  fields: { hex: itemOf(HEX_NAMES) },

  /** Every hexagon that the railroad being built may take next. */
  legal(state, _seat, list) {
    someBuildable(state, state.build.railroad, state.build, (hex) => {
      list.push(LAY[hex]);
      return false;
    });
  },

  apply(state, seat, { hex }, emit) {
    const { build } = state;
    const { railroad } = build;
    const price = priceOf(state, railroad, hex, build.rural);
    const incomeFrom = state.income[railroad] ?? 0;
    const before = state.partners[railroad] ?? 0;
    build.laid++;
    build.spent += price;
    if (CITY_OF[hex] === NONE) build.rural++;
    state.treasury[railroad] = (state.treasury[railroad] ?? 0) - price;
    state.bank += price;
    place(state, railroad, hex);
    emit?.({
      kind: 'track-built',
      to: 'all',
      seat,
      railroad,
      hex,
      price,
      treasury: state.treasury[railroad] ?? 0,
      locomotives: state.locomotives[railroad] ?? 0,
      incomeFrom,
      incomeTo: state.income[railroad] ?? 0,
      met: fromBits((state.partners[railroad] ?? 0) & ~before),
    });
  },
});
