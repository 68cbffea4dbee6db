import { expect, it } from 'vitest';
import type { ChatRow } from '../store/store.ts';
import { Rooms } from './rooms.ts';
import type { Member } from './rooms.ts';

const member = (): Member => ({
  user: undefined,
  send: () => undefined,
  table: () => undefined,
  hear: () => undefined,
});

it('the chat is read once for all who were there before, and again for who comes meanwhile', async () => {
  const readings: ((rows: readonly ChatRow[]) => void)[] = [];
  const rooms = new Rooms({
    readChat: () => new Promise((resolve) => readings.push(resolve)),
  });
  const arrives = (): void => rooms.join('m', member());
  arrives();
  arrives();
  const both = Promise.all([rooms.lastLines('m'), rooms.lastLines('m')]);
  expect(readings).toHaveLength(1);
  arrives();
  const late = rooms.lastLines('m');
  expect(readings).toHaveLength(2);
  const line = { number: 3 } as ChatRow;
  readings[0]?.([]);
  expect(await both).toEqual([[], []]);
  // Whoever asks while the newer one is under way shares that.
  const another = rooms.lastLines('m');
  readings[1]?.([line]);
  expect(await Promise.all([late, another])).toEqual([[line], [line]]);
  const next = rooms.lastLines('m');
  expect(readings).toHaveLength(3);
  readings[2]?.([line]);
  expect(await next).toEqual([line]);
});

it('a chat that could not be read is read again', async () => {
  let tries = 0;
  const rooms = new Rooms({
    readChat: async () => {
      if (++tries === 1) throw new Error('away');
      return [];
    },
  });
  rooms.join('m', member());
  await expect(rooms.lastLines('m')).rejects.toThrow('away');
  expect(await rooms.lastLines('m')).toEqual([]);
});
