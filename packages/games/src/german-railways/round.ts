import type { Emit } from '@roundhouse/engine';
import { allBits, NONE, toBits } from '@roundhouse/engine/kit';
import type { Event } from './events.ts';
import { MOST_QUIET_ROUNDS, QUIET_ROUNDS } from './meta.ts';
import type { Ending } from './meta.ts';
import { findStuck, PARTNERS_NEEDED } from './prospects.ts';
import { countBits } from './state.ts';
import type { State } from './state.ts';
import { drawOrder, markersOf, playerIncome } from './turn-order.ts';

/** Ends the match if it is over, else draws the turn order of a new round. */
export function startRound(state: State, emit?: Emit<Event>): void {
  const isLast = !state.changed && endsIfQuiet(state);
  state.quietRounds = state.changed ? 0 : state.quietRounds + 1;
  state.heard = state.changed ? 0 : state.heard | toBits(state.order);
  if (state.partners.every((partners) => countBits(partners) >= PARTNERS_NEEDED)) {
    return endMatch(state, 'connected', NONE, emit);
  }
  // After a quiet round nothing is different from the last proof.
  const stuck = state.changed ? findStuck(state) : NONE;
  if (stuck >= 0) return endMatch(state, 'impossible', stuck, emit);
  if (isLast) return endMatch(state, 'stalled', NONE, emit);
  drawRound(state, emit);
}

/** Whether the match ends with this round unless something is sold or built: silence of all seats is agreement (G18). */
export function endsIfQuiet({ quietRounds, heard, order, cash }: State): boolean {
  const rounds = quietRounds + 1;
  const isAgreed = rounds >= QUIET_ROUNDS && (heard | toBits(order)) === allBits(cash.length);
  return isAgreed || rounds >= MOST_QUIET_ROUNDS;
}

/** Draws the turn order and gives the first marker's seat its action. */
export function drawRound(state: State, emit?: Emit<Event>): void {
  const markers = markersOf(state);
  drawOrder(state, markers);
  state.round++;
  state.turn = 0;
  state.changed = false;
  state.phase = 'action';
  state.decider = state.order[0] ?? NONE;
  emit?.({
    kind: 'turn-order-drawn',
    to: 'all',
    round: state.round,
    incomes: state.cash.map((_, seat) => playerIncome(state, seat)),
    markers,
    order: state.order.slice(),
  });
}

/** Takes the acting seat's marker off the track and goes on. */
export function endAction(state: State, emit?: Emit<Event>): void {
  state.turn++;
  if (state.turn === state.order.length) return startRound(state, emit);
  state.phase = 'action';
  state.decider = state.order[state.turn] ?? NONE;
}

/** Notes a sale or a build: the round is not quiet, and refused proposals may be made again (G19). */
export function noteChange(state: State): void {
  state.changed = true;
  state.refused = 0;
}

/** Nobody decides any more. */
export function endMatch(state: State, reason: Ending, railroad: number, emit?: Emit<Event>): void {
  state.phase = 'over';
  state.decider = NONE;
  state.ending = reason;
  emit?.({ kind: 'match-ended', to: 'all', reason, railroad, cash: state.cash.slice() });
}
