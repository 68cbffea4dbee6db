import { rankByScore } from '@roundhouse/engine';
import type { Outcome, Seat } from '@roundhouse/engine';
import { RAILROAD_COUNT } from './data/railroads.ts';
import { shareValueOf } from './disks.ts';
import { ENDINGS } from './meta.ts';
import { sharesOf } from './money.ts';
import type { State } from './state.ts';

/** Cash and the value of all shares (4.1). */
export function worthOf(state: State, seat: Seat): number {
  let worth = state.cash[seat] ?? 0;
  for (let railroad = 0; railroad < RAILROAD_COUNT; railroad++) {
    worth += sharesOf(state, seat, railroad) * shareValueOf(state, railroad);
  }
  return worth;
}

export function outcome(state: State): Outcome | undefined {
  if (state.phase !== 'over') return undefined;
  const scores = state.cash.map((_, seat) => worthOf(state, seat));
  return { ranking: rankByScore(scores), scores, reason: ENDINGS[0] };
}
