import type { Store } from '../store/store.ts';
import { Timeline } from './timeline.ts';
import type { TimelineStart } from './timeline-start.ts';

/** The match's log up to an entry, computed from the newest snapshot on. */
export async function readTimeline(
  store: Store,
  match: string,
  start: TimelineStart,
  last = Number.MAX_SAFE_INTEGER,
): Promise<Timeline> {
  // A snapshot of a frozen match is of the rules that it was begun by; they may come back.
  const snapshot = start.frozen ? undefined : await store.snapshot(match, last);
  const timeline =
    (snapshot && Timeline.fromSnapshot(start, snapshot.state)) ?? Timeline.begin(start);
  for (const { number, entry, at } of await store.entries(match, timeline.entry))
    if (number <= last) timeline.add(entry, at);
  return timeline;
}
