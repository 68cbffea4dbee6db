import { SHERIFF } from '../data/indexes.ts';
import { discardFromHand, inHand } from '../hand.ts';
import { foilSetback } from '../setbacks.ts';
import { move } from './move.ts';

const PLAY_SHERIFF = { kind: 'sheriff' } as const;

/** The target of a setback plays a Sheriff. */
export const sheriff = move({
  kind: 'sheriff',
  fields: {},

  legal(state, seat, list) {
    if (inHand(state, seat, SHERIFF) > 0) list.push(PLAY_SHERIFF);
  },

  apply(state, seat, _move, emit) {
    discardFromHand(state, seat, SHERIFF);
    foilSetback(state, 'sheriff', emit);
  },
});
