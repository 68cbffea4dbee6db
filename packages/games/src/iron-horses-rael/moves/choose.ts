import { drawBelow } from '@roundhouse/engine';
import type { Emit } from '@roundhouse/engine';
import { NONE } from '@roundhouse/engine/kit';
import { ENGINE_CARDS, FIRST_ENGINE } from '../data/cards.ts';
import type { Event } from '../events.ts';
import { handOf, removeFromHand } from '../hand.ts';
import { ENGINES_IN_PLAY } from '../state.ts';
import type { State } from '../state.ts';
import { beginTurn } from '../turn.ts';
import { engineCard, move } from './move.ts';

const CHOOSE = ENGINE_CARDS.map((engine) => ({ kind: 'choose', engine }) as const);

/** Seals the engine that will start the seat's first train. */
export const choose = move({
  kind: 'choose',
  fields: { engine: engineCard },

  legal(state, seat, list) {
    for (const card of handOf(state, seat)) {
      if (card >= FIRST_ENGINE) list.push(CHOOSE[card - FIRST_ENGINE]);
    }
  },

  apply(state, seat, { engine }, emit) {
    state.sealed[seat] = engine;
    emit?.({ kind: 'sealed', to: 'all', seat });
    if (!state.sealed.includes(NONE)) reveal(state, emit);
  },
});

function reveal(state: State, emit?: Emit<Event>): void {
  const engines = state.sealed.slice();
  for (const [seat, engine] of engines.entries()) {
    removeFromHand(state, seat, engine);
    state.inPlay[seat * ENGINES_IN_PLAY] = engine;
  }
  state.sealed.fill(NONE);
  emit?.({ kind: 'first-engines-revealed', to: 'all', engines });
  // D4: the start player is not known before.
  beginTurn(state, drawBelow(state.rng, engines.length), emit);
}
