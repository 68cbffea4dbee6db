import type { Seat } from '@roundhouse/engine';
import { NONE } from '@roundhouse/engine/kit';
import { ENGINE_CARDS, FIRST_ENGINE } from '../data/cards.ts';
import { HAND_LIMIT, removeFromHand } from '../hand.ts';
import { BUSY } from '../standstill.ts';
import { ENGINES_IN_PLAY } from '../state.ts';
import type { State } from '../state.ts';
import { endTurn } from '../turn.ts';
import { engineCard, move } from './move.ts';

const BEGIN = ENGINE_CARDS.map((engine) => ({ kind: 'begin', engine }) as const);

/** Plays an engine from the hand: a new train. */
export const begin = move({
  kind: 'begin',
  fields: { engine: engineCard },

  legal(state, seat, list) {
    if (freePlace(state, seat) === NONE) return;
    const first = seat * HAND_LIMIT;
    for (let place = first + (state.handSizes[seat] ?? 0) - 1; place >= first; place--) {
      const card = state.hands[place] ?? NONE;
      if (card < FIRST_ENGINE) return;
      list.push(BEGIN[card - FIRST_ENGINE]);
    }
  },

  apply(state, seat, { engine }, emit) {
    removeFromHand(state, seat, engine);
    state.inPlay[freePlace(state, seat)] = engine;
    state.activity = BUSY;
    emit?.({ kind: 'train-begun', to: 'all', seat, engine });
    endTurn(state, emit);
  },
});

/** The first free place for an engine, or NONE. */
function freePlace(state: State, seat: Seat): number {
  const first = seat * ENGINES_IN_PLAY;
  if (state.inPlay[first] === NONE) return first;
  return state.inPlay[first + 1] === NONE ? first + 1 : NONE;
}
