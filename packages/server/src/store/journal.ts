import {
  closeSync,
  constants,
  fdatasyncSync,
  fstatSync,
  fsyncSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';

const seal = (line: string): string => crc32(line).toString(16).padStart(8, '0');

/** The file has this size from the start: to write within it is faster than to make it longer. */
const BYTES = 1024 * 1024;

/**
 * A file of lines that are on disk when they are written. A line that a crash cut off, and what follows it, is not read.
 * After the newest line there may be older ones that were cleared: who reads must not mind them.
 */
export class Journal {
  private readonly path: string;
  private readonly file: number;
  private size: number;

  constructor(path: string, bytes = BYTES) {
    this.path = path;
    this.file = openSync(path, constants.O_RDWR | constants.O_CREAT, 0o600);
    const { size } = fstatSync(this.file);
    if (size < bytes) writeSync(this.file, Buffer.alloc(bytes - size), 0, bytes - size, size);
    fsyncSync(this.file);
    syncFolder(dirname(path));
    this.size = this.sealed().bytes;
  }

  read(): string[] {
    return this.sealed().lines;
  }

  /** The lines are on disk when this returns; if it fails, the next ones are written over them. */
  write(lines: readonly string[]): void {
    const bytes = Buffer.from(lines.map((line) => `${seal(line)} ${line}\n`).join(''));
    for (let done = 0; done < bytes.length;)
      done += writeSync(this.file, bytes, done, bytes.length - done, this.size + done);
    fdatasyncSync(this.file);
    this.size += bytes.length;
  }

  /** The next lines are written over what is there. */
  clear(): void {
    this.size = 0;
  }

  /** Who opens it next finds only lines that were not cleared. */
  close(): void {
    if (this.size === 0) writeSync(this.file, Buffer.alloc(1), 0, 1, 0);
    closeSync(this.file);
  }

  private sealed(): { readonly lines: string[]; readonly bytes: number } {
    const lines: string[] = [];
    let bytes = 0;
    for (const sealed of readFileSync(this.path, 'utf8').split('\n')) {
      const line = sealed.slice(9);
      if (line === '' || sealed.slice(0, 8) !== seal(line)) break;
      lines.push(line);
      bytes += Buffer.byteLength(sealed) + 1;
    }
    return { lines, bytes };
  }
}

/** Without this, a file that was just made may be gone after a power cut, whatever was written to it. */
function syncFolder(path: string): void {
  if (process.platform === 'win32') return;
  const folder = openSync(path, constants.O_RDONLY);
  fsyncSync(folder);
  closeSync(folder);
}
