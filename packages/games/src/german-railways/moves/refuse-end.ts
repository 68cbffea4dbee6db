import { NONE, withBit } from '@roundhouse/engine/kit';
import { move } from './move.ts';

const REFUSE_END = { kind: 'refuse-end' } as const;

export const refuseEnd = move({
  kind: 'refuse-end',
  fields: {},

  legal(_state, _seat, list) {
    list.push(REFUSE_END);
  },

  /** One refusal settles it; the proposer still has its action. */
  apply(state, seat, _move, emit) {
    const { proposer } = state.vote;
    emit?.({ kind: 'end-refused', to: 'all', seat, proposer });
    state.refused = withBit(state.refused, proposer);
    state.vote.proposer = NONE;
    state.phase = 'action';
    state.decider = proposer;
  },
});
