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
    const isLittle = header.readUInt32BE(0) === LITTLE_ENDIAN;
    const salt = header.toString('hex', 16, 24);
    if (salt !== this.salt) {
      this.at = HEADER;
      this.salt = salt;
      this.sums = add([0, 0], viewOf(header), { from: 0, to: 24, isLittle });
    }
    const size = FRAME_HEADER + header.readUInt32BE(8);
    const frame = Buffer.alloc(size);
    const view = viewOf(frame);
    const first = { from: 0, to: 8, isLittle };
    const page = { from: FRAME_HEADER, to: size, isLittle };
    let { at, sums } = this;
    const uncommitted = new Map<number, number>();
    while (readSync(file, frame, 0, size, at) === size) {
      sums = add(add(sums, view, first), view, page);
      if (!isWhole(frame, salt, sums)) return;
      at += size;
      uncommitted.set(frame.readUInt32BE(0), crc32(frame.subarray(FRAME_HEADER)));
      if (frame.readUInt32BE(4) === 0) continue;
      for (const [number, sum] of uncommitted) this.pages.set(number, sum);
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
    frame.readInt32BE(16) === first &&
    frame.readInt32BE(20) === second
  );
}

const viewOf = ({ buffer, byteOffset, length }: Buffer): DataView =>
  new DataView(buffer, byteOffset, length);

interface Part {
  readonly from: number;
  readonly to: number;
  readonly isLittle: boolean;
}

/** Every page that is written comes through here: small integers that wrap around, as the compiler has them fastest. */
function add(
  sums: readonly [number, number],
  bytes: DataView,
  { from, to, isLittle }: Part,
): readonly [number, number] {
  let [first, second] = sums;
  for (let at = from; at < to; at += 8) {
    first = (first + bytes.getInt32(at, isLittle) + second) | 0;
    second = (second + bytes.getInt32(at + 4, isLittle) + first) | 0;
  }
  return [first, second];
}
