import { hasBit, toBits } from '@roundhouse/engine/kit';
import { seatAfter } from '../state.ts';
import { move } from './move.ts';

const PROPOSE_END = { kind: 'propose-end' } as const;

export const proposeEnd = move({
  kind: 'propose-end',
  fields: {},

  /** At the seat's first action of a round, and not again after a refusal until something has changed (G19). */
  legal({ order, turn, refused }, seat, list) {
    if (order.indexOf(seat) === turn && !hasBit(refused, seat)) list.push(PROPOSE_END);
  },

  apply(state, seat, _move, emit) {
    state.phase = 'vote';
    state.vote = { proposer: seat, agreed: toBits([seat]) };
    state.decider = seatAfter(state, seat);
    emit?.({ kind: 'end-proposed', to: 'all', seat });
  },
});
