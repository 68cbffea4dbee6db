import { itemOf } from '@roundhouse/engine';
import { RAILROAD_IDS, RAILROADS } from '../data/railroads.ts';
import { shareValueOf } from '../disks.ts';
import { proceed } from '../rounds.ts';
import { buyShare, endPurchase, mayInvest } from '../stock-round.ts';
import { move } from './move.ts';

const INVEST = RAILROADS.map((_, railroad) => ({ kind: 'invest', railroad }) as const);

export const invest = move({
  kind: 'invest',
  fields: { railroad: itemOf(RAILROAD_IDS) },

  legal(state, _seat, list) {
    for (const each of INVEST) if (mayInvest(state, each.railroad)) list.push(each);
  },

  apply(state, seat, { railroad }, emit) {
    const space = buyShare(state, railroad);
    const value = shareValueOf(state, railroad);
    emit?.({ kind: 'invested', to: 'all', seat, railroad, value, space });
    endPurchase(state);
    proceed(state, emit);
  },
});
