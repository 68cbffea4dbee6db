import type { Emit, Seat } from '@roundhouse/engine';
import { NONE } from '@roundhouse/engine/kit';
import { hasRailwayPolice } from './advantage.ts';
import { FORBIDS, HIJACKER, RESOURCE_KINDS, setbackBit } from './data/indexes.ts';
import type { Event, Relief, Shield } from './events.ts';
import { mayHoldSheriff, takeFromHand } from './hand.ts';
import type { State } from './state.ts';
import { resumeTurn } from './turn.ts';

/** Whether this setback lies in front of this player. */
export function lies(state: State, seat: Seat, setback: number): boolean {
  return setback >= 0 && ((state.setbacks[seat] ?? 0) & setbackBit(setback)) !== 0;
}

/** P4, P21, P26: a Master, the same setback already there, or nothing to hijack protects; nothing else does. */
export function canBeSetBack(state: State, target: Seat, card: number): boolean {
  const master = state.master[target] ?? NONE;
  if (master >= 0 && FORBIDS[master] === card) return false;
  return card === HIJACKER ? canBeHijacked(state, target) : !lies(state, target, card);
}

// P4: only with an unprotected resource in play.
function canBeHijacked(state: State, target: Seat): boolean {
  const first = target * RESOURCE_KINDS;
  for (let i = first; i < first + RESOURCE_KINDS; i++) if ((state.inPlay[i] ?? 0) > 0) return true;
  return false;
}

/** Shows the setback and its target; it takes effect at once only if everybody knows that it can't be foiled. */
export function playSetback(state: State, card: number, target: Seat, emit?: Emit<Event>): void {
  const { turn } = state;
  takeFromHand(state, turn, card);
  state.setback = card;
  state.target = target;
  emit?.({ kind: 'sabotaged', to: 'all', seat: turn, target, setback: card });
  if (mayHoldSheriff(state, target) || hasRailwayPolice(state, target)) state.phase = 'answer';
  else landSetback(state, emit);
}

/** The setback takes effect. */
export function landSetback(state: State, emit?: Emit<Event>): void {
  const { setback, target, turn } = state;
  state.setback = -1;
  if (setback === HIJACKER) {
    // P6: the card itself is gone at once. P5: then the hijacker chooses.
    state.discards.push(HIJACKER);
    state.phase = 'steal';
    return;
  }
  state.target = -1;
  state.setbacks[target] = (state.setbacks[target] ?? 0) | setbackBit(setback);
  emit?.({ kind: 'setback-laid', to: 'all', seat: target, from: turn, setback });
  resumeTurn(state, emit);
}

/** P2: the setback is gone, and so is the action that played it. */
export function foilSetback(state: State, by: Shield, emit?: Emit<Event>): void {
  const { setback, target, turn } = state;
  state.setback = -1;
  state.target = -1;
  state.discards.push(setback);
  emit?.({ kind: 'foiled', to: 'all', seat: target, from: turn, setback, by });
  resumeTurn(state, emit);
}

/** Discards a setback that lies there and goes on with the turn. */
export function liftSetback(
  state: State,
  seat: Seat,
  setback: number,
  { by, emit }: { by: Relief; emit: Emit<Event> | undefined },
): void {
  state.setbacks[seat] = (state.setbacks[seat] ?? 0) & ~setbackBit(setback);
  state.discards.push(setback);
  emit?.({ kind: 'remedied', to: 'all', seat, setback, by });
  resumeTurn(state, emit);
}
