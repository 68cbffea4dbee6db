import {
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';
import type { DurableFile } from './durable-file.ts';

const seal = (line: string): string => crc32(line).toString(16).padStart(8, '0');

/** What the journals beside a database are called after it: while the lines of one are being used, new ones go to the other. */
export const JOURNALS = ['-entries', '-entries-2'] as const;

/** The file has this size from the start: to write within it is faster than to make it longer. */
const BYTES = 1024 * 1024;

/**
 * A file of lines that are on disk when they are written. What follows them is zeros, so no line that was cleared, or that
 * could not be written, is ever read. A line that a crash cut off is not read either, nor is what follows it.
 */
export class Journal {
  private readonly file: DurableFile;
  private end = 0;
  /** Where the bytes of a write that failed may reach. */
  private stainedTo = 0;

  /** The file is blank: `layJournal` has made it so. */
  constructor(file: DurableFile) {
    this.file = file;
  }

  /** Whether there is nothing in it. */
  get isBlank(): boolean {
    return this.end === 0 && !this.isStained;
  }

  /** Whether lines that were refused may still be there. */
  get isStained(): boolean {
    return this.stainedTo > this.end;
  }

  /** The lines are on disk when this is done; if it fails, they are not there, or nothing can be written before they are gone. */
  async write(lines: readonly string[]): Promise<void> {
    if (this.isStained) await this.wipe();
    const bytes = Buffer.from(lines.map((line) => `${seal(line)} ${line}\n`).join(''));
    try {
      await this.file.write(bytes, this.end);
      this.end += bytes.length;
    } catch (error) {
      this.stainedTo = this.end + bytes.length;
      await this.wipe().catch(() => undefined);
      throw error;
    }
  }

  /** Nothing is in it any more when this is done. */
  async clear(): Promise<void> {
    this.stainedTo = Math.max(this.stainedTo, this.end);
    this.end = 0;
    await this.wipe();
  }

  close(): void {
    this.file.close();
  }

  private async wipe(): Promise<void> {
    await this.file.write(Buffer.alloc(this.stainedTo - this.end), this.end);
    this.stainedTo = this.end;
  }
}

/** The lines of a journal, if there is one, from the first to the first that is not whole. */
export function readJournal(path: string): string[] {
  if (!existsSync(path)) return [];
  const lines: string[] = [];
  for (const sealed of readFileSync(path, 'utf8').split('\n')) {
    const line = sealed.slice(9);
    if (line === '' || sealed.slice(0, 8) !== seal(line)) break;
    lines.push(line);
  }
  return lines;
}

/** Makes a blank journal, whatever was there; it stays one after a power cut. */
export function layJournal(path: string, bytes = BYTES): void {
  const before = existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
  const blank = Buffer.alloc(Math.max(bytes, before.length));
  const file = openSync(path, constants.O_RDWR | constants.O_CREAT, 0o600);
  if (!before.equals(blank))
    for (let done = 0; done < blank.length;)
      done += writeSync(file, blank, done, blank.length - done, done);
  fsyncSync(file);
  closeSync(file);
  syncFolder(dirname(path));
}

/** Without this, a file that was just made may be gone after a power cut, whatever was written to it. */
function syncFolder(path: string): void {
  if (process.platform === 'win32') return;
  const folder = openSync(path, constants.O_RDONLY);
  fsyncSync(folder);
  closeSync(folder);
}
