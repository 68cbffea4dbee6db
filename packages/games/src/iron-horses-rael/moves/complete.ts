import type { Seat } from '@roundhouse/engine';
import { NONE } from '@roundhouse/engine/kit';
import { ENGINE_CARDS, engineValue, FIRST_CABOOSE, FIRST_ENGINE } from '../data/cards.ts';
import { HAND_LIMIT } from '../hand.ts';
import { ENGINES_IN_PLAY } from '../state.ts';
import type { State } from '../state.ts';
import { engineCard, move } from './move.ts';

const COMPLETE = ENGINE_CARDS.map((engine) => ({ kind: 'complete', engine }) as const);

/** Starts to complete the train of an engine in play. */
export const complete = move({
  kind: 'complete',
  fields: { engine: engineCard },

  /** R1, R9: only trains that the hand can finish: any number of its cars and one caboose. */
  legal(state, seat, list) {
    const longest = longestTrain(state, seat);
    for (let place = 0; place < ENGINES_IN_PLAY; place++) {
      const engine = state.inPlay[seat * ENGINES_IN_PLAY + place] ?? NONE;
      if (engine === NONE || engineValue(engine) > longest) continue;
      list.push(COMPLETE[engine - FIRST_ENGINE]);
    }
  },

  /** D2: nobody else sees a train before it is delivered. */
  apply(state, _seat, { engine }) {
    state.engine = engine;
    state.phase = 'add';
  },
});

function longestTrain(state: State, seat: Seat): number {
  const first = seat * HAND_LIMIT;
  const end = first + (state.handSizes[seat] ?? 0);
  let place = first;
  while (place < end && (state.hands[place] ?? NONE) < FIRST_CABOOSE) place++;
  const hasCaboose = place < end && (state.hands[place] ?? NONE) < FIRST_ENGINE;
  return place - first + (hasCaboose ? 1 : 0);
}
