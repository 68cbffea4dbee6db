import type { Emit, Seat } from '@roundhouse/engine';
import { ALL_TYPES, ANY, CARDS, TYPE_OF_CARD } from '../data/cards.ts';
import type { Card, MarketMove, Tokens } from '../data/cards.ts';
import { GOOD_COUNT } from '../data/goods.ts';
import { applyEffect } from '../effects.ts';
import type { Event } from '../events.ts';
import { removeFromHand } from '../hand.ts';
import { moveCube } from '../market.ts';
import { at, takeFromBank } from '../state.ts';
import type { State } from '../state.ts';
import { resumeCards } from '../turn.ts';
import { pushHandMoves } from './hand-moves.ts';
import type { Move, MoveOf } from './move.ts';

const PLAY = CARDS.map((_, card): Move => ({ kind: 'play', card }));

/** One card of each type, or any number of a type that Unlimited has named. */
export function legalPlays(state: State, legal: Move[]): void {
  pushHandMoves(state, PLAY, (ALL_TYPES & ~state.used) | state.unlimited, legal);
}

export function applyPlay(
  state: State,
  seat: Seat,
  { card }: MoveOf<'play'>,
  emit?: Emit<Event>,
): void {
  removeFromHand(state, seat, card);
  state.discards.push(card);
  state.used |= 1 << at(TYPE_OF_CARD, card);
  emit?.({ kind: 'card-played', to: 'all', seat, card });
  const printed = CARDS[card] as Card;
  if (printed.type === 'effect') applyEffect(state, seat, card, emit);
  else if (printed.type === 'cargo') collect(state, seat, printed.tokens, emit);
  else moveMarket(state, card, printed.moves, emit);
}

function collect(state: State, seat: Seat, tokens: readonly Tokens[], emit?: Emit<Event>): void {
  for (const { good, count: wanted } of tokens) {
    const count = takeFromBank(state, good, wanted);
    const place = seat * GOOD_COUNT + good;
    state.storage[place] = at(state.storage, place) + count;
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
