import { NONE } from '@roundhouse/engine/kit';
import {
  cabooseOf,
  CAR_COLOUR,
  CAR_VALUE,
  COLOURS,
  engineValue,
  FIRST_CABOOSE,
  FOLLOWING,
  HAND_LIMIT,
} from '@roundhouse/games/iron-horses-rael';
import type { State } from '@roundhouse/games/iron-horses-rael';
import type { Seat } from '@roundhouse/engine';

const follow = (front: number, behind: number): number =>
  FOLLOWING[front * COLOURS.length + (CAR_COLOUR[behind] ?? 0)] ?? 0;

const TRIPLED = 0.7;
const LINKED = 0.6;

/** What a card adds to the cars in hand. */
export function drawnWorth(state: State, seat: Seat, card: number): number {
  if (card === NONE) return 0;
  const caboose = cabooseOf(card);
  const first = seat * HAND_LIMIT;
  const end = first + (state.handSizes[seat] ?? 0);
  let faces = 0;
  let before = 0;
  let after = 0;
  for (let place = first; place < end && (state.hands[place] ?? 0) < FIRST_CABOOSE; place++) {
    const car = state.hands[place] ?? 0;
    const face = CAR_VALUE[car] ?? 0;
    if (caboose === undefined) {
      before = Math.max(before, follow(car, card));
      after = Math.max(after, follow(card, car));
    } else if (CAR_COLOUR[car] === caboose.doubles) faces += face;
    else if (CAR_COLOUR[car] === caboose.triples) faces += face * TRIPLED;
  }
  if (caboose !== undefined) return Math.max(1, faces);
  return (CAR_VALUE[card] ?? 0) + LINKED * (before + after);
}

/** What the next card of a train earns, and lets the card after it earn. */
export function addedWorth(state: State, seat: Seat, card: number): number {
  const { train } = state;
  if (card >= FIRST_CABOOSE) return cabooseGain(train, card) - 1;
  const front = train.at(-1);
  const worth = (CAR_VALUE[card] ?? 0) + (front === undefined ? 0 : follow(front, card));
  const isLast = train.length + 1 === engineValue(state.engine);
  return isLast ? worth : worth + bestBehind(state, seat, card);
}

/** The best following bonus that this car can earn for another car in hand. */
function bestBehind(state: State, seat: Seat, card: number): number {
  const first = seat * HAND_LIMIT;
  const end = first + (state.handSizes[seat] ?? 0);
  let best = 0;
  for (let place = first; place < end && (state.hands[place] ?? 0) < FIRST_CABOOSE; place++) {
    const car = state.hands[place] ?? 0;
    // A car earns nothing for its own colour, so it may be compared with itself.
    best = Math.max(best, follow(card, car));
  }
  return best;
}

function cabooseGain(train: readonly number[], card: number): number {
  const caboose = cabooseOf(card);
  let gain = 0;
  let total = 0;
  let isTripled = train.length > 0;
  for (const car of train) {
    const face = CAR_VALUE[car] ?? 0;
    const colour = CAR_COLOUR[car];
    total += face;
    if (colour === caboose?.doubles) gain += face;
    if (colour === caboose?.negates) gain -= face;
    if (colour !== caboose?.triples) isTripled = false;
  }
  return isTripled ? 2 * total : gain;
}
