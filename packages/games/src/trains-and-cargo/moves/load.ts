import { itemOf } from '@roundhouse/engine';
import { add } from '@roundhouse/engine/kit';
import { GOOD_COUNT, GOOD_IDS, GOODS } from '../data/goods.ts';
import { continueCardLoad } from '../loading.ts';
import { addBonuses, hasRoom } from '../route.ts';
import { sideOf, trainOf } from '../state.ts';
import { listStorage } from './list-storage.ts';
import { move } from './move.ts';

const LOAD = GOODS.map((_, good) => ({ kind: 'load', good }) as const);

export const load = move({
  kind: 'load',
  fields: { good: itemOf(GOOD_IDS) },

  legal(state, seat, list) {
    if (state.loadsLeft === 0 || !hasRoom(state, sideOf(state, seat))) return;
    listStorage(state, seat, LOAD, list);
  },

  /** Outside a card, the first token loaded ends the playing of cards. */
  apply(state, seat, { good }, emit) {
    const side = sideOf(state, seat);
    const train = trainOf(state, side);
    add(state.storage, seat * GOOD_COUNT + good, -1);
    train.push(good);
    emit?.({ kind: 'loaded', to: 'all', seat, side, good, length: train.length });
    if (state.routeBoards) addBonuses(state, side, train.length - 1, emit);
    state.loadsLeft--;
    state.mustLoad = false;
    if (state.phase === 'card-load') continueCardLoad(state, seat, emit);
    else state.phase = 'finish';
  },
});
