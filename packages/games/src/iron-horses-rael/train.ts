import { at } from '@roundhouse/engine/kit';
import { CABOOSES } from './data/cabooses.ts';
import { CAR_COLOUR, CAR_VALUE, FIRST_CABOOSE, FOLLOWING } from './data/cards.ts';
import { COLOURS } from './data/colours.ts';

/** What the cars of a train are worth, without the engine's bonus. */
export interface Appraisal {
  /** Face values, doubled and negated ones as the caboose has them. */
  readonly faces: number;
  readonly following: number;
  readonly tripled: boolean;
  readonly value: number;
}

/** The value of a train of these cards in this order; the last may be a caboose. */
export function appraise(train: readonly number[]): Appraisal {
  const caboose = CABOOSES[(train.at(-1) ?? 0) - FIRST_CABOOSE];
  const cars = caboose === undefined ? train.length : train.length - 1;
  const first = CAR_COLOUR[train[0] ?? 0];
  let faces = 0;
  let following = 0;
  let oneColour = cars > 0;
  for (let i = 0; i < cars; i++) {
    const car = at(train, i);
    const colour = at(CAR_COLOUR, car);
    const face = at(CAR_VALUE, car);
    // R3, R4: only the face changes, to twice or to nothing.
    if (colour === caboose?.doubles) faces += face * 2;
    else if (colour !== caboose?.negates) faces += face;
    if (i > 0) following += at(FOLLOWING, at(train, i - 1) * COLOURS.length + colour);
    if (colour !== first) oneColour = false;
  }
  // R5: the caboose itself has no colour.
  const tripled = oneColour && first === caboose?.triples;
  return { faces, following, tripled, value: (faces + following) * (tripled ? 3 : 1) };
}
