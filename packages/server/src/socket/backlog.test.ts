import { expect, it } from 'vitest';
import { Backlog } from './backlog.ts';
import type { Reader } from './backlog.ts';

const LIMITS = { perSocket: 100, perAddress: 150, inAll: 300 };

function reader(address: string): Reader & { waiting: number; isCut: boolean } {
  const one = {
    address,
    waiting: 0,
    isCut: false,
    cutOff: () => {
      one.isCut = true;
    },
  };
  return one;
}

it('cuts off a reader for whom too much waits', () => {
  const backlog = new Backlog(LIMITS);
  const one = reader('a');
  one.waiting = 100;
  backlog.look(one);
  expect([one.isCut, backlog.bytes]).toEqual([false, 100]);
  one.waiting = 101;
  backlog.look(one);
  expect([one.isCut, backlog.bytes]).toEqual([true, 0]);
});

it('cuts off the slowest of an address, and nobody of another', () => {
  const backlog = new Backlog(LIMITS);
  const [slow, slower, other] = [reader('a'), reader('a'), reader('b')];
  for (const [one, waiting] of [
    [other, 100],
    [slower, 90],
    [slow, 61],
  ] as const) {
    one.waiting = waiting;
    backlog.look(one);
  }
  expect([slow.isCut, slower.isCut, other.isCut]).toEqual([false, true, false]);
  expect(backlog.bytes).toBe(161);
});

it('cuts off the slowest of all, but none that has read meanwhile', () => {
  const backlog = new Backlog(LIMITS);
  const [a, b, c, d] = [reader('a'), reader('b'), reader('c'), reader('d')];
  const cut = (): boolean[] => [a, b, c, d].map(({ isCut }) => isCut);
  for (const one of [a, b, c]) {
    one.waiting = 90;
    backlog.look(one);
  }
  a.waiting = 10;
  d.waiting = 80;
  backlog.look(d);
  expect(cut()).toEqual([false, false, false, false]);
  expect(backlog.bytes).toBe(10 + 90 + 90 + 80);
  a.waiting = 95;
  backlog.look(a);
  expect(cut()).toEqual([true, false, false, false]);
  for (const one of [b, c, d]) backlog.forget(one);
  expect(backlog.bytes).toBe(0);
});
