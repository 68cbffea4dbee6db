import type { Emit, Seat } from '@roundhouse/engine';
import { FIRST_MASTER, FIRST_REMEDY, LIFTS, setbackBit } from '../data/indexes.ts';
import type { Event, Relief } from '../events.ts';
import { discardFromHand, inHand } from '../hand.ts';
import type { State } from '../state.ts';
import { resumeTurn, spendAction } from '../turn.ts';
import type { List } from './list.ts';

/** The Remedy action with the remedy card that fits a setback. */
export interface Remedy {
  readonly kind: 'remedy';
  readonly card: number;
}

const REMEDIES = LIFTS.map((_, card): Remedy => ({ kind: 'remedy', card }));

export function legalRemedies(state: State, seat: Seat, list: List<Remedy>): void {
  if (state.setbacks[seat] === 0) return;
  for (let card = FIRST_REMEDY; card < FIRST_MASTER; card++) {
    if (inHand(state, seat, card) > 0 && lies(state, seat, LIFTS[card] as number)) {
      list.push(REMEDIES[card] as Remedy);
    }
  }
}

/** Whether this setback lies in front of this player. */
export function lies(state: State, seat: Seat, setback: number): boolean {
  return setback >= 0 && ((state.setbacks[seat] as number) & setbackBit(setback)) !== 0;
}

export function applyRemedy(state: State, seat: Seat, { card }: Remedy, emit?: Emit<Event>): void {
  spendAction(state);
  discardFromHand(state, seat, card);
  lift(state, seat, LIFTS[card] as number, { by: 'card', emit });
}

/** Discards a setback and goes on with the turn. */
export function lift(
  state: State,
  seat: Seat,
  setback: number,
  { by, emit }: { by: Relief; emit: Emit<Event> | undefined },
): void {
  state.setbacks[seat] = (state.setbacks[seat] as number) & ~setbackBit(setback);
  (state.discard[setback] as number)++;
  emit?.({ kind: 'remedied', to: 'all', seat, setback, by });
  resumeTurn(state, emit);
}
