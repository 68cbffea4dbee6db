import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testFolder } from '../../testing/test-folder.ts';
import { DISK, openDurable } from './durable-file.ts';

const path = join(testFolder(), 'file');

/** A disk that takes as long as it is told to, in milliseconds, and notes on which thread it was waited for. */
function openDisk() {
  writeFileSync(path, '0123456789');
  const ways: string[] = [];
  const disk = { now: 0, takes: 0 };
  const file = openDurable(path, {
    now: () => disk.now,
    writeHere: (...write) => {
      ways.push('here');
      disk.now += disk.takes;
      DISK.writeHere(...write);
    },
    writeElsewhere: (...write) => {
      ways.push('elsewhere');
      return DISK.writeElsewhere(...write);
    },
  });
  return { file, disk, ways };
}
const read = (): string => readFileSync(path, 'latin1');

it('a quick disk is waited for', async () => {
  const { file, disk, ways } = openDisk();
  disk.takes = 0.9;
  for (let i = 0; i < 50; i++) await file.write(Buffer.from('abc'), 2);
  expect(read()).toBe('01abc56789');
  expect(new Set(ways)).toEqual(new Set(['here']));
  file.close();
});

it('one write that takes a little longer says nothing about the disk; many do', async () => {
  const { file, disk, ways } = openDisk();
  disk.takes = 5;
  await file.write(Buffer.from('a'), 0);
  disk.takes = 0.1;
  await file.write(Buffer.from('b'), 0);
  expect(ways).toEqual(['here', 'here']);
  disk.takes = 5;
  for (let i = 0; i < 8; i++) await file.write(Buffer.from('c'), 0);
  expect(ways.at(-1)).toBe('elsewhere');
  file.close();
});

it('a disk that hangs is left to another thread for a second, and then tried again', async () => {
  const { file, disk, ways } = openDisk();
  disk.takes = 40;
  await file.write(Buffer.from('a'), 0);
  disk.takes = 0;
  disk.now += 999;
  await file.write(Buffer.from('b'), 1);
  disk.now += 1;
  await file.write(Buffer.from('c'), 2);
  expect(ways).toEqual(['here', 'elsewhere', 'here']);
  expect(read()).toBe('abc3456789');
  file.close();
});

it.each(['here', 'elsewhere'])('a write that fails %s is told so', async (way) => {
  const { file, disk, ways } = openDisk();
  disk.takes = way === 'here' ? 0 : 40;
  await file.write(Buffer.from('a'), 0);
  await expect(file.write(Buffer.from('b'), Number.MAX_SAFE_INTEGER)).rejects.toThrow('EFBIG');
  expect(ways.at(-1)).toBe(way);
  file.close();
});
