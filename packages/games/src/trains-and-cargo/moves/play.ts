import { itemOf } from '@roundhouse/engine';
import type { Emit, Seat } from '@roundhouse/engine';
import { add, entry, withBit } from '@roundhouse/engine/kit';
import { ALL_TYPES, ANY, CARD_IDS, CARDS, TYPE_OF_CARD } from '../data/cards.ts';
import type { MarketMove, Tokens } from '../data/cards.ts';
import { GOOD_COUNT } from '../data/goods.ts';
import { applyEffect } from '../effects.ts';
import type { Event } from '../events.ts';
import { removeFromHand } from '../hand.ts';
import { moveCube } from '../market.ts';
import { takeFromBank } from '../state.ts';
import type { State } from '../state.ts';
import { resumeCards } from '../turn.ts';
import { listHand } from './list-hand.ts';
import { move } from './move.ts';

const PLAY = CARDS.map((_, card) => ({ kind: 'play', card }) as const);

export const play = move({
  kind: 'play',
  fields: { card: itemOf(CARD_IDS) },

  /** One card of each type, or any number of a type that Unlimited has named. */
  legal(state, seat, list) {
    listHand(state, seat, PLAY, (ALL_TYPES & ~state.used) | state.unlimited, list);
  },

  apply(state, seat, { card }, emit) {
    removeFromHand(state, seat, card);
    state.discards.push(card);
    state.used = withBit(state.used, TYPE_OF_CARD[card] ?? 0);
    emit?.({ kind: 'card-played', to: 'all', seat, card });
    const printed = entry(CARDS, card);
    if (printed.type === 'effect') applyEffect(state, seat, card, emit);
    else if (printed.type === 'cargo') collect(state, seat, printed.tokens, emit);
    else moveMarket(state, card, printed.moves, emit);
  },
});

function collect(state: State, seat: Seat, tokens: readonly Tokens[], emit?: Emit<Event>): void {
  for (const { good, count: wanted } of tokens) {
    const count = takeFromBank(state, good, wanted);
    add(state.storage, seat * GOOD_COUNT + good, count);
    emit?.({ kind: 'collected', to: 'all', seat, good, count });
  }
  resumeCards(state);
}

// T5: in printed order, so that the later arrival bumps the earlier.
function moveMarket(
  state: State,
  card: number,
  moves: readonly MarketMove[],
  emit?: Emit<Event>,
): void {
  if (moves[0]?.good === ANY) {
    state.card = card;
    state.phase = 'choose-good';
    return;
  }
  for (const { good, steps } of moves) moveCube(state, good, steps, emit);
  resumeCards(state);
}
