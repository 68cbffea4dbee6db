import type { Store } from '../store/store.ts';
import type { HeardEntry } from './logged-match.ts';
import { readTimeline } from './read-timeline.ts';
import type { TimelineStart } from './timeline-start.ts';
import type { Timeline } from './timeline.ts';

const isMove = ({ entry }: HeardEntry): boolean => entry.kind === 'move';

/**
 * A match as spectators see it who are to see it some moves late: its log up to just before the last of its moves. That is
 * what somebody who came without a delay saw a while ago, whatever was taken back or resigned since; so it only goes on.
 */
export class LateTimeline {
  readonly timeline: Timeline;
  private readonly delay: number;
  /** What they don't know yet; it begins with a move. */
  private readonly waiting: HeardEntry[] = [];

  private constructor(timeline: Timeline, delay: number) {
    this.timeline = timeline;
    this.delay = delay;
  }

  /** As it is while the log ends with `last`; undefined if nobody sees this match late. */
  static async read(
    store: Store,
    match: string,
    start: TimelineStart,
    last: number,
  ): Promise<LateTimeline | undefined> {
    const { delay } = start.settings;
    if (delay === undefined) return undefined;
    const rows = (await store.entries(match, 0)).filter(({ number }) => number <= last);
    const hidden = rows.filter(isMove).at(-delay) ?? rows.find(isMove);
    const known = (hidden?.number ?? last + 1) - 1;
    const late = new LateTimeline(await readTimeline(store, match, start, known), delay);
    for (const row of rows.slice(known)) late.add(row);
    return late;
  }

  /** The log has another entry. */
  add(heard: HeardEntry): void {
    this.waiting.push(heard);
    for (let [first] = this.waiting; first !== undefined; [first] = this.waiting) {
      if (isMove(first) && this.waiting.filter(isMove).length <= this.delay) return;
      this.timeline.add(first.entry, first.at);
      this.waiting.shift();
    }
  }
}
