import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDurable } from './durable-file.ts';
import { checksum, Journal, layJournal, readJournal } from './journal.ts';
import type { JournalRecord } from './journal.ts';
import { testFolder } from '../../testing/test-folder.ts';

const folder = testFolder();
let files = 0;
const newFile = (): string => join(folder, `journal-${++files}`);

function newJournal(): { file: string; journal: Journal } {
  const file = newFile();
  layJournal(file, 100);
  return { file, journal: new Journal(openDurable(file)) };
}

const RUN = '0123abcd';
const line = (id: string): string => JSON.stringify([id, 1]);
const record = (after: number, ...ids: readonly string[]): JournalRecord => ({
  run: RUN,
  after,
  commits: 7,
  lines: ids.map(line),
});
const idsIn = (file: string): string[] =>
  readJournal(file).records.flatMap(({ entries }) => entries.map(([id]) => id));

it('keeps records, one write after the other', async () => {
  const { file, journal } = newJournal();
  expect(idsIn(file)).toEqual([]);
  await journal.write(record(0, 'one', 'zwölf'));
  await journal.write(record(2, 'three', 'x'.repeat(200)));
  journal.close();
  expect(idsIn(file)).toEqual(['one', 'zwölf', 'three', 'x'.repeat(200)]);
  expect(readJournal(file).records).toMatchObject([
    { run: RUN, after: 0, commits: 7 },
    { run: RUN, after: 2, commits: 7 },
  ]);
  expect(idsIn(newFile())).toEqual([]);
});

/** A journal of two records: its bytes, and where the second begins. */
async function twoRecords(): Promise<{ bytes: Buffer; first: number }> {
  const { file, journal } = newJournal();
  await journal.write(record(0, 'one'));
  const first = readFileSync(file).indexOf(0);
  await journal.write(record(1, 'two'));
  journal.close();
  return { bytes: readFileSync(file), first };
}

it('reads no record that was cut off, wherever the cut is', async () => {
  const { bytes, first } = await twoRecords();
  const end = bytes.lastIndexOf('\n');
  for (let length = 0; length <= end; length++) {
    const torn = newFile();
    writeFileSync(torn, bytes.subarray(0, length));
    appendFileSync(torn, Buffer.alloc(64));
    const whole = length === end ? 2 : length < first - 1 ? 0 : 1;
    expect(idsIn(torn)).toEqual(['one', 'two'].slice(0, whole));
  }
});

it('reads every record that is whole, also behind one in which any bit was turned over', async () => {
  const { bytes, first } = await twoRecords();
  // The line break behind a record is not a part of it, but without one the next can't be told from it.
  for (let bit = 0; bit < (first - 1) * 8; bit++) {
    const damaged = Buffer.from(bytes);
    damaged[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    const path = newFile();
    writeFileSync(path, damaged);
    expect(idsIn(path)).toEqual(['two']);
  }
});

it('is overwritten from its start when nothing in it is needed; the numbers tell what is old', async () => {
  const { file, journal } = newJournal();
  await journal.write(record(0, 'a'));
  await journal.write(record(1, 'b'));
  expect(journal.isFree).toBe(false);
  journal.release();
  expect(journal.isFree).toBe(true);
  await journal.write(record(2, 'c'));
  expect(readJournal(file).records.map(({ after }) => after)).toEqual([2, 1]);
  journal.close();
  layJournal(file, 100);
  expect(idsIn(file)).toEqual(['c', 'b']);
});

it('has nothing in it of a write that failed, though all of it arrived', async () => {
  const file = newFile();
  layJournal(file, 100);
  const disk = openDurable(file);
  let failures = 0;
  const journal = new Journal({
    write: async (bytes, at) => {
      // Zeros do not arrive while it fails, records do.
      if (failures === 0 || bytes[0] !== 0) await disk.write(bytes, at);
      if (failures > 0) throw new Error(`no more than ${failures--}`);
    },
    close: () => disk.close(),
  });
  await journal.write(record(0, 'one'));
  failures = 1;
  await expect(journal.write(record(1, 'two', 'three'))).rejects.toThrow('no more than 1');
  expect(idsIn(file)).toEqual(['one']);
  failures = 3;
  await expect(journal.write(record(1, 'two', 'three'))).rejects.toThrow('no more than 3');
  expect(journal.isStained).toBe(true);
  await expect(journal.write(record(1, 'ten'))).rejects.toThrow('no more than 1');
  await journal.write(record(1, 'six'));
  expect(journal.isStained).toBe(false);
  expect(idsIn(file)).toEqual(['one', 'six']);
  journal.close();
});

it('still reads entries of a time when each was a line of its own', () => {
  const file = newFile();
  const old = line('old');
  writeFileSync(file, `${checksum(old)} ${old}\n${checksum('x')} ${old}\n`);
  expect(readJournal(file).oldEntries).toEqual([['old', 1]]);
});
