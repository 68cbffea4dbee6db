import { rankByScore } from '@roundhouse/engine';
import type { Outcome } from '@roundhouse/engine';
import { ENDINGS } from './meta.ts';
import { sideOf } from './state.ts';
import type { State } from './state.ts';

// T19, T20: only what was sent counts, and equals share their place; partners always do.
export function outcome(state: State): Outcome | undefined {
  if (state.phase !== 'over') return undefined;
  const scores = state.handSizes.map((_, seat) => state.scores[sideOf(state, seat)] ?? 0);
  return { ranking: rankByScore(scores), scores, reason: ENDINGS[0] };
}
