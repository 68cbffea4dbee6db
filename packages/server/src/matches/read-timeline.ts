import type { LogTail, Store } from '../store/store.ts';
import { Timeline } from './timeline.ts';
import type { TimelineStart } from './timeline-start.ts';

/** The match's log up to an entry, computed from the newest snapshot on. */
export async function readTimeline(
  store: Store,
  match: string,
  start: TimelineStart,
  last?: number,
): Promise<Timeline> {
  return timelineFrom(store, start, await store.logTail(match, last));
}

/** The same, where that was read already. */
export async function timelineFrom(
  store: Store,
  start: TimelineStart,
  { match, last, snapshot, entries }: LogTail,
): Promise<Timeline> {
  const begun = snapshot === undefined ? Timeline.begin(start) : restored(start, snapshot);
  const timeline = begun ?? Timeline.begin(start);
  const following = begun === undefined ? await store.entries(match, 0) : entries;
  for (const { number, entry, at } of following) if (number <= last) timeline.add(entry, at);
  return timeline;
}

/** Of a frozen match a snapshot is of the rules that it was begun by, and not read here; they may come back. */
const restored = (start: TimelineStart, snapshot: string): Timeline | undefined =>
  start.frozen ? undefined : Timeline.fromSnapshot(start, snapshot);
