import { rankByScore } from '@roundhouse/engine';
import type { Outcome } from '@roundhouse/engine';
import type { State } from './state.ts';

/** Only cash counts. */
export function outcome(state: State): Outcome | undefined {
  if (state.ending === null) return undefined;
  const scores = state.cash.slice();
  return { ranking: rankByScore(scores), scores, reason: state.ending };
}
