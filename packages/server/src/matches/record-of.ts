import type { AnyGame, MatchRecord } from '@roundhouse/engine';
import type { MatchRow, Store } from '../store/store.ts';
import { readTimeline } from './read-timeline.ts';
import { timelineStart } from './timeline-start.ts';

/** The record of a match: its log without what was taken back. Undefined if it has not begun. */
export async function recordOf(
  store: Store,
  games: readonly AnyGame[],
  match: MatchRow,
): Promise<MatchRecord | undefined> {
  const start = timelineStart(games, match);
  if (start === undefined) return undefined;
  return (await readTimeline(store, match.id, start)).match.record();
}
