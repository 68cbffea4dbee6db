import { endTurn } from '../turn.ts';
import { move } from './move.ts';

const DECLINE = { kind: 'decline' } as const;

/** Draws nothing after a discard. */
export const decline = move({
  kind: 'decline',
  fields: {},

  /** R26 */
  legal(_state, _seat, list) {
    list.push(DECLINE);
  },

  apply(state, seat, _move, emit) {
    emit?.({ kind: 'draw-declined', to: 'all', seat });
    endTurn(state, emit);
  },
});
