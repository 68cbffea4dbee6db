import type { Move } from './moves/index.ts';
import { ENGINES_ONLY, isStalled, quietLimit, standstillAfter } from './standstill.ts';
import type { View } from './view.ts';

/** Why a move would end the match at once: a whole round of nothing, or five without a car or a train moving. */
export function stallOf(move: Move, view: View): 'quiet' | 'idle' | undefined {
  const activity = activityAfter(move, view);
  const seats = view.players.length;
  if (activity === undefined || view.ending !== null) return undefined;
  const after = standstillAfter(view, activity);
  if (!isStalled(after, seats)) return undefined;
  return after.quietTurns === quietLimit(seats) ? 'quiet' : 'idle';
}

/** What the turn comes to if this move ends it without moving a car or a train. */
function activityAfter(move: Move, { phase, activity }: View): number | undefined {
  if (move.kind === 'pass' || move.kind === 'decline') return activity;
  const engine = move.kind === 'draw' && move.from === 'engines' && phase !== 'draw';
  return engine ? Math.max(activity, ENGINES_ONLY) : undefined;
}
