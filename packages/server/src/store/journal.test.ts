import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { Journal } from './journal.ts';

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-journal-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
const newFile = (): string => join(folder, `journal-${++files}`);

function readAgain(file: string): string[] {
  const journal = new Journal(file);
  const lines = journal.read();
  journal.close();
  return lines;
}

it('keeps lines, also for who opens it again and goes on', () => {
  const file = newFile();
  const first = new Journal(file);
  expect(first.read()).toEqual([]);
  first.write(['one', 'zwölf']);
  first.close();
  const second = new Journal(file);
  second.write(['three']);
  second.close();
  expect(readAgain(file)).toEqual(['one', 'zwölf', 'three']);
});

it('reads no line that was cut off, wherever the cut is', () => {
  const file = newFile();
  const journal = new Journal(file);
  journal.write(['one', 'two']);
  journal.close();
  const bytes = readFileSync(file).subarray(0, 'xxxxxxxx one\nxxxxxxxx two\n'.length);
  for (let length = 0; length <= bytes.length; length++) {
    const torn = newFile();
    writeFileSync(torn, bytes.subarray(0, length));
    appendFileSync(torn, Buffer.alloc(64));
    const whole = length === bytes.length ? 2 : Math.floor(length / 13);
    expect(readAgain(torn)).toEqual(['one', 'two'].slice(0, whole));
  }
});

it('writes over what was cleared', () => {
  const file = newFile();
  const journal = new Journal(file);
  journal.write(['old one', 'old two', 'old three']);
  journal.clear();
  journal.write(['new']);
  expect(readAgain(file)).toEqual(['new']);
  journal.clear();
  journal.close();
  expect(readAgain(file)).toEqual([]);
});
