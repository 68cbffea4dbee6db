import type { Emit, Seat } from '@roundhouse/engine';
import { GOOD_COUNT, GOODS } from '../data/goods.ts';
import type { Event } from '../events.ts';
import { continueCardLoad } from '../loading.ts';
import { addBonuses, hasRoom } from '../route.ts';
import { at, sideOf, trainOf } from '../state.ts';
import type { State } from '../state.ts';
import type { Move, MoveOf } from './move.ts';
import { pushStorageMoves } from './storage-moves.ts';

const LOAD = GOODS.map((_, good): Move => ({ kind: 'load', good }));

export function legalLoads(state: State, seat: Seat, legal: Move[]): void {
  if (state.stepsLeft === 0 || !hasRoom(state, sideOf(state, seat))) return;
  pushStorageMoves(state, seat, LOAD, legal);
}

/** Outside a card, the first token loaded ends the playing of cards. */
export function applyLoad(
  state: State,
  seat: Seat,
  { good }: MoveOf<'load'>,
  emit?: Emit<Event>,
): void {
  const side = sideOf(state, seat);
  const train = trainOf(state, side);
  const from = seat * GOOD_COUNT + good;
  state.storage[from] = at(state.storage, from) - 1;
  train.push(good);
  emit?.({ kind: 'loaded', to: 'all', seat, side, good, length: train.length });
  if (state.routeBoards) addBonuses(state, side, train.length - 1, emit);
  state.stepsLeft--;
  state.mustLoad = false;
  if (state.phase === 'card-load') continueCardLoad(state, seat, emit);
  else state.phase = 'finish';
}
