import type { Seat } from '@roundhouse/engine';
import { fromBits } from '@roundhouse/engine/kit';
import {
  ACTIONS,
  FIRST_SETBACK,
  GOAL,
  HAND_KINDS,
  priceFor,
  RESOURCE_KINDS,
  ROUND_LIMIT,
  STOP_BITS,
  VALUE,
} from '@roundhouse/games/iron-horses-rampage';
import type { State } from '@roundhouse/games/iron-horses-rampage';
import { bitsOf, owedBy } from './burdens.ts';
import { turnsToGoal } from './race.ts';
import { comingLoss } from './worth.ts';

/** About two draws find a resource and one action transports it: in hand, two of the three are done. */
const IN_HAND = 2 / 3;
/** A turn less is worth more the fewer are left; found by looking at how thousands of matches ended. */
const PER_TURN = 0.21;
const PER_ROOT = 1;
/** What goods in hand are worth beyond the turns that they save, by value: nobody sees them or takes them. */
const HELD = 0.06 / 100_000;
const MOST_HELD = 500_000;
/** At the end of a match that stalls, and so many rounds before it, a lead of this value multiplies the odds by e. */
const STALL_SPREAD = 30_000;
const STALL_ROUND = 40_000;
const LAST_ROUNDS = 40;
const STALL_HELD = 0.4;
const AT_HAND = 0.55;
const UNSTOPPED = 0.85;

/** What a beginner counts: goods in play, those in hand for a part, less the price of every setback that lies there. */
export function wealthOf(state: State, seat: Seat): number {
  let sum = (state.delivered[seat] ?? 0) - comingLoss(state, seat);
  sum -= IN_HAND * owedBy(state, seat);
  for (let card = 0; card < RESOURCE_KINDS; card++) {
    const count = state.hand[seat * HAND_KINDS + card] ?? 0;
    sum += IN_HAND * count * (VALUE[card] ?? 0);
  }
  for (const i of fromBits(bitsOf(state, seat))) sum -= priceFor(state, seat, FIRST_SETBACK + i);
  return sum;
}

/** How well a seat stands, as the logarithm of its odds to win. */
export function standingOf(state: State, seat: Seat): number {
  const turns = turnsToGoal(state, seat);
  const far = PER_TURN * turns + PER_ROOT * Math.sqrt(Math.max(0, turns));
  const held = heldValue(state, seat);
  const sum = HELD * Math.min(MOST_HELD, held) + stallLead(state, seat, held) - far;
  if (!hasTheRest(state, seat)) return sum;
  const isStopped = ((state.setbacks[seat] ?? 0) & STOP_BITS) !== 0;
  return sum + AT_HAND + (isStopped ? 0 : UNSTOPPED);
}

/** A match that reaches its last round has stalled, and the most valuable delivery wins. */
function stallLead(state: State, seat: Seat, held: number): number {
  const rounds = ROUND_LIMIT - state.turnsOver / state.railway.length;
  if (rounds > LAST_ROUNDS) return 0;
  const value = (state.delivered[seat] ?? 0) + STALL_HELD * Math.min(1, rounds) * held;
  return value / (STALL_SPREAD + STALL_ROUND * rounds);
}

function heldValue(state: State, seat: Seat): number {
  let sum = 0;
  for (let card = 0; card < RESOURCE_KINDS; card++) {
    sum += (state.hand[seat * HAND_KINDS + card] ?? 0) * (VALUE[card] ?? 0);
  }
  return sum;
}

/** Whether the goods in this hand would win within one turn. */
function hasTheRest(state: State, seat: Seat): boolean {
  let need = GOAL - (state.delivered[seat] ?? 0);
  let actions = ACTIONS;
  for (let card = RESOURCE_KINDS - 1; card >= 0; card--) {
    const count = Math.min(actions, state.hand[seat * HAND_KINDS + card] ?? 0);
    need -= count * (VALUE[card] ?? 0);
    actions -= count;
    if (need <= 0) return true;
    if (actions === 0) return false;
  }
  return false;
}
