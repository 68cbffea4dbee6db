import { finishTurn } from '../turn.ts';
import { move } from './move.ts';

const END_TURN = { kind: 'end-turn' } as const;

export const endTurn = move({
  kind: 'end-turn',
  fields: {},

  legal(state, _seat, list) {
    if (!state.mustLoad) list.push(END_TURN);
  },

  apply(state, _seat, _move, emit) {
    finishTurn(state, emit);
  },
});
