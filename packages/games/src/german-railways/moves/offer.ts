import { itemOf } from '@roundhouse/engine';
import { RAILROAD_COUNT, RAILROAD_IDS, RAILROADS, SHARES_PER_RAILROAD } from '../data/railroads.ts';
import { putUp } from '../sale.ts';
import { move } from './move.ts';

const OFFER = RAILROADS.map((_, railroad) => ({ kind: 'offer', railroad }) as const);

export const offer = move({
  kind: 'offer',
  fields: { railroad: itemOf(RAILROAD_IDS) },

  /** For every railroad with a share on offer (G7), if anybody has money to bid (G17). */
  legal({ sold, cash }, _seat, list) {
    let fewest = SHARES_PER_RAILROAD;
    for (let i = 0; i < RAILROAD_COUNT; i++) fewest = Math.min(fewest, sold[i] ?? 0);
    const most = fewest < 2 ? 2 : SHARES_PER_RAILROAD;
    if (fewest === SHARES_PER_RAILROAD || !cash.some((each) => each > 0)) return;
    for (let i = 0; i < RAILROAD_COUNT; i++) if ((sold[i] ?? 0) < most) list.push(OFFER[i]);
  },

  apply(state, seat, { railroad }, emit) {
    putUp(state, railroad, seat, emit);
  },
});
