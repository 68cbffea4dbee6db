import { openSync, closeSync, truncateSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import { damagedPages } from './page-sums.ts';
import { testFolder } from '../../testing/test-folder.ts';

const folder = testFolder();

it(
  'a database of more than a gigabyte has a page that nobody writes, and is whole all the same',
  { timeout: 60_000 },
  () => {
    const [database, sums] = [join(folder, 'large'), join(folder, 'sums')];
    const size = 2 ** 16;
    const count = 2 ** 30 / size + 2;
    // A file of holes, which takes no room: its first page says how large the others are.
    const first = Buffer.alloc(size);
    first.writeUInt16BE(1, 16);
    writeFileSync(database, first);
    truncateSync(database, count * size);
    const known = Buffer.alloc(count * 4);
    const sumOfNothing = crc32(Buffer.alloc(size));
    for (let page = 1; page <= count; page++)
      known.writeUInt32LE(page === 1 ? crc32(first) : sumOfNothing, (page - 1) * 4);
    // That page is never in the log, so its sum is what the hole in the file of sums reads as.
    known.writeUInt32LE(0, (count - 2) * 4);
    writeFileSync(sums, known);
    const file = openSync(database, 'r+');
    writeSync(file, 'x', (count - 1) * size);
    closeSync(file);
    expect(damagedPages(database, sums, new Map())).toEqual([count]);
  },
);
