import type { Emit, Seat } from '@roundhouse/engine';
import { NONE } from '@roundhouse/engine/kit';
import type { Event } from './events.ts';
import { HAND_LIMIT } from './hand.ts';
import type { Trigger } from './meta.ts';
import { scoreOf, stockWorth } from './score.ts';
import { isStalled, QUIET, standstillAfter } from './standstill.ts';
import type { State } from './state.ts';

/** R25: a final turn has no draw before its action. */
function isFinal(state: State): boolean {
  return state.turnsLeft > 0 && state.turnsLeft <= state.cash.length;
}

export function beginTurn(state: State, seat: Seat, emit?: Emit<Event>): void {
  state.turn = seat;
  state.activity = QUIET;
  const final = isFinal(state);
  // R17: before the last round the car deck is never empty, so a hand with room always draws.
  state.phase = final || state.handSizes[seat] === HAND_LIMIT ? 'act' : 'draw';
  emit?.({ kind: 'turn-began', to: 'all', seat, final });
}

/** R25: the first trigger counts; the turn goes on, and everybody has one more. */
export function triggerEnd(state: State, ending: Trigger, emit?: Emit<Event>): void {
  if (state.ending !== null) return;
  state.ending = ending;
  state.turnsLeft = state.cash.length + 1;
  emit?.({ kind: 'end-triggered', to: 'all', seat: state.turn, ending });
}

export function endTurn(state: State, emit?: Emit<Event>): void {
  const seats = state.cash.length;
  if (state.turnsLeft > 0) {
    state.turnsLeft--;
    if (state.turnsLeft === 0) return finish(state, emit);
  } else {
    const { quietTurns, idleTurns } = standstillAfter(state, state.activity);
    state.quietTurns = quietTurns;
    state.idleTurns = idleTurns;
    if (isStalled(state, seats)) {
      state.ending = 'stalled';
      return finish(state, emit);
    }
  }
  const next = state.turn + 1;
  beginTurn(state, next === seats ? 0 : next, emit);
}

function finish(state: State, emit?: Emit<Event>): void {
  state.phase = 'over';
  state.turn = NONE;
  if (emit === undefined || state.ending === null) return;
  for (const [seat, x3] of state.x3.entries()) {
    const amounts = stockWorth(state, seat);
    emit({ kind: 'cashed-out', to: 'all', seat, x3, amounts, score: scoreOf(state, seat) });
  }
  emit({ kind: 'game-ended', to: 'all', ending: state.ending });
}
