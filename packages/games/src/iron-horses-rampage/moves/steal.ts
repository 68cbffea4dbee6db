import { below } from '@roundhouse/engine';
import { add } from '@roundhouse/engine/kit';
import { CARD_IDS, RESOURCES } from '../data/cards.ts';
import { RESOURCE_KINDS, VALUE } from '../data/indexes.ts';
import { takeOpenly } from '../hand.ts';
import { resumeTurn } from '../turn.ts';
import { move } from './move.ts';

const STEAL = RESOURCES.map((_, card) => ({ kind: 'steal', card }) as const);

/** P5: the hijacker's choice of a resource, after the Hijacker was played as any setback and not foiled. */
export const steal = move({
  kind: 'steal',
  fields: { card: below(RESOURCE_KINDS, CARD_IDS) },

  legal(state, _seat, list) {
    const first = state.target * RESOURCE_KINDS;
    for (let card = 0; card < RESOURCE_KINDS; card++) {
      if ((state.inPlay[first + card] ?? 0) > 0) list.push(STEAL[card]);
    }
  },

  apply(state, seat, { card }, emit) {
    const victim = state.target;
    state.target = -1;
    add(state.inPlay, victim * RESOURCE_KINDS + card, -1);
    add(state.delivered, victim, -(VALUE[card] ?? 0));
    takeOpenly(state, seat, card);
    const delivered = state.delivered[victim] ?? 0;
    emit?.({ kind: 'hijacked', to: 'all', seat, victim, card, delivered });
    resumeTurn(state, emit);
  },
});
