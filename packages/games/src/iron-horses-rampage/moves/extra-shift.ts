import { useAdvantage } from '../advantage.ts';
import { resumeTurn } from '../turn.ts';
import { move } from './move.ts';

const EXTRA_SHIFT = { kind: 'extra-shift' } as const;

/** North East Line: one more action in this turn. */
export const extraShift = move({
  kind: 'extra-shift',
  fields: {},

  legal(_state, _seat, list) {
    list.push(EXTRA_SHIFT);
  },

  apply(state, seat, _move, emit) {
    useAdvantage(state, seat, emit);
    state.extraActions++;
    resumeTurn(state, emit);
  },
});
