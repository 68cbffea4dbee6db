import type { Rng } from '@roundhouse/engine';
import {
  add,
  copyLists,
  expand,
  filled,
  NONE,
  numbersOf,
  oncePer,
  takeAny,
  toBits,
} from '@roundhouse/engine/kit';
import type { Bits } from '@roundhouse/engine/kit';
import { CARD_TYPES, CARDS, HAND_SIZE } from './data/cards.ts';
import type { CardType } from './data/cards.ts';
import { DOUBLE_VALUE, LONG_TRAIN_BONUS } from './data/effect-cards.ts';
import { addToHand } from './hand.ts';
import { clone } from './state.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

const COPIES: readonly number[] = CARDS.map(({ count }) => count);

/** Nothing that was seen ever goes back into hiding, so every unseen card is equally likely everywhere. */
export function imagine(view: View, rng: Rng): State {
  const state = clone(knownState(view));
  state.rng = rng;
  for (let seat = 0; seat < view.seats.length; seat++) {
    if (seat === view.viewer) continue;
    for (let i = view.seats[seat]?.handSize ?? 0; i > 0; i--) {
      addToHand(state, seat, takeAny(rng, state.deck));
    }
  }
  return state;
}

/** All that the viewer knows; the cards that it does not are in the deck. */
const knownState = oncePer((view: View): State => {
  const state = publicState(view);
  const { viewer } = view;
  if (viewer !== 'spectator') for (const card of view.hand) addToHand(state, viewer, card);
  return state;
});

/** The cards that the viewer has not seen: in the deck or in another hand. */
function unseenCards({ hand, discards, sides }: View): number[] {
  const unseen = COPIES.slice();
  for (const card of hand) add(unseen, card, -1);
  for (const card of discards) add(unseen, card, -1);
  for (const { doubleValues, longTrainBonuses } of sides) {
    add(unseen, DOUBLE_VALUE, -doubleValues);
    add(unseen, LONG_TRAIN_BONUS, -longTrainBonuses);
  }
  return expand(unseen);
}

function publicState(view: View): State {
  const { seats, sides, turn } = view;
  return {
    rng: [0, 0, 0, 0],
    teams: view.teams,
    routeBoards: view.routeBoards,
    deck: unseenCards(view),
    hands: filled(seats.length * HAND_SIZE, NONE),
    handSizes: filled(seats.length, 0),
    discards: view.discards.slice(),
    bank: view.bank.slice(),
    market: view.market.slice(),
    storage: seats.flatMap(({ storage }) => storage),
    trains: copyLists(sides.map(({ train }) => train)),
    locomotives: numbersOf(sides, ({ locomotive }) => locomotive),
    oranges: view.oranges,
    boards: numbersOf(sides, ({ board }) => board),
    doubleValues: numbersOf(sides, ({ doubleValues }) => doubleValues),
    longTrainBonuses: numbersOf(sides, ({ longTrainBonuses }) => longTrainBonuses),
    scores: numbersOf(sides, ({ score }) => score),
    turn: turn.seat,
    phase: turn.phase,
    card: turn.card,
    used: bitsOf(turn.played),
    unlimited: bitsOf(turn.unlimited),
    loadsLeft: turn.loadsLeft,
    raidsLeft: turn.raidsLeft,
    mustLoad: turn.mustLoad,
    sent: turn.sent,
    raided: turn.raided,
    turnsLeft: view.turnsLeft,
  };
}

function bitsOf(types: readonly CardType[]): Bits {
  return toBits(types.map((type) => CARD_TYPES.indexOf(type)));
}
