import type { Emit, Seat } from '@roundhouse/engine';
import { GOOD_COUNT, GOODS } from '../data/goods.ts';
import type { Event } from '../events.ts';
import { at, hasStorage } from '../state.ts';
import type { State } from '../state.ts';
import { resumeCards } from '../turn.ts';
import type { Move, MoveOf } from './move.ts';
import { pushStorageMoves } from './storage-moves.ts';

const RAID = GOODS.map((_, good): Move => ({ kind: 'raid', good }));

export function legalRaids(state: State, legal: Move[]): void {
  pushStorageMoves(state, state.raided, RAID, legal);
}

export function applyRaid(
  state: State,
  seat: Seat,
  { good }: MoveOf<'raid'>,
  emit?: Emit<Event>,
): void {
  const { storage, raided } = state;
  const from = raided * GOOD_COUNT + good;
  const to = seat * GOOD_COUNT + good;
  storage[from] = at(storage, from) - 1;
  storage[to] = at(storage, to) + 1;
  emit?.({ kind: 'raided', to: 'all', seat, from: raided, good });
  state.stepsLeft--;
  if (state.stepsLeft === 0 || !hasStorage(state, raided)) resumeCards(state);
}
