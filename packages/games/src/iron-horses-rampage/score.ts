import { rankByScore } from '@roundhouse/engine';
import type { Outcome } from '@roundhouse/engine';
import { GOAL } from './meta.ts';
import type { Ending } from './meta.ts';
import type { State } from './state.ts';

export function outcome(state: State): Outcome | undefined {
  if (state.phase !== 'over') return undefined;
  const scores = state.delivered.slice();
  const reason: Ending = scores.some((value) => value >= GOAL) ? 'delivered' : 'stalled';
  return { ranking: rankByScore(scores), scores, reason };
}
