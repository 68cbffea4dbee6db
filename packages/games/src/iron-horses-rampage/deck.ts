import type { Emit, Seat } from '@roundhouse/engine';
import { NONE, takeAny } from '@roundhouse/engine/kit';
import { FIRST_MASTER } from './data/indexes.ts';
import type { Event } from './events.ts';
import { takeUnseen } from './hand.ts';
import type { State } from './state.ts';

/** Whether there is a card to draw, after a reshuffle if need be. */
export function canDraw(state: State): boolean {
  return !isUsedUp(state) || state.discards.length > 0;
}

function isUsedUp({ deck, under }: State): boolean {
  return deck.length === 0 && under.length === 0;
}

/** Takes the top card of the deck, if there is one. */
export function takeTop(state: State, seat: Seat, emit?: Emit<Event>): number | undefined {
  if (isUsedUp(state)) reshuffle(state, seat, emit);
  return state.deck.length > 0 ? takeAny(state.rng, state.deck) : state.under.shift();
}

// P20: only when a card must be drawn and there is none.
function reshuffle(state: State, seat: Seat, emit?: Emit<Event>): void {
  if (state.discards.length === 0) return;
  state.deck = state.discards;
  state.discards = [];
  rememberHands(state);
  emit?.({ kind: 'reshuffled', to: 'all', seat, count: state.deck.length });
}

/**
 * D12: the discard pile lay open, so everybody knows what the new deck holds, and what hands hold between them. Not so
 * in the middle of a Survey, whose cards belong to neither yet.
 */
function rememberHands(state: State): void {
  const isOpen = state.looked.length === 0;
  for (let place = 0; place < state.hand.length; place++) {
    state.heldThen[place] = isOpen ? (state.hand[place] ?? 0) - (state.known[place] ?? 0) : 0;
  }
  state.leftSince.fill(0);
}

/** Draws cards, as many as there are: into the hand, or into play if it is a Master. */
export function drawCards(state: State, seat: Seat, count: number, emit?: Emit<Event>): void {
  let drawn = emit && nothingDrawn();
  for (let left = count; left > 0; left--) {
    if (drawn !== undefined && isUsedUp(state)) {
      // What was drawn before a reshuffle is told before it.
      tellDraw(seat, drawn, emit);
      drawn = nothingDrawn();
    }
    const card = takeTop(state, seat, emit);
    if (card === undefined) break;
    const entered = drawn?.entered;
    receive(state, seat, card, entered && ((event) => entered.push(event)));
    drawn?.cards.push(card);
  }
  if (drawn !== undefined) tellDraw(seat, drawn, emit);
}

interface Drawn {
  readonly cards: number[];
  /** What is told of the Masters among them. */
  readonly entered: Event[];
}

const nothingDrawn = (): Drawn => ({ cards: [], entered: [] });

/** Says what was drawn but not in which order, since nothing depends on it. */
function tellDraw(seat: Seat, { cards, entered }: Drawn, emit?: Emit<Event>): void {
  if (cards.length === 0) return;
  emit?.({ kind: 'drew', to: 'all', seat, count: cards.length });
  for (const event of entered) emit?.(event);
  const unseen = cards.filter((card) => card < FIRST_MASTER).sort((a, b) => a - b);
  if (unseen.length > 0) emit?.({ kind: 'drew-cards', to: [seat], seat, cards: unseen });
}

/** Gives a seat a card from the deck; says whether it was a Master and went into play. */
export function receive(state: State, seat: Seat, card: number, emit?: Emit<Event>): boolean {
  if (card < FIRST_MASTER) {
    takeUnseen(state, seat, card);
    return false;
  }
  // P13: the new Master stays, even if the old one was better.
  const replaced = state.master[seat] ?? NONE;
  if (replaced >= 0) state.discards.push(replaced);
  state.master[seat] = card;
  emit?.({ kind: 'master-entered', to: 'all', seat, card, replaced });
  return true;
}

/** Puts what a Survey has left under the deck, the first card above the others. */
export function buryLooked(state: State, seat: Seat, emit?: Emit<Event>): void {
  const count = state.looked.length;
  state.under.push(...state.looked);
  state.looked.length = 0;
  if (count > 0) emit?.({ kind: 'buried', to: 'all', seat, count });
}
