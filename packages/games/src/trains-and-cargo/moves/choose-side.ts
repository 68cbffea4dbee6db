import { below } from '@roundhouse/engine';
import { MUST_SEND } from '../data/effect-cards.ts';
import { NO_LOCOMOTIVE } from '../data/locomotives.ts';
import { canPull, sabotage } from '../locomotive.ts';
import { sideOf } from '../state.ts';
import type { State } from '../state.ts';
import { sendTrain } from '../train.ts';
import { resumeCards } from '../turn.ts';
import { move } from './move.ts';

const MOST_SIDES = 4;
const CHOOSE_SIDE = Array.from(
  { length: MOST_SIDES },
  (_, side) => ({ kind: 'choose-side', side }) as const,
);

export const chooseSide = move({
  kind: 'choose-side',
  fields: { side: below(MOST_SIDES) },

  /** T23: the opponents whom Must Send or Engine Sabotage can hit. */
  legal(state, seat, list) {
    const own = sideOf(state, seat);
    for (let side = 0; side < state.trains.length; side++) {
      if (side !== own && canHit(state, side)) list.push(CHOOSE_SIDE[side]);
    }
  },

  apply(state, seat, { side }, emit) {
    if (state.card === MUST_SEND) sendTrain(state, seat, side, emit);
    else sabotage(state, seat, side, emit);
    resumeCards(state);
  },
});

function canHit(state: State, side: number): boolean {
  if (state.card === MUST_SEND) return canPull(state, side);
  return state.locomotives[side] !== NO_LOCOMOTIVE;
}
