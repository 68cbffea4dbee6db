import type { Emit, Seat } from '@roundhouse/engine';
import { MUST_SEND } from '../data/effect-cards.ts';
import { NO_LOCOMOTIVE } from '../data/locomotives.ts';
import type { Event } from '../events.ts';
import { canPull, sabotage } from '../locomotive.ts';
import { at, sideOf } from '../state.ts';
import type { State } from '../state.ts';
import { sendTrain } from '../train.ts';
import { resumeCards } from '../turn.ts';
import type { Move, MoveOf } from './move.ts';

export const MOST_SIDES = 4;
const CHOOSE_SIDE = Array.from({ length: MOST_SIDES }, (_, side): MoveOf<'choose-side'> => ({
  kind: 'choose-side',
  side,
}));

/** T23: the opponents whom Must Send or Engine Sabotage can hit. */
export function legalChooseSides(state: State, seat: Seat, legal: Move[]): void {
  const own = sideOf(state, seat);
  for (let side = 0; side < state.trains.length; side++) {
    if (side !== own && canHit(state, side)) legal.push(CHOOSE_SIDE[side] as Move);
  }
}

function canHit(state: State, side: number): boolean {
  if (state.card === MUST_SEND) return canPull(state, side);
  return at(state.locomotives, side) !== NO_LOCOMOTIVE;
}

export function applyChooseSide(
  state: State,
  seat: Seat,
  { side }: MoveOf<'choose-side'>,
  emit?: Emit<Event>,
): void {
  if (state.card === MUST_SEND) sendTrain(state, seat, side, emit);
  else sabotage(state, seat, side, emit);
  resumeCards(state);
}
