import type { Seat } from '@roundhouse/engine';
import {
  cardOf,
  FIRST_SETBACK,
  HAND_KINDS,
  LIFTS,
  priceFor,
  RESOURCE_KINDS,
  setbackBit,
  SETBACKS,
  sumOf,
  TARIFF_LIMIT,
  VALUE,
} from '@roundhouse/games/iron-horses-rampage';
import type { State } from '@roundhouse/games/iron-horses-rampage';

/** The value that an action brings in the long run: some draw goods, others put them into play. */
export const RATE = 26_000;
const HIJACKER = cardOf('hijacker');
const TARIFF = cardOf('tariff');
const STORM = cardOf('storm');
const REMEDIED = 1.5;
const TARIFF_TURN = 1.4;
const STORM_TURN = 2.5;
/** By setback: the remedy card that lifts it, or -1. */
const REMEDY = SETBACKS.map((_, setback) => LIFTS.indexOf(FIRST_SETBACK + setback));

/** How many actions the setbacks in front of this seat cost it, if it needs so many turns without them. */
export function burdenOf(state: State, seat: Seat, bits: number, turns: number): number {
  if (bits === 0) return 0;
  let sum = 0;
  for (let left = bits; left !== 0; left &= left - 1) {
    const card = FIRST_SETBACK + 31 - Math.clz32(left & -left);
    const lifting = liftingCost(state, seat, card);
    sum += Math.min(lifting, bearingCost(state, seat, card, turns));
  }
  return sum;
}

/** With its remedy an action, and some of what could have been transported before; otherwise goods are lost as well. */
function liftingCost(state: State, seat: Seat, card: number): number {
  const remedy = REMEDY[card - FIRST_SETBACK] ?? 0;
  if (remedy >= 0 && (state.hand[seat * HAND_KINDS + remedy] ?? 0) > 0) return REMEDIED;
  return 1 + priceFor(state, seat, card) / RATE;
}

/** A setback that waits for its target's answer counts as if it lay there, one that is being paid for as if it did not. */
export function bitsOf(state: State, seat: Seat): number {
  const lying = state.setbacks[seat] ?? 0;
  if (isPaying(state, seat)) return lying & ~setbackBit(state.setback);
  const coming = state.phase === 'answer' && state.target === seat && state.setback !== HIJACKER;
  return coming ? lying | setbackBit(state.setback) : lying;
}

function isPaying(state: State, seat: Seat): boolean {
  return state.phase === 'pay' && state.turn === seat;
}

/** The value that is left to pay for the setback that this seat is paying for. */
export function owedBy(state: State, seat: Seat): number {
  if (!isPaying(state, seat)) return 0;
  return Math.max(0, priceFor(state, seat, state.setback) - sumOf(state.paid));
}

/** What it costs to live with it: a Storm takes an action every turn, a Tariff keeps dear goods in the hand. */
function bearingCost(state: State, seat: Seat, card: number, turns: number): number {
  if (card === STORM) return STORM_TURN * turns;
  if (card !== TARIFF) return Infinity;
  let dear = 0;
  for (let kind = 0; kind < RESOURCE_KINDS; kind++) {
    const value = VALUE[kind] ?? 0;
    if (value > TARIFF_LIMIT) dear += (state.hand[seat * HAND_KINDS + kind] ?? 0) * value;
  }
  return dear / RATE + TARIFF_TURN * turns;
}
