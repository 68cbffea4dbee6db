import { drawBelow } from '@roundhouse/engine';
import type { Rng } from '@roundhouse/engine';
import { takeAny } from '@roundhouse/engine/kit';
import { HAND_KINDS, RESOURCE_KINDS, WHOLE_DECK } from './data/indexes.ts';
import { RAILWAYS } from './data/railways.ts';
import { drawCards } from './deck.ts';
import { MOST_SEATS, OPENING_HAND } from './meta.ts';
import type { Options } from './meta.ts';
import type { State } from './state.ts';

const ZEROS: readonly number[] = Array.from({ length: MOST_SEATS * HAND_KINDS }, () => 0);
const NO_MASTERS: readonly number[] = Array.from({ length: MOST_SEATS }, () => -1);
const EVERY_RAILWAY: readonly number[] = RAILWAYS.map((_, railway) => railway);
const zeros = (length: number): number[] => ZEROS.slice(0, length);

/** A table with everything in the deck and nothing dealt. */
export function bareTable(
  { resources }: Pick<Options, 'resources'>,
  seats: number,
  rng: Rng,
): State {
  return {
    resources,
    rng,
    phase: 'turn',
    turn: 0,
    turnsOver: 0,
    idleTurns: 0,
    acted: false,
    actionsUsed: 0,
    extraActions: 0,
    transported: 0,
    setback: -1,
    target: -1,
    paid: zeros(RESOURCE_KINDS),
    looked: [],
    deck: WHOLE_DECK[resources].slice(),
    under: [],
    discards: [],
    railway: zeros(seats),
    advantage: zeros(seats),
    master: NO_MASTERS.slice(0, seats),
    setbacks: zeros(seats),
    hand: zeros(seats * HAND_KINDS),
    handSize: zeros(seats),
    known: zeros(seats * HAND_KINDS),
    heldThen: zeros(seats * HAND_KINDS),
    leftSince: zeros(seats * HAND_KINDS),
    inPlay: zeros(seats * RESOURCE_KINDS),
    safes: zeros(seats * RESOURCE_KINDS),
    delivered: zeros(seats),
  };
}

export function setup(options: Options, seats: number, rng: Rng): State {
  const state = bareTable(options, seats, rng);
  // P25: chance stands in for ages and for the draw of Railways.
  state.turn = drawBelow(rng, seats);
  const railways = EVERY_RAILWAY.slice();
  for (let seat = 0; seat < seats; seat++) state.railway[seat] = takeAny(rng, railways);
  // P14: a Master that is dealt goes into play and is not replaced.
  for (let seat = 0; seat < seats; seat++) drawCards(state, seat, OPENING_HAND);
  return state;
}
