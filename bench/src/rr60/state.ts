import type { Rng, Seat } from '@roundhouse/engine';
import { CARDS, CARDS_PER_COLOUR, COLOURS, FIRST_HAND, PIECES, SEATS, SLOTS } from './data.ts';
import { shuffle } from './mulberry.ts';

/** Cards are their colours: two of one colour are never told apart. Sets of routes are 24 bits, one for each route. */
export interface State {
  rng: number;
  /** The top is the end. */
  deck: number[];
  discard: number[];
  /** The colour in each slot, or -1. */
  market: number[];
  /** The slot that the last move took from, or -1: a card of the same colour may have come after. */
  lastSlot: number;
  /** How many cards of a colour a seat holds: `hands[seat * COLOURS + colour]`. */
  hands: number[];
  handSizes: number[];
  /** The set of routes that each seat owns. */
  owned: number[];
  /** The set of routes that nobody owns. */
  free: number;
  pieces: number[];
  scores: number[];
  passes: number;
  /** Turns until the end, or -1 while the last round has not begun. */
  turnsLeft: number;
  moveNumber: number;
  seat: Seat;
  over: boolean;
}

export const ALL_ROUTES = 0xff_ffff;

/** The first position. RR60 is seeded with 32 bits: the first word of the kernel's generator. */
export function setup(_: unknown, __: number, [seed]: Rng): State {
  const state: State = {
    rng: seed | 0,
    deck: Array.from({ length: CARDS }, (_, card) => card % COLOURS),
    discard: [],
    market: [],
    lastSlot: -1,
    hands: new Array<number>(SEATS * COLOURS).fill(0),
    handSizes: new Array<number>(SEATS).fill(0),
    owned: new Array<number>(SEATS).fill(0),
    free: ALL_ROUTES,
    pieces: new Array<number>(SEATS).fill(PIECES),
    scores: new Array<number>(SEATS).fill(0),
    passes: 0,
    turnsLeft: -1,
    moveNumber: 0,
    seat: 0,
    over: false,
  };
  shuffle(state, state.deck);
  for (let card = 0; card < FIRST_HAND * SEATS; card++)
    addToHand(state, card % SEATS, drawTop(state));
  for (let slot = 0; slot < SLOTS; slot++) state.market.push(drawTop(state));
  return state;
}

export function clone(state: State): State {
  return {
    rng: state.rng,
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    market: state.market.slice(),
    lastSlot: state.lastSlot,
    hands: state.hands.slice(),
    handSizes: state.handSizes.slice(),
    owned: state.owned.slice(),
    free: state.free,
    pieces: state.pieces.slice(),
    scores: state.scores.slice(),
    passes: state.passes,
    turnsLeft: state.turnsLeft,
    moveNumber: state.moveNumber,
    seat: state.seat,
    over: state.over,
  };
}

/** The top card of the deck, made anew from the discard pile if need be; -1 if there is none. */
export function drawTop(state: State): number {
  if (state.deck.length === 0 && state.discard.length > 0) {
    state.deck = state.discard;
    state.discard = [];
    shuffle(state, state.deck);
  }
  return state.deck.pop() ?? -1;
}

export function addToHand(state: State, seat: Seat, colour: number): void {
  const at = seat * COLOURS + colour;
  state.hands[at] = (state.hands[at] as number) + 1;
  state.handSizes[seat] = (state.handSizes[seat] as number) + 1;
}

/** How many cards of each colour are in this list. */
export function countColours(cards: readonly number[]): number[] {
  const counts = new Array<number>(COLOURS).fill(0);
  for (const colour of cards) {
    if (colour >= 0) counts[colour] = (counts[colour] as number) + 1;
  }
  return counts;
}

/** A pile with the cards of each colour that are not among these counts. */
export function cardsBeyond(counts: readonly (readonly number[])[]): number[] {
  return Array.from({ length: COLOURS }, (_, colour) => {
    const known = counts.reduce((sum, count) => sum + (count[colour] as number), 0);
    return new Array<number>(CARDS_PER_COLOUR - known).fill(colour);
  }).flat();
}
