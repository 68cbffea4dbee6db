import { endTurn } from '../turn.ts';
import { move } from './move.ts';

const PASS = { kind: 'pass' } as const;

/** Takes no action. */
export const pass = move({
  kind: 'pass',
  fields: {},

  /** R32 */
  legal(_state, _seat, list) {
    list.push(PASS);
  },

  apply(state, seat, _move, emit) {
    emit?.({ kind: 'passed', to: 'all', seat });
    endTurn(state, emit);
  },
});
