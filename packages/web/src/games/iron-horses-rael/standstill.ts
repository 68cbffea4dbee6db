import {
  ENGINES_ONLY,
  idleLimit,
  isStalled,
  quietLimit,
  standstillAfter,
} from '@roundhouse/games/iron-horses-rael';
import type { Move, View } from '@roundhouse/games/iron-horses-rael';
import { say } from './say.ts';

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

/** Whether people should know that the match is about to stand still. */
export function isSlowing({ ending, quietTurns, idleTurns, players }: View): boolean {
  return ending === null && (quietTurns > 0 || idleTurns >= players.length);
}

/** How near the match is to ending because it stands still. */
export function standstillText({ quietTurns, idleTurns, players }: View): string {
  const { ends } = say();
  const [quiet, idle] = [quietLimit(players.length), idleLimit(players.length)];
  return idle - idleTurns < quiet - quietTurns || quietTurns === 0
    ? ends.idle(idleTurns, idle)
    : ends.quiet(quietTurns, quiet);
}
