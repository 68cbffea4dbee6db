import { CABOOSES } from './cabooses.ts';
import type { Caboose } from './cabooses.ts';
import { CARS } from './cars.ts';
import type { Car } from './cars.ts';
import { ENGINES } from './engines.ts';
import type { Engine } from './engines.ts';

type Card = Car | Caboose | Engine;

/** Every kind of card. A card is named by its index here: cars, then cabooses, then engines. */
export const CARDS: readonly Card[] = [...CARS, ...CABOOSES, ...ENGINES];

/** What people call each card. */
export const CARD_NAMES: readonly string[] = CARDS.map(({ name }) => name);

export const FIRST_CABOOSE = CARS.length;
export const FIRST_ENGINE = CARS.length + CABOOSES.length;

/** The card of each engine. */
export const ENGINE_CARDS: readonly number[] = ENGINES.map((_, engine) => FIRST_ENGINE + engine);

/** Copies of each card. */
export const COPIES: readonly number[] = CARDS.map(({ kind }) => (kind === 'car' ? 2 : 1));

/** The colour of each car, as a flat table. */
export const CAR_COLOUR: readonly number[] = CARS.map(({ colour }) => colour);

/** The value of each car, as a flat table. */
export const CAR_VALUE: readonly number[] = CARS.map(({ value }) => value);

/** What car `c` earns for a car of colour `k` right behind it: FOLLOWING[6c + k]. */
export const FOLLOWING: readonly number[] = CARS.flatMap(({ following }) => following);

/** The caboose that `card` is, if it is one. */
export function cabooseOf(card: number): Caboose | undefined {
  return card < FIRST_CABOOSE ? undefined : CABOOSES[card - FIRST_CABOOSE];
}

/** The value of the engine `card`. */
export function engineValue(card: number): number {
  return ENGINES[card - FIRST_ENGINE]?.value ?? 0;
}

/** What the engine `card` earns for a delivery to this region. */
export function engineBonus(card: number, region: number): number {
  const engine = ENGINES[card - FIRST_ENGINE];
  return engine?.regions.includes(region) ? engine.bonus : 0;
}
