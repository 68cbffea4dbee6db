import { leave } from '../auction.ts';
import { askFrom } from '../sale.ts';
import { seatAfter } from '../state.ts';
import { move } from './move.ts';

const DROP_OUT = { kind: 'drop-out' } as const;

export const dropOut = move({
  kind: 'drop-out',
  fields: {},

  legal(_state, _seat, list) {
    list.push(DROP_OUT);
  },

  apply(state, seat, _move, emit) {
    leave(state.auction, seat);
    emit?.({ kind: 'dropped-out', to: 'all', seat, forced: false });
    askFrom(state, seatAfter(state, seat), emit);
  },
});
