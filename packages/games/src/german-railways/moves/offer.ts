import { below } from '@roundhouse/engine';
import { at, entry } from '@roundhouse/engine/kit';
import { RAILROAD_COUNT, RAILROADS, SHARES_PER_RAILROAD } from '../data/railroads.ts';
import { putUp } from '../sale.ts';
import { move } from './move.ts';

const OFFER = RAILROADS.map((_, railroad) => ({ kind: 'offer', railroad }) as const);

export const offer = move({
  kind: 'offer',
  fields: { railroad: below(RAILROAD_COUNT) },

  /** For every railroad with a share on offer (G7), if anybody has money to bid (G17). */
  legal({ sold, cash }, _seat, list) {
    let fewest = SHARES_PER_RAILROAD;
    for (let i = 0; i < RAILROAD_COUNT; i++) fewest = Math.min(fewest, at(sold, i));
    const most = fewest < 2 ? 2 : SHARES_PER_RAILROAD;
    if (fewest === SHARES_PER_RAILROAD || !cash.some((each) => each > 0)) return;
    for (let i = 0; i < RAILROAD_COUNT; i++) if (at(sold, i) < most) list.push(entry(OFFER, i));
  },

  apply(state, seat, { railroad }, emit) {
    putUp(state, railroad, seat, emit);
  },
});
