import { proceed } from '../rounds.ts';
import { passTurn } from '../stock-round.ts';
import { move } from './move.ts';

const PASS = { kind: 'pass' } as const;

export const pass = move({
  kind: 'pass',
  fields: {},

  legal(_state, _seat, list) {
    list.push(PASS);
  },

  apply(state, _seat, _move, emit) {
    passTurn(state, false, emit);
    proceed(state, emit);
  },
});
