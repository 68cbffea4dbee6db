import { NONE } from '@roundhouse/engine/kit';
import { cabooseOf, CAR_COLOUR, CAR_VALUE, FOLLOWING } from './data/cards.ts';
import { COLOURS } from './data/colours.ts';

/** What the cars of a train are worth, without the engine's bonus. */
interface Appraisal {
  /** Face values, doubled and negated ones as the caboose has them. */
  readonly faces: number;
  readonly following: number;
  readonly tripled: boolean;
  readonly value: number;
}

/** The value of a train of these cards in this order; the last may be a caboose. */
export function appraise(train: readonly number[]): Appraisal {
  const caboose = cabooseOf(train.at(-1) ?? NONE);
  const cars = caboose === undefined ? train.length : train.length - 1;
  const first = cars > 0 ? CAR_COLOUR[train[0] ?? NONE] : undefined;
  let faces = 0;
  let following = 0;
  let oneColour = cars > 0;
  for (let i = 0; i < cars; i++) {
    const car = train[i] ?? NONE;
    const colour = CAR_COLOUR[car] ?? 0;
    const face = CAR_VALUE[car] ?? 0;
    // R3, R4: only the face changes, to twice or to nothing.
    if (colour === caboose?.doubles) faces += face * 2;
    else if (colour !== caboose?.negates) faces += face;
    if (i > 0) following += FOLLOWING[(train[i - 1] ?? NONE) * COLOURS.length + colour] ?? 0;
    if (colour !== first) oneColour = false;
  }
  // R5: the caboose itself has no colour.
  const tripled = oneColour && first === caboose?.triples;
  return { faces, following, tripled, value: (faces + following) * (tripled ? 3 : 1) };
}
