import type { TimeControl } from '@roundhouse/protocol';
import { describe, expect, it } from 'vitest';
import { begunMatch, SETTINGS } from '../fresh-store.ts';
import type { MatchRow } from '../../store/store.ts';
import { openNodes } from '../open-nodes.ts';
import type { OpenStore } from '../open-nodes.ts';

const HOUR = 3_600_000;

/** What every store must do for the time that matches are played by. Run on each adapter. */
export function describePlayTimes(name: string, open: OpenStore): void {
  describe(`${name}: play time`, () => {
    const [store] = openNodes(open, 1000, 'times');

    const running = async (time: TimeControl): Promise<MatchRow> => {
      const row = begunMatch({ deadline: 1000, settings: { ...SETTINGS, time } });
      await store.createMatch(row);
      return row;
    };
    const deadline = async ({ id }: MatchRow): Promise<number | null | undefined> =>
      (await store.matchById(id))?.deadline;

    it('goes on where it ended, and deadlines are put off by the outage', async () => {
      const before = await store.times.begin();
      const live = await running({ kind: 'real-time', bank: 60_000, increment: 0 });
      const window = { from: 8, to: 20 };
      const nightly = await running({ kind: 'by-mail', perMove: HOUR, reserve: 0, window });
      const stopped = before.now - 3 * HOUR;
      await store.times.end(stopped);
      const { now, outages } = await store.times.begin();
      expect(now).toBeGreaterThanOrEqual(before.now);
      expect(outages).toContainEqual({ from: stopped, to: now });
      expect(outages).toHaveLength(before.outages.length + 1);
      expect(await deadline(live)).toBe(1000 + now - stopped);
      expect(await deadline(nightly)).toBe(1000);
    });

    it('never runs back, though the clock may have been set back', async () => {
      const { now, outages } = await store.times.begin();
      await store.times.end(now + 3 * HOUR);
      expect(await store.times.begin()).toEqual({
        now: now + 3 * HOUR,
        outages: expect.arrayContaining([...outages]),
      });
      // Other tests go on with the present.
      await store.times.end(now);
    });

    it('tells each node the latest time of all, and how many outages there were', async () => {
      const other = await open({ node: 'times too', lease: 1000 });
      const { now, outages } = await store.times.begin();
      await other.times.mark(now + 60_000);
      expect(await store.times.mark(now + 1)).toEqual({
        now: now + 60_000,
        outages: outages.length,
      });
      await other.times.end(now);
      await other.close();
    });

    it('puts off the deadline of a match that has not gone on', async () => {
      const row = await running({ kind: 'none' });
      await store.jobs.postpone(row.id, 7, 5000);
      expect(await deadline(row)).toBe(1000);
      await store.jobs.postpone(row.id, row.entry, 5000);
      expect(await deadline(row)).toBe(5000);
    });
  });
}
