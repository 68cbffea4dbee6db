import { landSetback } from '../setbacks.ts';
import { move } from './move.ts';

const ACCEPT = { kind: 'accept' } as const;

/** The target of a setback lets it happen. */
export const accept = move({
  kind: 'accept',
  fields: {},

  legal(_state, _seat, list) {
    list.push(ACCEPT);
  },

  apply(state, _seat, _move, emit) {
    landSetback(state, emit);
  },
});
