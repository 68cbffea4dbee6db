import type { Seat } from '@roundhouse/engine';
import { SEAT_COUNTS } from '../meta.ts';
import { hasStorage, RAIDS, sideOf } from '../state.ts';
import type { State } from '../state.ts';
import type { Move, MoveOf } from './move.ts';

const CHOOSE_SEAT = Array.from(
  { length: Math.max(...SEAT_COUNTS) },
  (_, seat): MoveOf<'choose-seat'> => ({ kind: 'choose-seat', seat }),
);

/** The opponents whom Cargo Raid can hit: in team play a single player, never the partner. */
export function legalChooseSeats(state: State, seat: Seat, legal: Move[]): void {
  const own = sideOf(state, seat);
  for (let other = 0; other < state.handSizes.length; other++) {
    if (sideOf(state, other) === own || !hasStorage(state, other)) continue;
    legal.push(CHOOSE_SEAT[other] as Move);
  }
}

export function applyChooseSeat(state: State, _seat: Seat, move: MoveOf<'choose-seat'>): void {
  state.phase = 'raid';
  state.raided = move.seat;
  state.stepsLeft = RAIDS;
}
