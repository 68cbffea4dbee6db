import {
  closeSync,
  constants,
  existsSync,
  fdatasync,
  fsyncSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { checksum, syncFolder } from './journal.ts';

/** What the file is called after its database. */
export const MARK = '-mark';

/** How far a history was: how many entries were acknowledged, and how many commits of the database. */
export interface Reach {
  readonly run: string;
  readonly entries: number;
  readonly commits: number;
}

/** Each of the two places is in a sector of its own, which a disk writes whole or not at all. */
const SECTOR = 512;
const PLACES = [0, 1] as const;
const LINE_END = 0x0a;
/** Puts what was written to a file on the disk, and says when that is done. */
type Sync = (file: number, done: () => void) => void;
/** In milliseconds. */
const SYNC_AFTER = 1000;

/**
 * Says beside the database and its journals how far they were, so that what is gone from their ends is missed. It is written
 * after what it vouches for, in turns to one of two places, and synced a second later, which nobody waits for: after a power cut
 * it may be behind by that, but never ahead.
 */
export class Mark {
  private readonly file: number;
  private reached: Reach;
  private place = 0;
  private readonly bytes = Buffer.alloc(SECTOR);
  private readonly sync: Sync;
  private timer: NodeJS.Timeout | undefined;

  constructor(path: string, reach: Reach, sync: Sync = fdatasync) {
    this.file = openSync(path, constants.O_RDWR);
    this.reached = reach;
    this.sync = sync;
  }

  get reach(): Reach {
    return this.reached;
  }

  note(further: Partial<Reach>): void {
    this.reached = { ...this.reached, ...further };
    this.place = 1 - this.place;
    try {
      put(this.bytes, this.reached);
      writeSync(this.file, this.bytes, 0, SECTOR, this.place * SECTOR);
      this.timer ??= setTimeout(() => this.syncFile(), SYNC_AFTER).unref();
    } catch {
      // It is behind, as after a power cut: what it should have vouched for is durable all the same.
    }
  }

  close(): void {
    clearTimeout(this.timer);
    closeSync(this.file);
  }

  private syncFile(): void {
    this.timer = undefined;
    this.sync(this.file, () => undefined);
  }
}

/** Fills a sector. */
function put(bytes: Buffer, { run, entries, commits }: Reach): void {
  const text = `${run} ${entries} ${commits}`;
  const end = bytes.write(`${checksum(text)} ${text}\n`, 'latin1');
  bytes.fill(' ', end, SECTOR - 1);
  bytes[SECTOR - 1] = LINE_END;
}

function format(reach: Reach): string {
  const bytes = Buffer.alloc(SECTOR);
  put(bytes, reach);
  return bytes.toString('latin1');
}

/** Makes a mark, durably. */
export function layMark(path: string, reach: Reach): void {
  const file = openSync(path, constants.O_RDWR | constants.O_CREAT, 0o600);
  for (const place of PLACES) writeSync(file, format(reach), place * SECTOR);
  fsyncSync(file);
  closeSync(file);
  syncFolder(dirname(path));
}

const LINE = /^(?<sum>[0-9a-f]{8}) (?<text>(?<run>[0-9a-f]{8}) (?<entries>\d+) (?<commits>\d+))\n/;

/** The further of the two places; undefined if one of them can't be read. */
export function readMark(path: string): Reach | undefined {
  if (!existsSync(path)) return undefined;
  const bytes = readFileSync(path);
  const [first, second] = PLACES.map((place) =>
    readPlace(bytes.toString('latin1', place * SECTOR, (place + 1) * SECTOR)),
  );
  if (first === undefined || second === undefined || first.run !== second.run) return undefined;
  return {
    run: first.run,
    entries: Math.max(first.entries, second.entries),
    commits: Math.max(first.commits, second.commits),
  };
}

function readPlace(text: string): Reach | undefined {
  const { sum, text: sealed = '', run = '', entries, commits } = LINE.exec(text)?.groups ?? {};
  if (
    checksum(sealed) !== sum ||
    text !== format({ run, entries: Number(entries), commits: Number(commits) })
  )
    return undefined;
  return { run, entries: Number(entries), commits: Number(commits) };
}
