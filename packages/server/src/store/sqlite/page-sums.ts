import {
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';
import { syncFolder } from './journal.ts';

/** What the file is called after its database. */
export const SUMS = '-sums';

const BYTES = 4;
const PAGES_AT_ONCE = 256;
/** The page with this byte is never written: locks of other programs are laid there (sqlite.org/fileformat2.html, 1.4). */
const LOCK_BYTES = 2 ** 30;

/**
 * The checksum of every page of the database file, four bytes each. Those of pages that SQLite's log holds are written before
 * the log is moved into the file, so a page whose checksum is wrong is either still in the log or damaged.
 */
export function writeSums(path: string, pages: ReadonlyMap<number, number>): void {
  const file = openSync(path, constants.O_RDWR);
  const bytes = Buffer.alloc(BYTES);
  for (const [page, sum] of pages) {
    bytes.writeUInt32LE(sum);
    writeSync(file, bytes, 0, BYTES, (page - 1) * BYTES);
  }
  fsyncSync(file);
  closeSync(file);
}

/** Takes the checksums of a file as it is. */
export function laySums(path: string, database: string): void {
  const sums: Buffer[] = [];
  eachPage(database, (_, sum) => {
    const bytes = Buffer.alloc(BYTES);
    bytes.writeUInt32LE(sum);
    sums.push(bytes);
  });
  writeFileSync(`${path}-new`, Buffer.concat(sums), { mode: 0o600, flush: true });
  renameSync(`${path}-new`, path);
  syncFolder(dirname(path));
}

/** The pages of a database that are not what they were, apart from those that its log holds. */
export function damagedPages(
  database: string,
  path: string,
  inLog: ReadonlyMap<number, number>,
): number[] {
  const sums = existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
  const damaged: number[] = [];
  const unused = LOCK_BYTES / pageSize(database) + 1;
  const count = eachPage(database, (page, sum) => {
    const at = (page - 1) * BYTES;
    const known = at + BYTES <= sums.length ? sums.readUInt32LE(at) : undefined;
    if (sum !== known && !inLog.has(page) && page !== unused) damaged.push(page);
  });
  for (let page = count + 1; page <= sums.length / BYTES; page++)
    if (!inLog.has(page)) damaged.push(page);
  return damaged;
}

/** Gives how many pages there are. */
function eachPage(database: string, see: (page: number, sum: number) => void): number {
  const size = pageSize(database);
  const file = openSync(database, 'r');
  const bytes = Buffer.alloc(size * PAGES_AT_ONCE);
  let page = 0;
  for (;;) {
    const read = readSync(file, bytes, 0, bytes.length, page * size);
    for (let at = 0; at < read; at += size)
      see(++page, crc32(bytes.subarray(at, Math.min(at + size, read))));
    if (read < bytes.length) break;
  }
  closeSync(file);
  return page;
}

const PAGE_SIZE_AT = 16;
const SMALLEST_PAGE = 512;

/** As the first page says; any, if that is rubbish. */
function pageSize(database: string): number {
  if (statSync(database).size < PAGE_SIZE_AT + 2) return SMALLEST_PAGE;
  const file = openSync(database, 'r');
  const bytes = Buffer.alloc(2);
  readSync(file, bytes, 0, 2, PAGE_SIZE_AT);
  closeSync(file);
  const size = bytes.readUInt16BE(0);
  return size >= SMALLEST_PAGE ? size : 2 ** 16;
}
