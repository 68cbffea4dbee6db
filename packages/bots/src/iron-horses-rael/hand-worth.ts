import { add, at, filled } from '@roundhouse/engine/kit';
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
  const end = first + at(state.handSizes, seat);
  faces.fill(0);
  let count = 0;
  let place = first;
  for (; place < end && at(hands, place) < FIRST_CABOOSE; place++) {
    const car = at(hands, place);
    const colour = at(CAR_COLOUR, car);
    add(faces, colour, at(CAR_VALUE, car));
    let follow = 0;
    for (let other = first; other < end && at(hands, other) < FIRST_CABOOSE; other++) {
      if (other === place) continue;
      const behind = at(CAR_COLOUR, at(hands, other));
      const bonus = at(FOLLOWING, car * COLOUR_COUNT + behind);
      if (bonus > follow) follow = bonus;
    }
    count = insert(out, count, at(CAR_VALUE, car) + LINKED * follow);
  }
  let caboose = -1;
  for (; place < end && at(hands, place) < FIRST_ENGINE; place++) {
    caboose = Math.max(caboose, cabooseWorth(CABOOSES[at(hands, place) - FIRST_CABOOSE]));
  }
  return caboose < 0 ? count : insert(out, count, caboose);
}

/** What a caboose does to the cars counted in `faces`. */
function cabooseWorth(caboose: Caboose | undefined): number {
  if (caboose === undefined) return 0;
  const { doubles, negates, triples } = caboose;
  const changed = at(faces, doubles) - at(faces, negates) / 2;
  const tripled = at(faces, triples) - 2;
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
