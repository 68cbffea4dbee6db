import type { Emit, Seat } from '@roundhouse/engine';
import { hasAdvantage, useAdvantage } from '../advantage.ts';
import { SHERIFF } from '../data/indexes.ts';
import { PACIFIC_42 } from '../data/railways.ts';
import type { Event, Shield } from '../events.ts';
import { discardFromHand, inHand, mayHoldSheriff } from '../hand.ts';
import type { State } from '../state.ts';
import { resumeTurn } from '../turn.ts';
import type { List } from './list.ts';

/** The target's answer to a setback: let it happen, play a Sheriff, or (Pacific 42) call the Railway Police. */
export interface Answer {
  readonly kind: 'accept' | 'sheriff' | 'railway-police';
}

const ACCEPT: Answer = { kind: 'accept' };
const PLAY_SHERIFF: Answer = { kind: 'sheriff' };
const CALL_POLICE: Answer = { kind: 'railway-police' };

/** Whether the table waits for an answer: by what everybody knows, so that waiting says nothing of the hand. */
export function mayFoil(state: State, target: Seat): boolean {
  return mayHoldSheriff(state, target) || hasPolice(state, target);
}

function hasPolice(state: State, seat: Seat): boolean {
  return state.railway[seat] === PACIFIC_42 && hasAdvantage(state, seat);
}

export function legalAnswers(state: State, seat: Seat, list: List<Answer>): void {
  list.push(ACCEPT);
  if (inHand(state, seat, SHERIFF) > 0) list.push(PLAY_SHERIFF);
  if (hasPolice(state, seat)) list.push(CALL_POLICE);
}

export function applySheriff(state: State, seat: Seat, emit?: Emit<Event>): void {
  discardFromHand(state, seat, SHERIFF);
  foil(state, 'sheriff', emit);
}

export function applyRailwayPolice(state: State, seat: Seat, emit?: Emit<Event>): void {
  useAdvantage(state, seat, emit);
  foil(state, 'railway-police', emit);
}

// P2: the setback is gone, and so is the action that played it.
function foil(state: State, by: Shield, emit?: Emit<Event>): void {
  const { setback, target, turn } = state;
  state.setback = -1;
  state.target = -1;
  (state.discard[setback] as number)++;
  emit?.({ kind: 'foiled', to: 'all', seat: target, from: turn, setback, by });
  resumeTurn(state, emit);
}
