import { finishCardLoad } from '../loading.ts';
import { resumeCards } from '../turn.ts';
import { move } from './move.ts';

const DONE = { kind: 'done' } as const;

export const done = move({
  kind: 'done',
  fields: {},

  /** The way out of a card's loading or raid before its second token. */
  legal(state, _seat, list) {
    if (!state.mustLoad) list.push(DONE);
  },

  apply(state, seat, _move, emit) {
    if (state.phase === 'card-load') finishCardLoad(state, seat, emit);
    else resumeCards(state);
  },
});
