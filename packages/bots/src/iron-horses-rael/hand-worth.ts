import { add, filled } from '@roundhouse/engine/kit';
import {
  CABOOSES,
  CAR_COLOUR,
  CAR_VALUE,
  COLOURS,
  FIRST_CABOOSE,
  FIRST_ENGINE,
  FOLLOWING,
  HAND_LIMIT,
} from '@roundhouse/games/iron-horses-rael';
import type { Caboose, State } from '@roundhouse/games/iron-horses-rael';
import type { Seat } from '@roundhouse/engine';

/** How often a bonus that another card of the hand could earn will be earned. */
const LINKED = 0.7;
const COLOUR_COUNT = COLOURS.length;

const faces = filled(COLOUR_COUNT, 0);

/**
 * What each car and caboose in a hand adds to a train, the best first, into `out`; gives their number. Of several
 * cabooses only the best counts.
 */
export function sortHand(state: State, seat: Seat, out: number[]): number {
  const { hands } = state;
  const first = seat * HAND_LIMIT;
  const end = first + (state.handSizes[seat] ?? 0);
  // Not `fill`, which V8 compiles for one kind of list and throws away again, over and over.
  for (let colour = 0; colour < COLOUR_COUNT; colour++) faces[colour] = 0;
  let count = 0;
  let place = first;
  for (; place < end && (hands[place] ?? 0) < FIRST_CABOOSE; place++) {
    const car = hands[place] ?? 0;
    const colour = CAR_COLOUR[car] ?? 0;
    add(faces, colour, CAR_VALUE[car] ?? 0);
    let follow = 0;
    for (let other = first; other < end && (hands[other] ?? 0) < FIRST_CABOOSE; other++) {
      if (other === place) continue;
      const behind = CAR_COLOUR[hands[other] ?? 0] ?? 0;
      const bonus = FOLLOWING[car * COLOUR_COUNT + behind] ?? 0;
      if (bonus > follow) follow = bonus;
    }
    count = insert(out, count, (CAR_VALUE[car] ?? 0) + LINKED * follow);
  }
  let caboose = -1;
  for (; place < end && (hands[place] ?? 0) < FIRST_ENGINE; place++) {
    caboose = Math.max(caboose, cabooseWorth(CABOOSES[(hands[place] ?? 0) - FIRST_CABOOSE]));
  }
  return caboose < 0 ? count : insert(out, count, caboose);
}

/** What a caboose does to the cars counted in `faces`. */
function cabooseWorth(caboose: Caboose | undefined): number {
  if (caboose === undefined) return 0;
  const { doubles, negates, triples } = caboose;
  const changed = (faces[doubles] ?? 0) - (faces[negates] ?? 0) / 2;
  const tripled = (faces[triples] ?? 0) - 2;
  return Math.max(0, changed, tripled);
}

function insert(out: number[], count: number, worth: number): number {
  let place = count;
  while (place > 0 && (out[place - 1] ?? 0) < worth) {
    out[place] = out[place - 1] ?? 0;
    place--;
  }
  out[place] = worth;
  return count + 1;
}
