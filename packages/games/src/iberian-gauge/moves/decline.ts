import { proceed } from '../rounds.ts';
import { move } from './move.ts';

const DECLINE = { kind: 'decline' } as const;

export const decline = move({
  kind: 'decline',
  fields: {},

  /** I13: for every cube. */
  legal(_state, _seat, list) {
    list.push(DECLINE);
  },

  apply(state, seat, _move, emit) {
    emit?.({ kind: 'declined', to: 'all', seat, railroad: state.railroad });
    state.cube++;
    proceed(state, emit);
  },
});
