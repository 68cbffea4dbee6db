import type { Emit, Seat } from '@roundhouse/engine';
import { advantageIsOpen } from './advantage.ts';
import { CONDUCTOR, STORM_BIT } from './data/indexes.ts';
import type { Event } from './events.ts';
import { ACTIONS, HAND_LIMIT, ROUND_LIMIT } from './meta.ts';
import type { Ending } from './meta.ts';
import { USED, USED_THIS_TURN } from './state.ts';
import type { State } from './state.ts';

/** P7, P8: how many actions the player at turn has in this turn, as things stand. */
export function actionLimit(state: State): number {
  const { turn } = state;
  const conductor = state.master[turn] === CONDUCTOR ? 1 : 0;
  const storm = ((state.setbacks[turn] ?? 0) & STORM_BIT) === 0 ? 0 : 1;
  return ACTIONS + conductor - storm + state.extraActions;
}

export function spendAction(state: State): void {
  state.actionsUsed++;
  state.acted = true;
}

/** Goes on with the turn after something was done; P17: the turn waits for an advantage even without actions. */
export function resumeTurn(state: State, emit?: Emit<Event>): void {
  state.phase = 'turn';
  if (state.actionsUsed >= actionLimit(state) && !advantageIsOpen(state, state.turn)) {
    finishTurn(state, emit);
  }
}

/** Ends the turn, or asks for discards first. */
export function finishTurn(state: State, emit?: Emit<Event>): void {
  const { turn } = state;
  if ((state.handSize[turn] ?? 0) > HAND_LIMIT) {
    state.phase = 'discard';
    return;
  }
  emit?.({ kind: 'turn-ended', to: 'all', seat: turn, idle: !state.acted });
  const seats = state.railway.length;
  state.turnsOver++;
  state.idleTurns = state.acted ? 0 : state.idleTurns + 1;
  // P29, D5
  if (state.idleTurns >= seats || state.turnsOver >= seats * ROUND_LIMIT) {
    endMatch(state, 'stalled', emit);
  } else {
    beginTurn(state, (turn + 1) % seats, emit);
  }
}

function beginTurn(state: State, seat: Seat, emit?: Emit<Event>): void {
  state.phase = 'turn';
  state.turn = seat;
  state.acted = false;
  state.actionsUsed = 0;
  state.extraActions = 0;
  state.transported = 0;
  if (state.advantage[seat] === USED_THIS_TURN) state.advantage[seat] = USED;
  emit?.({ kind: 'turn-began', to: 'all', seat, actions: actionLimit(state) });
}

export function endMatch(state: State, reason: Ending, emit?: Emit<Event>): void {
  state.phase = 'over';
  emit?.({ kind: 'ended', to: 'all', reason });
}
