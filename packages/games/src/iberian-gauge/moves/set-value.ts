import type { Emit } from '@roundhouse/engine';
import { SHARE_VALUES, START_SPACES } from '../data/tracks.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { buyShare } from '../stock-round.ts';

/** I15: the second step of starting a railroad; buys its first share. */
export interface SetValueMove {
  readonly kind: 'set-value';
  readonly value: number;
}

const SET_VALUES = START_SPACES.map((space): SetValueMove => ({
  kind: 'set-value',
  value: SHARE_VALUES[space] as number,
}));
export const START_VALUES: readonly number[] = SET_VALUES.map(({ value }) => value);

export function legalSetValues(state: State): SetValueMove[] {
  const cash = state.cash[state.seat] as number;
  return SET_VALUES.filter(({ value }) => value <= cash);
}

export function applySetValue(state: State, { value }: SetValueMove, emit?: Emit<Event>): void {
  const { seat, railroad } = state;
  state.shareValue[railroad] = SHARE_VALUES.indexOf(value);
  state.dividend[railroad] = 0;
  buyShare(state, railroad);
  state.phase = 'place';
  emit?.({ kind: 'start-value-set', to: 'all', seat, railroad, value });
}
