import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openDurable } from './durable-file.ts';
import { Journal, layJournal, readJournal } from './journal.ts';

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-journal-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
const newFile = (): string => join(folder, `journal-${++files}`);

function newJournal(): { file: string; journal: Journal } {
  const file = newFile();
  layJournal(file, 100);
  return { file, journal: new Journal(openDurable(file)) };
}

it('keeps lines, one write after the other', async () => {
  const { file, journal } = newJournal();
  expect(readJournal(file)).toEqual([]);
  await journal.write(['one', 'zwölf']);
  await journal.write(['three', 'x'.repeat(200)]);
  journal.close();
  expect(readJournal(file)).toEqual(['one', 'zwölf', 'three', 'x'.repeat(200)]);
  expect(readJournal(newFile())).toEqual([]);
});

it('reads no line that was cut off, wherever the cut is', async () => {
  const { file, journal } = newJournal();
  await journal.write(['one', 'two']);
  journal.close();
  const bytes = readFileSync(file).subarray(0, 'xxxxxxxx one\nxxxxxxxx two\n'.length);
  for (let length = 0; length <= bytes.length; length++) {
    const torn = newFile();
    writeFileSync(torn, bytes.subarray(0, length));
    appendFileSync(torn, Buffer.alloc(64));
    const whole = length === bytes.length ? 2 : Math.floor(length / 13);
    expect(readJournal(torn)).toEqual(['one', 'two'].slice(0, whole));
  }
});

it('has nothing in it when it was cleared or laid anew', async () => {
  const { file, journal } = newJournal();
  await journal.write(['old one', 'old two']);
  expect(journal.isBlank).toBe(false);
  await journal.clear();
  expect(journal.isBlank).toBe(true);
  expect(readFileSync(file)).toEqual(Buffer.alloc(100));
  await journal.write(['new one']);
  expect(readJournal(file)).toEqual(['new one']);
  journal.close();
  layJournal(file, 100);
  expect(readFileSync(file)).toEqual(Buffer.alloc(100));
});

it('has nothing in it of a write that failed, though all of it arrived', async () => {
  const file = newFile();
  layJournal(file, 100);
  const disk = openDurable(file);
  let failures = 0;
  const journal = new Journal({
    write: async (bytes, at) => {
      // Zeros do not arrive while it fails, lines do.
      if (failures === 0 || bytes[0] !== 0) await disk.write(bytes, at);
      if (failures > 0) throw new Error(`no more than ${failures--}`);
    },
    close: () => disk.close(),
  });
  await journal.write(['one']);
  failures = 1;
  await expect(journal.write(['two', 'three'])).rejects.toThrow('no more than 1');
  expect(readJournal(file)).toEqual(['one']);
  failures = 3;
  await expect(journal.write(['two', 'three'])).rejects.toThrow('no more than 3');
  expect(journal.isStained).toBe(true);
  await expect(journal.write(['ten'])).rejects.toThrow('no more than 1');
  await journal.write(['six']);
  expect(journal.isStained).toBe(false);
  expect(readJournal(file)).toEqual(['one', 'six']);
  journal.close();
});
