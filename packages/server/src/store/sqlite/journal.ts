import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  fsyncSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';
import type { AppendValues } from '../append.ts';
import type { DurableFile } from './durable-file.ts';

/** What the journals beside a database are called after it: while the entries of one get into the tables, new ones go to the other. */
export const JOURNALS = ['-entries', '-entries-2'] as const;

/** The file has this size from the start: to write within it is faster than to make it longer. */
export const JOURNAL_BYTES = 1024 * 1024;

/** What one write to a journal holds. */
export interface JournalRecord {
  /** Which history it belongs to. */
  readonly run: string;
  /** How many entries that history had before. */
  readonly after: number;
  /** How many commits of the database were known to be durable. */
  readonly commits: number;
  /** Each entry as JSON. */
  readonly lines: readonly string[];
}

const NO_SUM = '00000000';

export const checksum = (text: string | Uint8Array): string =>
  crc32(text).toString(16).padStart(8, '0');

/** The checksum is written into the bytes once they are known. */
function format({ run, after, commits, lines }: JournalRecord): Buffer {
  const bytes = Buffer.from(`${NO_SUM} ${run} ${after} ${commits} [${lines.join(',')}]\n`);
  bytes.write(checksum(bytes.subarray(NO_SUM.length + 1, -1)), 'latin1');
  return bytes;
}

/**
 * A file of records that are on disk when they are written. Whoever reads it tells by their numbers which count, so what an
 * earlier time has left behind the last of them does no harm.
 */
export class Journal {
  private readonly file: DurableFile;
  private end = 0;
  /** Where the bytes of a write that failed may reach. */
  private stainedTo = 0;

  constructor(file: DurableFile) {
    this.file = file;
  }

  /** Whether nothing in it is needed. */
  get isFree(): boolean {
    return this.end === 0 && !this.isStained;
  }

  /** Whether a record that was refused may still be there. */
  get isStained(): boolean {
    return this.stainedTo > this.end;
  }

  /** The record is on disk when this is done; if it fails, it is not there, or nothing can be written before it is gone. */
  async write(record: JournalRecord): Promise<void> {
    if (this.isStained) await this.wipe();
    const bytes = format(record);
    try {
      await this.file.write(bytes, this.end);
      this.end += bytes.length;
    } catch (error) {
      this.stainedTo = this.end + bytes.length;
      await this.wipe().catch(() => undefined);
      throw error;
    }
  }

  /** Nothing in it is needed any more. */
  release(): void {
    this.end = 0;
  }

  close(): void {
    this.file.close();
  }

  private async wipe(): Promise<void> {
    await this.file.write(Buffer.alloc(this.stainedTo - this.end), this.end);
    this.stainedTo = 0;
  }
}

const RECORD =
  /^(?<sum>[0-9a-f]{8}) (?<text>(?<run>[0-9a-f]{8}) (?<after>\d+) (?<commits>\d+) (?<lines>\[.*\]))$/;
/** Before records had numbers, each entry was a line of its own. */
const OLD_LINE = /^(?<sum>[0-9a-f]{8}) (?<text>\[".*\])$/;

/** Every whole record of a journal, wherever it stands: what lies between them was torn, overwritten or damaged. */
export function readJournal(path: string): { records: StoredRecord[]; oldEntries: AppendValues[] } {
  const records: StoredRecord[] = [];
  const oldEntries: AppendValues[] = [];
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  for (const line of text.split(/[\0\n]+/)) {
    const record = RECORD.exec(line)?.groups;
    const old = record ?? OLD_LINE.exec(line)?.groups;
    if (old === undefined || checksum(old['text'] ?? '') !== old['sum']) continue;
    if (record === undefined) oldEntries.push(JSON.parse(old['text'] ?? '') as AppendValues);
    else records.push(storedRecord(record));
  }
  return { records, oldEntries };
}

/** A record as it is read. */
export interface StoredRecord extends Omit<JournalRecord, 'lines'> {
  readonly entries: readonly AppendValues[];
}

function storedRecord(groups: Readonly<Record<string, string>>): StoredRecord {
  const { run = '', after, commits, lines = '[]' } = groups;
  const entries = JSON.parse(lines) as AppendValues[];
  return { run, after: Number(after), commits: Number(commits), entries };
}

/** Makes sure that a journal is there, and long enough; it stays so after a power cut. */
export function layJournal(path: string, bytes = JOURNAL_BYTES): void {
  const file = openSync(path, constants.O_RDWR | constants.O_CREAT, 0o600);
  for (let { size } = fstatSync(file); size < bytes;)
    size += writeSync(file, Buffer.alloc(bytes - size), 0, bytes - size, size);
  fsyncSync(file);
  closeSync(file);
  syncFolder(dirname(path));
}

/** What was written to a file is on disk when this is done. */
export function syncFile(path: string): void {
  const file = openSync(path, constants.O_RDWR);
  fsyncSync(file);
  closeSync(file);
}

/** Without this, a file that was just made may be gone after a power cut, whatever was written to it. */
export function syncFolder(path: string): void {
  if (process.platform === 'win32') return;
  const folder = openSync(path, constants.O_RDONLY);
  fsyncSync(folder);
  closeSync(folder);
}
