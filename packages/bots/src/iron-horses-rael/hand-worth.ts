import {
  CABOOSES,
  CAR_COLOUR,
  CAR_VALUE,
  FIRST_CABOOSE,
  FIRST_ENGINE,
  FOLLOWING,
  HAND_LIMIT,
} from '@roundhouse/games/iron-horses-rael';
import type { Caboose, State } from '@roundhouse/games/iron-horses-rael';
import type { Seat } from '@roundhouse/engine';

/** How often a bonus that another card of the hand could earn will be earned. */
const LINKED = 0.7;
const COLOUR_COUNT = 6;

const faces = new Array<number>(COLOUR_COUNT).fill(0);

/**
 * What each car and caboose in a hand adds to a train, the best first, into `out`; gives their number. Of several
 * cabooses only the best counts.
 */
export function sortHand(state: State, seat: Seat, out: number[]): number {
  const { hands } = state;
  const first = seat * HAND_LIMIT;
  const end = first + (state.handSizes[seat] as number);
  faces.fill(0);
  let count = 0;
  let at = first;
  for (; at < end && (hands[at] as number) < FIRST_CABOOSE; at++) {
    const car = hands[at] as number;
    const colour = CAR_COLOUR[car] as number;
    faces[colour] = (faces[colour] as number) + (CAR_VALUE[car] as number);
    let follow = 0;
    for (let other = first; other < end && (hands[other] as number) < FIRST_CABOOSE; other++) {
      if (other === at) continue;
      const behind = CAR_COLOUR[hands[other] as number] as number;
      const bonus = FOLLOWING[car * COLOUR_COUNT + behind] as number;
      if (bonus > follow) follow = bonus;
    }
    count = insert(out, count, (CAR_VALUE[car] as number) + LINKED * follow);
  }
  let caboose = -1;
  for (; at < end && (hands[at] as number) < FIRST_ENGINE; at++) {
    caboose = Math.max(caboose, cabooseWorth(CABOOSES[(hands[at] as number) - FIRST_CABOOSE]));
  }
  return caboose < 0 ? count : insert(out, count, caboose);
}

/** What a caboose does to the cars counted in `faces`. */
function cabooseWorth(caboose: Caboose | undefined): number {
  if (caboose === undefined) return 0;
  const { doubles, negates, triples } = caboose;
  const changed = (faces[doubles] as number) - (faces[negates] as number) / 2;
  const tripled = (faces[triples] as number) - 2;
  return Math.max(0, changed, tripled);
}

function insert(out: number[], count: number, worth: number): number {
  let at = count;
  while (at > 0 && (out[at - 1] as number) < worth) {
    out[at] = out[at - 1] as number;
    at--;
  }
  out[at] = worth;
  return count + 1;
}
