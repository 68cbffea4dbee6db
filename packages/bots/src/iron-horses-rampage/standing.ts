import type { Seat } from '@roundhouse/engine';
import {
  ACTIONS,
  GOAL,
  HAND_KINDS,
  RESOURCE_KINDS,
  SETBACKS,
  VALUE,
} from '@roundhouse/games/iron-horses-rampage';
import type { State } from '@roundhouse/games/iron-horses-rampage';
import { turnsToGoal } from './race.ts';

/** A turn less is worth more the fewer are left; found by looking at how thousands of matches ended. */
const PER_TURN = 0.21;
const PER_ROOT = 1;
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
  if (!hasTheRest(state, seat)) return -far;
  const isStopped = ((state.setbacks[seat] as number) & STOPS) !== 0;
  return AT_HAND + (isStopped ? 0 : UNSTOPPED) - far;
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
