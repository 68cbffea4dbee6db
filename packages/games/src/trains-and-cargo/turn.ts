import type { Emit, Seat } from '@roundhouse/engine';
import { NONE } from '@roundhouse/engine/kit';
import type { Event } from './events.ts';
import { refill } from './hand.ts';
import { LOADS } from './state.ts';
import type { State } from './state.ts';

function beginTurn(state: State, seat: Seat): void {
  state.turn = seat;
  state.phase = 'start';
  state.card = NONE;
  state.used = 0;
  state.unlimited = 0;
  state.loadsLeft = LOADS;
  state.raidsLeft = 0;
  state.mustLoad = false;
  state.sent = false;
  state.raided = NONE;
}

/** The card is dealt with: the seat goes on playing cards. */
export function resumeCards(state: State): void {
  state.phase = 'cards';
  state.card = NONE;
  state.loadsLeft = LOADS;
  state.raidsLeft = 0;
  state.mustLoad = false;
  state.raided = NONE;
}

/** Refills the hand and passes the turn on, or ends the match after the last one. */
export function finishTurn(state: State, emit?: Emit<Event>): void {
  const seat = state.turn;
  const seats = state.handSizes.length;
  if (state.deck.length === 0) {
    state.turnsLeft--;
  } else {
    refill(state, seat, emit);
    if (state.deck.length === 0) {
      state.turnsLeft = seats; // T18: everybody once more, whoever drew the last card at the end
      emit?.({ kind: 'deck-ran-out', to: 'all', seat });
    }
  }
  const over = state.turnsLeft === 0;
  beginTurn(state, over ? seat : (seat + 1) % seats);
  if (over) {
    state.phase = 'over';
    emit?.({ kind: 'match-ended', to: 'all', scores: [...state.scores] });
    return;
  }
  emit?.({ kind: 'turn-began', to: 'all', seat: state.turn, turnsLeft: state.turnsLeft });
}
