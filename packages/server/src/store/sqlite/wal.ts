import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { crc32 } from 'node:zlib';

/** What SQLite calls its log after the database. */
export const WAL = '-wal';

const HEADER = 32;
const FRAME_HEADER = 24;
/** The first four bytes of a log whose checksums are made of little-endian numbers; of big-endian ones, it is one more. */
const LITTLE_ENDIAN = 0x377f0682;

/**
 * Reads along in SQLite's log (sqlite.org/fileformat2.html, 4) which pages it holds, and the checksum of the newest version of
 * each. Like SQLite it stops at the first frame that is not whole and keeps to what was committed.
 */
export class WalReader {
  /** By the numbers of pages, which count from 1. */
  readonly pages = new Map<number, number>();
  /** How many frames have come since somebody last set this to none. */
  fresh = 0;
  private readonly path: string;
  private at = HEADER;
  private salt = '';
  private sums: readonly [number, number] = [0, 0];

  constructor(path: string) {
    this.path = path;
  }

  /** Reads on to the last commit. */
  advance(): void {
    if (!existsSync(this.path)) return;
    const file = openSync(this.path, 'r');
    try {
      this.readFrom(file);
    } finally {
      closeSync(file);
    }
  }

  private readFrom(file: number): void {
    const header = Buffer.alloc(HEADER);
    if (readSync(file, header, 0, HEADER, 0) < HEADER) return;
    const add = header.readUInt32BE(0) === LITTLE_ENDIAN ? addLittle : addBig;
    const salt = header.toString('hex', 16, 24);
    if (salt !== this.salt) {
      this.at = HEADER;
      this.salt = salt;
      this.sums = add([0, 0], header, 0, 24);
    }
    const size = FRAME_HEADER + header.readUInt32BE(8);
    const frame = Buffer.alloc(size);
    let { at, sums } = this;
    const uncommitted = new Map<number, number>();
    while (readSync(file, frame, 0, size, at) === size) {
      sums = add(add(sums, frame, 0, 8), frame, FRAME_HEADER, size);
      if (!isWhole(frame, salt, sums)) return;
      at += size;
      uncommitted.set(frame.readUInt32BE(0), crc32(frame.subarray(FRAME_HEADER)));
      if (frame.readUInt32BE(4) === 0) continue;
      for (const [page, sum] of uncommitted) this.pages.set(page, sum);
      uncommitted.clear();
      this.fresh += (at - this.at) / size;
      this.at = at;
      this.sums = sums;
    }
  }
}

function isWhole(frame: Buffer, salt: string, [first, second]: readonly [number, number]): boolean {
  return (
    frame.toString('hex', 8, 16) === salt &&
    frame.readUInt32BE(16) === first &&
    frame.readUInt32BE(20) === second
  );
}

type Add = (
  sums: readonly [number, number],
  bytes: Buffer,
  from: number,
  to: number,
) => readonly [number, number];

const addWith =
  (read: (bytes: Buffer, at: number) => number): Add =>
  (sums, bytes, from, to) => {
    let [first, second] = sums;
    for (let at = from; at < to; at += 8) {
      first = (first + read(bytes, at) + second) >>> 0;
      second = (second + read(bytes, at + 4) + first) >>> 0;
    }
    return [first, second];
  };

const addLittle = addWith((bytes, at) => bytes.readUInt32LE(at));
const addBig = addWith((bytes, at) => bytes.readUInt32BE(at));
