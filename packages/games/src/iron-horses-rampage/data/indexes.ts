import { expand } from '@roundhouse/engine/kit';
import type { ResourceSet } from '../meta.ts';
import { CARDS, MASTERS, REMEDIES, RESOURCES, SETBACKS } from './cards.ts';

/** Kinds 0 to RESOURCE_KINDS - 1 are resources, then come setbacks, remedies and Masters. */
export const RESOURCE_KINDS = RESOURCES.length;
export const FIRST_SETBACK = RESOURCE_KINDS;
export const FIRST_REMEDY = FIRST_SETBACK + SETBACKS.length;
export const FIRST_MASTER = FIRST_REMEDY + REMEDIES.length;
/** How many kinds can be in a hand. */
export const HAND_KINDS = FIRST_MASTER;
export const CARD_KINDS = FIRST_MASTER + MASTERS.length;
/** How many kinds of setback stay in front of their victim: all but the Hijacker. */
export const LASTING_SETBACKS = SETBACKS.filter(({ cost }) => cost > 0).length;

/** The index of the card with this id. */
export function cardOf(id: string): number {
  const found = CARDS.findIndex((card) => card.id === id);
  if (found < 0) throw new Error(`no card ${id}`);
  return found;
}

export const HIJACKER = cardOf('hijacker');
export const SAFE = cardOf('safe');
export const SHERIFF = cardOf('sheriff');
export const FIRST_CLASS = cardOf('first-class');
export const BARON = cardOf('baron');
export const CONDUCTOR = cardOf('conductor');

/** The bit of a lasting setback in a player's set of setbacks. */
export const setbackBit = (card: number): number => 1 << (card - FIRST_SETBACK);
export const TARIFF_BIT = setbackBit(cardOf('tariff'));
export const STORM_BIT = setbackBit(cardOf('storm'));
export const STOP_BITS = SETBACKS.flatMap(({ id, remedy }) => (remedy === null ? [] : [id]))
  .map((id) => setbackBit(cardOf(id)))
  .reduce((bits, bit) => bits | bit, 0);

/** The value of each resource. */
export const VALUE: readonly number[] = RESOURCES.map(({ value }) => value);
/** By card: what it costs in resources to lift this setback. */
export const COST: readonly number[] = CARDS.map(
  ({ id }) => SETBACKS.find((setback) => setback.id === id)?.cost ?? 0,
);
/** By card: the setback that this remedy card lifts, or -1. */
export const LIFTS: readonly number[] = CARDS.map(({ id }) => {
  const setback = SETBACKS.find(({ remedy }) => remedy === id);
  return setback === undefined ? -1 : cardOf(setback.id);
});
/** By card: the setback that this Master forbids, or -1. */
export const FORBIDS: readonly number[] = CARDS.map(({ id }) => {
  const forbidden = MASTERS.find((master) => master.id === id)?.forbids ?? null;
  return forbidden === null ? -1 : cardOf(forbidden);
});

const countsOf = (set: ResourceSet): readonly number[] => [
  ...RESOURCES.map(({ count }) => count[set]),
  ...[...SETBACKS, ...REMEDIES, ...MASTERS].map(({ count }) => count),
];
/** How many cards of each kind there are, Railways apart. */
export const CARD_COUNTS: Readonly<Record<ResourceSet, readonly number[]>> = {
  53: countsOf(53),
  35: countsOf(35),
};

/** All cards, in the order of their kinds. */
export const WHOLE_DECK: Readonly<Record<ResourceSet, readonly number[]>> = {
  53: expand(CARD_COUNTS[53]),
  35: expand(CARD_COUNTS[35]),
};
