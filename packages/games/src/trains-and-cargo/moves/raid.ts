import { itemOf } from '@roundhouse/engine';
import { add } from '@roundhouse/engine/kit';
import { GOOD_COUNT, GOOD_IDS, GOODS } from '../data/goods.ts';
import { hasStorage } from '../state.ts';
import { resumeCards } from '../turn.ts';
import { listStorage } from './list-storage.ts';
import { move } from './move.ts';

const RAID = GOODS.map((_, good) => ({ kind: 'raid', good }) as const);

export const raid = move({
  kind: 'raid',
  fields: { good: itemOf(GOOD_IDS) },

  legal(state, _seat, list) {
    listStorage(state, state.raided, RAID, list);
  },

  apply(state, seat, { good }, emit) {
    const { storage, raided } = state;
    add(storage, raided * GOOD_COUNT + good, -1);
    add(storage, seat * GOOD_COUNT + good, 1);
    emit?.({ kind: 'raided', to: 'all', seat, from: raided, good });
    state.raidsLeft--;
    if (state.raidsLeft === 0 || !hasStorage(state, raided)) resumeCards(state);
  },
});
