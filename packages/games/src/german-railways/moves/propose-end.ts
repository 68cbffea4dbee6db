import { at, hasBit, toBits } from '@roundhouse/engine/kit';
import { move } from './move.ts';

const PROPOSE_END = { kind: 'propose-end' } as const;

export const proposeEnd = move({
  kind: 'propose-end',
  fields: {},

  /** First thing in a round, and not again after a refusal until something has changed (G19). */
  legal({ turn, refused }, seat, list) {
    if (turn === 0 && !hasBit(refused, seat)) list.push(PROPOSE_END);
  },

  apply(state, seat, _move, emit) {
    state.phase = 'vote';
    state.vote = { proposer: seat, agreed: toBits([seat]) };
    state.decider = at(state.leftOf, seat);
    emit?.({ kind: 'end-proposed', to: 'all', seat });
  },
});
