import { sameMove } from '@roundhouse/engine';
import type { Match, MoveBase, Seat } from '@roundhouse/engine';
import type { Prepared } from '../host.ts';

/** Who is to do what now in a prepared match, as long as everybody has kept to it. */
export function nextPrepared(
  match: Match,
  prepared: Prepared | undefined,
): readonly [Seat, MoveBase] | undefined {
  const moves = prepared?.moves ?? [];
  const kept = match.steps().every(({ seat, move }, i) => {
    const [whose, what] = moves[i] ?? [];
    return whose === seat && what !== undefined && sameMove(what, move);
  });
  return kept ? moves[match.moves] : undefined;
}
