import { drawBelow } from '@roundhouse/engine';
import type { Rng } from '@roundhouse/engine';
import { CARD_KINDS, HAND_KINDS, RESOURCE_KINDS, WHOLE_DECK } from './data/indexes.ts';
import { RAILWAYS } from './data/railways.ts';
import { drawCards, takeAny } from './deck.ts';
import { OPENING_HAND } from './meta.ts';
import type { Options } from './meta.ts';
import { UNUSED } from './state.ts';
import type { State } from './state.ts';

const filled = (length: number, value: number): number[] => {
  const list: number[] = [];
  for (let i = 0; i < length; i++) list.push(value);
  return list;
};

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
    paid: filled(RESOURCE_KINDS, 0),
    looked: [],
    deck: WHOLE_DECK[resources].slice(),
    under: [],
    discard: filled(CARD_KINDS, 0),
    railway: filled(seats, 0),
    advantage: filled(seats, UNUSED),
    master: filled(seats, -1),
    setbacks: filled(seats, 0),
    hand: filled(seats * HAND_KINDS, 0),
    handSize: filled(seats, 0),
    known: filled(seats * HAND_KINDS, 0),
    inPlay: filled(seats * RESOURCE_KINDS, 0),
    safes: filled(seats * RESOURCE_KINDS, 0),
    delivered: filled(seats, 0),
  };
}

export function setup(options: Options, seats: number, rng: Rng): State {
  const state = bareTable(options, seats, rng);
  // P25: chance stands in for ages and for the draw of Railways.
  state.turn = drawBelow(rng, seats);
  const railways = RAILWAYS.map((_, railway) => railway);
  for (let seat = 0; seat < seats; seat++) state.railway[seat] = takeAny(rng, railways);
  // P14: a Master that is dealt goes into play and is not replaced.
  for (let seat = 0; seat < seats; seat++) drawCards(state, seat, OPENING_HAND);
  return state;
}
