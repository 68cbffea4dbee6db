import { itemOf } from '@roundhouse/engine';
import { COLOURS } from '../data/colours.ts';
import { isFree } from '../delivery.ts';
import { move } from './move.ts';

const DELIVER = COLOURS.map((_, region) => ({ kind: 'deliver', region }) as const);

/** Chooses the region that the finished train goes to; the delivery itself waits for the dial. */
export const deliver = move({
  kind: 'deliver',
  fields: { region: itemOf(COLOURS) },

  /** R10: any region whose depot is free. */
  legal(state, _seat, list) {
    for (let region = 0; region < COLOURS.length; region++) {
      if (isFree(state, region)) list.push(DELIVER[region]);
    }
  },

  apply(state, _seat, { region }) {
    state.region = region;
    state.phase = 'rotate';
  },
});
