import { oneOf } from '@roundhouse/engine';
import { SHARE_VALUES, START_VALUES } from '../data/tracks.ts';
import { buyShare } from '../stock-round.ts';
import { move } from './move.ts';

const SET_VALUE = START_VALUES.map((value) => ({ kind: 'set-value', value }) as const);

/** I15: the second step of starting a railroad; buys its first share. */
export const setValue = move({
  kind: 'set-value',
  fields: { value: oneOf(START_VALUES) },

  legal(state, seat, list) {
    const cash = state.cash[seat] ?? 0;
    for (const each of SET_VALUE) if (each.value <= cash) list.push(each);
  },

  apply(state, seat, { value }, emit) {
    const { railroad } = state;
    state.shareValue[railroad] = SHARE_VALUES.indexOf(value);
    state.dividend[railroad] = 0;
    buyShare(state, railroad);
    state.phase = 'place';
    emit?.({ kind: 'start-value-set', to: 'all', seat, railroad, value });
  },
});
