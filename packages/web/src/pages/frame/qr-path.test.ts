import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrPath } from './qr-path.ts';

/** The squares that a path of bars covers, each as often as it is painted. */
function painted(path: string, size: number): number[][] {
  const bars = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)].map(([, x, y, width]) => ({
    from: Number(x),
    to: Number(x) + Number(width),
    row: Number(y),
  }));
  const sides = Array.from({ length: size }, (_, at) => at);
  return sides.map((row) =>
    sides.map((x) => bars.filter((bar) => bar.row === row && x >= bar.from && x < bar.to).length),
  );
}

test('a code is painted square by square, each dark one once and no light one', () => {
  const { data, size } = encode('https://roundhouse.example/match/abcdefgh', { border: 0 });
  const wanted = data.map((row) => row.map(Number));
  expect(painted(qrPath(data), size)).toEqual(wanted);
});

test('dark squares beside one another are one bar', () => {
  expect(qrPath([[true, true, false, true]])).toBe('M0 0h2v1h-2zM3 0h1v1h-1z');
  expect(qrPath([[false], [true]])).toBe('M0 1h1v1h-1z');
});
