import { kept, rowShape } from './row-shape.ts';
import type { RowOf } from './row-shape.ts';
import { SqlPart } from './sql-part.ts';
import { sql } from './sql.ts';
import type { Dialect, Statement } from './sql.ts';

const OUTAGE = rowShape({ from: kept.number('began'), to: kept.number('ended') });
/** A time in which no server was there to play at: no clock runs in it. */
export type Outage = RowOf<typeof OUTAGE>;

/** What nodes leave of the time that matches are played by, and what they find when they start. */
export interface PlayTimes {
  /** Goes on with the time of the other nodes; if none is up, from now on, and notes the outage. */
  begin(): Promise<{ readonly now: number; readonly outages: readonly Outage[] }>;
  /** This node is up at this time. Gives the latest time of any, and how many outages there were. */
  mark(now: number): Promise<{ readonly now: number; readonly outages: number }>;
  /** This node stops. */
  end(now: number): Promise<void>;
  outages(): Promise<Outage[]>;
}

/** A node that has left no mark for so long is not up. */
const UP = 10_000;

/** A table without a daily window: its deadline moves with an outage by exactly as much. */
const HAS_NO_WINDOW: Readonly<Record<Dialect, Statement>> = {
  postgres: sql`CAST(settings AS json) -> 'time' -> 'window' IS NULL`,
  sqlite: sql`json_extract(settings, '$.time.window') IS NULL`,
};

export class SqlPlayTimes extends SqlPart implements PlayTimes {
  async begin(): Promise<{ now: number; outages: Outage[] }> {
    // Deadlines of entries that were appended last are in their rows after this.
    await this.outages();
    const now = await this.sql.alone(async (own) => {
      const [[found] = []] = await own.run([this.lastMark]);
      const [present, last] = [Number(found?.['present']), found?.['played_at'] ?? null];
      const age = present - Number(found?.['marked_at'] ?? 0);
      const isUp = this.sql.dialect === 'postgres' && age >= 0 && age < UP;
      const from = last === null ? present : Number(last);
      const started = isUp ? from + age : Math.max(from, present);
      const outage = isUp || started === from ? [] : this.noteOutage(from, started);
      const gone = sql`DELETE FROM play_marks WHERE marked_at < CAST(${present - UP} AS BIGINT)`;
      await own.run([...outage, gone, this.setMark(started, true)]);
      return started;
    });
    return { now, outages: await this.outages() };
  }

  async mark(now: number): Promise<{ now: number; outages: number }> {
    const [, [row] = []] = await this.sql.run(
      [
        this.setMark(now, true),
        sql`SELECT MAX(played_at) AS played_at, (SELECT COUNT(*) FROM outages) AS outages FROM play_marks`,
      ],
      'none',
    );
    return { now: Number(row?.['played_at']), outages: Number(row?.['outages']) };
  }

  async end(now: number): Promise<void> {
    await this.rowsOf(this.setMark(now, false), 'none');
  }

  async outages(): Promise<Outage[]> {
    return (await this.query`SELECT * FROM outages ORDER BY began`).map(OUTAGE.read);
  }

  private get lastMark(): Statement {
    return sql`SELECT ${this.now} AS present, MAX(played_at) AS played_at, MAX(marked_at) AS marked_at FROM play_marks`;
  }

  private noteOutage(from: number, to: number): Statement[] {
    return [
      sql`INSERT INTO outages (began, ended) VALUES (${from}, ${to}) ON CONFLICT DO NOTHING`,
      sql`UPDATE matches SET deadline = deadline + CAST(${to - from} AS BIGINT)
         WHERE status = 'playing' AND deadline IS NOT NULL AND ${HAS_NO_WINDOW[this.sql.dialect]}`,
    ];
  }

  private setMark(now: number, isUp: boolean): Statement {
    return sql`INSERT INTO play_marks (node, played_at, marked_at)
       VALUES (${this.holder.node}, ${now}, ${isUp ? this.now : 0})
       ON CONFLICT (node) DO UPDATE SET played_at = excluded.played_at, marked_at = excluded.marked_at`;
  }
}
