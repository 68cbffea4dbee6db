import { below } from '@roundhouse/engine';
import { POSITIONS } from '../data/dials.ts';
import { deliverTrain } from '../delivery.ts';
import { endTurn } from '../turn.ts';
import { move } from './move.ts';

const ROTATE = Array.from(
  { length: POSITIONS },
  (_, position) => ({ kind: 'rotate', position }) as const,
);

/** Turns the dial of the region delivered to, which makes the delivery. */
export const rotate = move({
  kind: 'rotate',
  fields: { position: below(POSITIONS) },

  /** R13: anywhere but where it lies. */
  legal(state, _seat, list) {
    for (let position = 0; position < POSITIONS; position++) {
      if (state.positions[state.region] !== position) list.push(ROTATE[position]);
    }
  },

  apply(state, seat, { position }, emit) {
    deliverTrain(state, seat, position, emit);
    endTurn(state, emit);
  },
});
