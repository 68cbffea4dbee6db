import { finishTurn } from '../turn.ts';
import { move } from './move.ts';

const END_TURN = { kind: 'end-turn' } as const;

/** P22: the turn ends, whatever is left of it. */
export const endTurn = move({
  kind: 'end-turn',
  fields: {},

  legal(_state, _seat, list) {
    list.push(END_TURN);
  },

  apply(state, _seat, _move, emit) {
    finishTurn(state, emit);
  },
});
