import { itemOf } from '@roundhouse/engine';
import { RAILROAD_IDS, RAILROADS } from '../data/railroads.ts';
import { mayStart } from '../stock-round.ts';
import { move } from './move.ts';

const START = RAILROADS.map((_, railroad) => ({ kind: 'start', railroad }) as const);

/** I15: the first step of starting a railroad. */
export const start = move({
  kind: 'start',
  fields: { railroad: itemOf(RAILROAD_IDS) },

  legal(state, _seat, list) {
    for (const each of START) if (mayStart(state, each.railroad)) list.push(each);
  },

  apply(state, seat, { railroad }, emit) {
    state.railroad = railroad;
    state.phase = 'set-value';
    emit?.({ kind: 'start-chosen', to: 'all', seat, railroad });
  },
});
