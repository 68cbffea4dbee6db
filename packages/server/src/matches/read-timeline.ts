import type { Store } from '../store/store.ts';
import { Timeline } from './timeline.ts';
import type { TimelineStart } from './timeline-start.ts';

/** The match's log, computed from the newest snapshot on. */
export async function readTimeline(
  store: Store,
  match: string,
  start: TimelineStart,
): Promise<Timeline> {
  // A snapshot of a frozen match is of the rules that it was begun by; they may come back.
  const snapshot = start.frozen ? undefined : await store.snapshot(match, Number.MAX_SAFE_INTEGER);
  const timeline =
    (snapshot && Timeline.fromSnapshot(start, snapshot.state)) ?? Timeline.begin(start);
  for (const { entry, at } of await store.entries(match, timeline.entry)) timeline.add(entry, at);
  return timeline;
}
