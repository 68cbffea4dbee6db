import type { Emit, Seat } from '@roundhouse/engine';
import { HIJACKER, RESOURCE_KINDS, VALUE } from '../data/indexes.ts';
import type { Event } from '../events.ts';
import { takeOpenly } from '../hand.ts';
import type { State } from '../state.ts';
import { resumeTurn } from '../turn.ts';
import type { List } from './list.ts';

/** The hijacker's choice of a resource, after the Hijacker was played as any setback and not foiled. */
export interface Steal {
  readonly kind: 'steal';
  readonly card: number;
}

const STEALS = VALUE.map((_, card): Steal => ({ kind: 'steal', card }));

/** P4: only with an unprotected resource in play. */
export function canBeHijacked(state: State, target: Seat): boolean {
  const first = target * RESOURCE_KINDS;
  for (let at = first; at < first + RESOURCE_KINDS; at++) {
    if ((state.inPlay[at] as number) > 0) return true;
  }
  return false;
}

/** P6: the card itself is gone at once. P5: then the hijacker chooses. */
export function beginHijack(state: State): void {
  (state.discard[HIJACKER] as number)++;
  state.phase = 'steal';
}

export function legalSteals(state: State, list: List<Steal>): void {
  const first = state.target * RESOURCE_KINDS;
  for (let card = 0; card < RESOURCE_KINDS; card++) {
    if ((state.inPlay[first + card] as number) > 0) list.push(STEALS[card] as Steal);
  }
}

export function applySteal(state: State, seat: Seat, { card }: Steal, emit?: Emit<Event>): void {
  const victim = state.target;
  state.target = -1;
  (state.inPlay[victim * RESOURCE_KINDS + card] as number)--;
  const delivered = (state.delivered[victim] as number) - (VALUE[card] as number);
  state.delivered[victim] = delivered;
  takeOpenly(state, seat, card);
  emit?.({ kind: 'hijacked', to: 'all', seat, victim, card, delivered });
  resumeTurn(state, emit);
}
