import { endAction } from '../round.ts';
import { move } from './move.ts';

const PASS = { kind: 'pass' } as const;

export const pass = move({
  kind: 'pass',
  fields: {},

  legal(_state, _seat, list) {
    list.push(PASS);
  },

  apply(state, seat, _move, emit) {
    emit?.({ kind: 'passed', to: 'all', seat });
    endAction(state, emit);
  },
});
