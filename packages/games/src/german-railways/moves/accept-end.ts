import { NONE, withBit } from '@roundhouse/engine/kit';
import { endMatch } from '../round.ts';
import { seatAfter } from '../state.ts';
import { move } from './move.ts';

const ACCEPT_END = { kind: 'accept-end' } as const;

export const acceptEnd = move({
  kind: 'accept-end',
  fields: {},

  legal(_state, _seat, list) {
    list.push(ACCEPT_END);
  },

  apply(state, seat, _move, emit) {
    const { vote } = state;
    vote.agreed = withBit(vote.agreed, seat);
    emit?.({ kind: 'end-accepted', to: 'all', seat });
    state.decider = seatAfter(state, seat);
    if (state.decider === vote.proposer) endMatch(state, 'agreed', NONE, emit);
  },
});
