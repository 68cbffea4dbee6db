import type { Emit, Seat } from '@roundhouse/engine';
import { GREEN, GREEN_TOKENS, NO_LOCOMOTIVE, ORANGE } from './data/locomotives.ts';
import type { Event } from './events.ts';
import { sideOf, trainOf } from './state.ts';
import type { State } from './state.ts';

/** T11, T12, T25: whether the side has a train that its locomotive can pull. */
export function canPull(state: State, side: number): boolean {
  const { length } = trainOf(state, side);
  const locomotive = state.locomotives[side] ?? NO_LOCOMOTIVE;
  return length > 0 && (locomotive === ORANGE || (locomotive === GREEN && length <= GREEN_TOKENS));
}

/** T13: green is there for whoever has none, orange only while one is in the centre. */
export function canUpgrade(state: State, side: number): boolean {
  const locomotive = state.locomotives[side] ?? NO_LOCOMOTIVE;
  return locomotive === NO_LOCOMOTIVE || (locomotive === GREEN && state.oranges > 0);
}

/** T14: one step up. */
export function raiseLocomotive(state: State, seat: Seat, emit?: Emit<Event>): void {
  const side = sideOf(state, seat);
  const from = state.locomotives[side] ?? NO_LOCOMOTIVE;
  if (from === GREEN) state.oranges--;
  state.locomotives[side] = from + 1;
  emit?.({ kind: 'upgraded', to: 'all', seat, side, from, locomotive: from + 1 });
}

/** One step down: orange goes back to the centre, green is taken away. */
export function sabotage(state: State, seat: Seat, side: number, emit?: Emit<Event>): void {
  const from = state.locomotives[side] ?? NO_LOCOMOTIVE;
  if (from === ORANGE) state.oranges++;
  state.locomotives[side] = from - 1;
  emit?.({ kind: 'sabotaged', to: 'all', seat, side, from, locomotive: from - 1 });
}
