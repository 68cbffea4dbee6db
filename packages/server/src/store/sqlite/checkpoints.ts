import { existsSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { SUMS, writeSums } from './page-sums.ts';
import { WAL, WalReader } from './wal.ts';

/** SQLite's own default. */
const MOST_FRAMES = 1000;

/** Moves SQLite's log into its file from time to time, once the checksums of the pages that change are on disk. */
export class Checkpoints {
  private readonly db: DatabaseSync;
  private readonly log: WalReader;
  private readonly sums: string;

  constructor(db: DatabaseSync, file: string) {
    db.exec('PRAGMA wal_autocheckpoint = 0');
    this.db = db;
    this.log = new WalReader(file + WAL);
    this.sums = file + SUMS;
  }

  /** Something was committed. What can't be moved now is moved later. */
  committed(): void {
    try {
      this.log.advance();
      if (this.log.fresh >= MOST_FRAMES) this.move('PASSIVE');
    } catch {
      this.log.fresh = 0;
    }
  }

  /** Moves everything and leaves no log. */
  end(): void {
    this.log.advance();
    this.move('TRUNCATE');
  }

  /** A reader elsewhere may keep SQLite from moving everything: then the pages stay in the log, and are seen to again. */
  private move(mode: 'PASSIVE' | 'TRUNCATE'): void {
    if (existsSync(this.sums)) writeSums(this.sums, this.log.pages);
    const done = this.db.prepare(`PRAGMA wal_checkpoint(${mode})`).get();
    this.log.fresh = 0;
    if (done?.['log'] === done?.['checkpointed']) this.log.pages.clear();
  }
}
