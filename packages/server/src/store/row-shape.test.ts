import { expect, it } from 'vitest';
import { kept, rowShape } from './row-shape.ts';

const TRAIN = rowShape({
  id: kept.text(),
  owner: kept.textOrNull('owner_id'),
  carCount: kept.number(),
  sentAt: kept.numberOrNull(),
  isLong: kept.flag(),
  goods: kept.json<readonly string[]>(),
  route: kept.jsonOrNull<{ readonly to: string }>(),
});
const WHOLE = {
  id: 't1',
  owner: 'ada',
  carCount: 4,
  sentAt: 7,
  isLong: true,
  goods: ['coal'],
  route: { to: 'Bonn' },
};
const EMPTY = { ...WHOLE, owner: null, sentAt: null, isLong: false, goods: [], route: null };

it.each([
  ['all', WHOLE],
  ['nothing that may be missing', EMPTY],
])('what was written is read again: a row with %s', (_, row) => {
  expect(TRAIN.read(TRAIN.write(row))).toEqual(row);
});

it('columns are called like their fields, in the database’s way, or as it is said', () => {
  expect(Object.keys(TRAIN.write(WHOLE))).toEqual([
    'id',
    'owner_id',
    'car_count',
    'sent_at',
    'is_long',
    'goods',
    'route',
  ]);
});

it('only what is given is written, and what else a row has is not read', () => {
  expect(TRAIN.write({ isLong: false, route: null })).toEqual({ is_long: 0, route: null });
  expect(TRAIN.read({ ...TRAIN.write(WHOLE), other: 1 })).toEqual(WHOLE);
});

it('numbers that a database gives as text are numbers', () => {
  expect(TRAIN.read({ ...TRAIN.write(WHOLE), car_count: '4', sent_at: '7', is_long: '1' })).toEqual(
    WHOLE,
  );
});
