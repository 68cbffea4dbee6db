import type { Seat } from '@roundhouse/engine';
import {
  cardOf,
  COST,
  FIRST_SETBACK,
  HAND_KINDS,
  LIFTS,
  RESOURCE_KINDS,
  setbackBit,
  SETBACKS,
  VALUE,
} from '@roundhouse/games/iron-horses-rampage';
import type { State } from '@roundhouse/games/iron-horses-rampage';
import { RATE } from './rate.ts';

const BARON = cardOf('baron');
const BARON_COST = 50_000;
const HIJACKER = cardOf('hijacker');
const TARIFF = cardOf('tariff');
const STORM = cardOf('storm');
const REMEDIED = 1.5;
const TARIFF_LIMIT = 100_000;
const TARIFF_TURN = 1.4;
const STORM_TURN = 2.5;
/** By setback: the remedy card that lifts it, or -1. */
const REMEDY = SETBACKS.map((_, setback) => LIFTS.indexOf(FIRST_SETBACK + setback));

/** How many actions the setbacks in front of this seat cost it, if it needs so many turns without them. */
export function burdenOf(state: State, seat: Seat, bits: number, turns: number): number {
  let sum = 0;
  for (let i = 0; bits >> i !== 0; i++) {
    if (((bits >> i) & 1) === 0) continue;
    const card = FIRST_SETBACK + i;
    const lifting = liftingCost(state, seat, card);
    sum += Math.min(lifting, bearingCost(state, seat, card, turns));
  }
  return sum;
}

/** With its remedy an action, and some of what could have been transported before; otherwise goods are lost as well. */
function liftingCost(state: State, seat: Seat, card: number): number {
  const remedy = REMEDY[card - FIRST_SETBACK] as number;
  if (remedy >= 0 && (state.hand[seat * HAND_KINDS + remedy] as number) > 0) return REMEDIED;
  return 1 + costFor(state, seat, card) / RATE;
}

/** The value of the goods that lift this setback. */
export function costFor(state: State, seat: Seat, card: number): number {
  return state.master[seat] === BARON ? BARON_COST : (COST[card] as number);
}

/** A setback that waits for its target's answer counts as if it lay there, one that is being paid for as if it did not. */
export function bitsOf(state: State, seat: Seat): number {
  const lying = state.setbacks[seat] as number;
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
  let owed = costFor(state, seat, state.setback);
  for (let card = 0; card < RESOURCE_KINDS; card++) {
    owed -= (state.paid[card] as number) * (VALUE[card] as number);
  }
  return Math.max(0, owed);
}

/** What it costs to live with it: a Storm takes an action every turn, a Tariff keeps dear goods in the hand. */
function bearingCost(state: State, seat: Seat, card: number, turns: number): number {
  if (card === STORM) return STORM_TURN * turns;
  if (card !== TARIFF) return Infinity;
  let dear = 0;
  for (let kind = 0; kind < RESOURCE_KINDS; kind++) {
    const value = VALUE[kind] as number;
    if (value > TARIFF_LIMIT) dear += (state.hand[seat * HAND_KINDS + kind] as number) * value;
  }
  return dear / RATE + TARIFF_TURN * turns;
}
