import type { MatchRow, Store } from '../store/store.ts';
import { HttpProblem } from './problem.ts';

/** The match that a request names. */
export async function findMatch(store: Store, id: string): Promise<MatchRow> {
  const match = await store.matchById(id);
  if (match === undefined) throw new HttpProblem('no-such-match');
  return match;
}
