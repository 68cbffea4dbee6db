import type { Log } from '../base/log.ts';
import type { Tables } from '../matches/tables.ts';
import { StoreUnavailable } from '../store/sql.ts';
import type { MatchRow } from '../store/store.ts';
import { CLEARED } from '../store/upkeep.ts';
import type { Cleared, Upkeep } from '../store/upkeep.ts';
import { RETENTION } from './retention.ts';

const MOST_AT_ONCE = 200;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const KEPT: Readonly<Record<Cleared, number>> = {
  'closed-tables': RETENTION.closedTable,
  sessions: RETENTION.session,
  guests: RETENTION.guest,
  chat: RETENTION.talk,
  notes: RETENTION.talk,
  snapshots: RETENTION.workings,
  programs: RETENTION.workings,
  looks: RETENTION.workings,
  challenges: RETENTION.challenge,
  reports: RETENTION.judged,
  sanctions: RETENTION.judged,
};

interface HousekeeperInput {
  readonly upkeep: Upkeep;
  readonly tables: Tables;
  readonly now: () => number;
  /** Who is connected here. */
  readonly users: () => Iterable<string>;
  readonly onTable: (match: MatchRow) => void;
  readonly log: Log;
}

/** Closes tables that were abandoned and clears away what nobody needs any more: of all nodes one at a time, a little each time. */
export class Housekeeper {
  private readonly input: HousekeeperInput;

  constructor(input: HousekeeperInput) {
    this.input = input;
  }

  async look(): Promise<void> {
    const { upkeep, now, users, log } = this.input;
    try {
      await upkeep.attend([...users()], now());
      if (await upkeep.take('tables')) await upkeep.done('tables', await this.closeTables());
      if (await upkeep.take('clear')) await upkeep.done('clear', await this.clear());
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) log('upkeep failed', { error: String(error) });
    }
  }

  /** Gives how long to wait until the next time. */
  private async closeTables(): Promise<number> {
    const { upkeep, tables, now, onTable } = this.input;
    const at = now();
    const before = {
      live: at - RETENTION.liveTable,
      turnBased: at - RETENTION.turnBasedTable,
    };
    const abandoned = await upkeep.abandoned(before, MOST_AT_ONCE);
    for (const id of abandoned) {
      const left = await tables.abandon(id);
      if (left.ok) onTable(left.match);
    }
    return abandoned.length < MOST_AT_ONCE ? MINUTE : 0;
  }

  private async clear(): Promise<number> {
    const { upkeep, now } = this.input;
    let isDone = true;
    for (const what of CLEARED)
      if ((await upkeep.clear(what, now() - KEPT[what], MOST_AT_ONCE)) >= MOST_AT_ONCE)
        isDone = false;
    return isDone ? HOUR : 0;
  }
}
