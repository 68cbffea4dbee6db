import { seatBelow } from '@roundhouse/engine';
import { MOST_SEATS } from '../meta.ts';
import { hasStorage, RAIDS, sideOf } from '../state.ts';
import { move } from './move.ts';

const CHOOSE_SEAT = Array.from(
  { length: MOST_SEATS },
  (_, seat) => ({ kind: 'choose-seat', seat }) as const,
);

export const chooseSeat = move({
  kind: 'choose-seat',
  fields: { seat: seatBelow(MOST_SEATS) },

  /** The opponents whom Cargo Raid can hit: in team play a single player, never the partner. */
  legal(state, seat, list) {
    const own = sideOf(state, seat);
    for (let other = 0; other < state.handSizes.length; other++) {
      if (sideOf(state, other) === own || !hasStorage(state, other)) continue;
      list.push(CHOOSE_SEAT[other]);
    }
  },

  apply(state, _seat, { seat }) {
    state.phase = 'raid';
    state.raided = seat;
    state.raidsLeft = RAIDS;
  },
});
