import type { LiveMatches } from './live-matches.ts';
import type { Store } from '../store/store.ts';

/** When a match that can't go on here, where no clock runs, is looked at again. */
const LATER = 3_600_000;
const MOST_AT_ONCE = 200;

/** Notices time-outs: looks once a second at the deadlines in the store, so that none is missed across a restart. Of several nodes, one takes each. */
export class ClockWatch {
  private readonly store: Store;
  private readonly matches: LiveMatches;
  private readonly now: () => number;

  constructor(store: Store, matches: LiveMatches, now: () => number) {
    this.store = store;
    this.matches = matches;
    this.now = now;
  }

  /** Notes every time-out that is due. */
  async look(): Promise<void> {
    try {
      const due = await this.store.jobs.claimDue(this.now(), MOST_AT_ONCE);
      await Promise.allSettled(due.map((id) => this.check(id)));
    } catch {
      // The store is away; the next look finds the same deadlines.
    }
  }

  private async check(id: string): Promise<void> {
    const match = await this.matches.find(id);
    if (match === undefined) return;
    await match.refresh();
    await match.checkClocks();
    if (match.frozen) return this.store.jobs.postpone(id, match.entry, this.now() + LATER);
    // The store's deadline may be earlier than the true one: nights in which the clock stands still are not counted there.
    const { deadline } = match.head;
    if (deadline !== null && deadline > this.now())
      await this.store.jobs.postpone(id, match.entry, deadline);
  }
}
