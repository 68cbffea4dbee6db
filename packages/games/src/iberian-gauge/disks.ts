import type { Emit } from '@roundhouse/engine';
import {
  DIVIDEND_ICONS,
  DIVIDENDS,
  LAST_DIVIDEND,
  LAST_SHARE_VALUE,
  SHARE_VALUES,
} from './data/tracks.ts';
import type { RailroadIndex } from './data/railroads.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

type Cause = Extract<Event, { kind: 'share-value-moved' }>['because'];

/** The dividend of one share now; 0 before the railroad is started. */
export function dividendOf(state: State, railroad: RailroadIndex): number {
  return DIVIDENDS[railroad]?.[state.dividend[railroad] ?? 0] ?? 0;
}

/** The share value now; 0 before the railroad is started. */
export function shareValueOf(state: State, railroad: RailroadIndex): number {
  return SHARE_VALUES[state.shareValue[railroad] ?? 0] ?? 0;
}

/** 3.8, I2: the spaces that a build turn without a new city would cost: one a share sold, down to the first space. */
export function penaltyOf(state: State, railroad: RailroadIndex): number {
  return Math.max(0, Math.min(state.sold[railroad] ?? 0, state.shareValue[railroad] ?? 0));
}

/** I1: up the dividend track, with a share value step for each icon crossed; the last space gives nothing more. */
export function raiseDividend(
  state: State,
  railroad: RailroadIndex,
  steps: number,
  emit?: Emit<Event>,
): void {
  const from = state.dividend[railroad] ?? 0;
  const space = Math.min(from + steps, LAST_DIVIDEND);
  if (space === from) return;
  state.dividend[railroad] = space;
  const perShare = dividendOf(state, railroad);
  emit?.({ kind: 'dividend-moved', to: 'all', railroad, from, space, perShare });
  for (let crossed = from + 1; crossed <= space; crossed++) {
    if (DIVIDEND_ICONS[crossed] === true) moveShareValue(state, railroad, 1, 'dividend-icon', emit);
  }
}

/** I2: along the share value track, stopping at both ends. */
export function moveShareValue(
  state: State,
  railroad: RailroadIndex,
  steps: number,
  because: Cause,
  emit?: Emit<Event>,
): void {
  const before = state.shareValue[railroad] ?? 0;
  const after = Math.max(0, Math.min(LAST_SHARE_VALUE, before + steps));
  if (after === before) return;
  const from = shareValueOf(state, railroad);
  state.shareValue[railroad] = after;
  const value = shareValueOf(state, railroad);
  emit?.({ kind: 'share-value-moved', to: 'all', railroad, because, from, value });
}
