import type { Seat } from '@roundhouse/engine';
import {
  ACTIONS,
  GOAL,
  HAND_KINDS,
  RESOURCE_KINDS,
  ROUND_LIMIT,
  SETBACKS,
  VALUE,
} from '@roundhouse/games/iron-horses-rampage';
import type { State } from '@roundhouse/games/iron-horses-rampage';
import { turnsToGoal } from './race.ts';

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
/** The setbacks that forbid to transport, as bits. */
const STOPS = SETBACKS.reduce(
  (bits, { remedy }, i) => (remedy === null ? bits : bits | (1 << i)),
  0,
);

/** How well a seat stands, as the logarithm of its odds to win. */
export function standingOf(state: State, seat: Seat): number {
  const turns = turnsToGoal(state, seat);
  const far = PER_TURN * turns + PER_ROOT * Math.sqrt(Math.max(0, turns));
  const held = heldValue(state, seat);
  const sum = HELD * Math.min(MOST_HELD, held) + stallLead(state, seat, held) - far;
  if (!hasTheRest(state, seat)) return sum;
  const isStopped = ((state.setbacks[seat] as number) & STOPS) !== 0;
  return sum + AT_HAND + (isStopped ? 0 : UNSTOPPED);
}

/** A match that reaches its last round has stalled, and the most valuable delivery wins. */
function stallLead(state: State, seat: Seat, held: number): number {
  const rounds = ROUND_LIMIT - state.turnsOver / state.railway.length;
  if (rounds > LAST_ROUNDS) return 0;
  const value = (state.delivered[seat] as number) + STALL_HELD * Math.min(1, rounds) * held;
  return value / (STALL_SPREAD + STALL_ROUND * rounds);
}

function heldValue(state: State, seat: Seat): number {
  let sum = 0;
  for (let card = 0; card < RESOURCE_KINDS; card++) {
    sum += (state.hand[seat * HAND_KINDS + card] as number) * (VALUE[card] as number);
  }
  return sum;
}

/** Whether the goods in this hand would win within one turn. */
function hasTheRest(state: State, seat: Seat): boolean {
  let need = GOAL - (state.delivered[seat] as number);
  let actions = ACTIONS;
  for (let card = RESOURCE_KINDS - 1; card >= 0; card--) {
    const count = Math.min(actions, state.hand[seat * HAND_KINDS + card] as number);
    need -= count * (VALUE[card] as number);
    actions -= count;
    if (need <= 0) return true;
    if (actions === 0) return false;
  }
  return false;
}
