import { existsSync } from 'node:fs';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { SUMS, writeSums } from './page-sums.ts';
import { WAL, WalReader } from './wal.ts';

/** SQLite's own default. */
const MOST_FRAMES = 1000;

/** Moves SQLite's log into its file from time to time, once the checksums of the pages that change are on disk. */
export class Checkpoints {
  private readonly log: WalReader;
  private readonly sums: string;
  private readonly checkpoint: StatementSync;

  constructor(db: DatabaseSync, file: string) {
    db.exec('PRAGMA wal_autocheckpoint = 0');
    this.log = new WalReader(file + WAL);
    this.sums = file + SUMS;
    this.checkpoint = db.prepare('PRAGMA wal_checkpoint(PASSIVE)');
  }

  /** Something was committed. What can't be moved now is moved later. */
  committed(): void {
    this.log.advance();
    if (this.log.fresh < MOST_FRAMES) return;
    try {
      this.move();
    } catch {
      this.log.fresh = 0;
    }
  }

  /** A reader elsewhere may keep SQLite from moving everything: then the pages stay in the log, and are seen to again. */
  move(): void {
    this.log.advance();
    if (existsSync(this.sums)) writeSums(this.sums, this.log.pages);
    const done = this.checkpoint.get();
    this.log.fresh = 0;
    if (done?.['log'] === done?.['checkpointed']) this.log.pages.clear();
  }
}
