import { GAMES } from '@roundhouse/games';
import { describe, expect, it } from 'vitest';
import { contrast, inkOn } from './patterns.ts';
import { seatLook } from './seat-look.ts';

type Triple = readonly [number, number, number];

/** How colours look to people with a lack of red, green or blue cones (Machado, Oliveira and Fernandes 2009). */
const EYES: Readonly<Record<string, readonly [Triple, Triple, Triple]>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopic: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopic: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopic: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
/** From linear light to the three responses of Oklab, and from their cube roots to its axes. */
const RESPONSES: readonly Triple[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const AXES: readonly Triple[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
/** In Oklab; two chips side by side are then told apart at a glance. */
const APART = 0.09;

const times = (rows: readonly Triple[], [x, y, z]: readonly number[]): number[] =>
  rows.map(([a, b, c]) => a * (x ?? 0) + b * (y ?? 0) + c * (z ?? 0));

function seen(colour: string, eyes: readonly Triple[]): number[] {
  const light = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const arriving = times(eyes, light).map((value) => Math.min(1, Math.max(0, value)));
  return times(AXES, times(RESPONSES, arriving).map(Math.cbrt));
}

const looks = Array.from({ length: 8 }, (_, seat) => seatLook(seat));

describe('the looks of seats', () => {
  it('are enough for the largest table', () => {
    expect(Math.max(...GAMES.flatMap(({ seatCounts }) => seatCounts))).toBe(looks.length);
  });

  it('have a pattern and a letter each', () => {
    expect(new Set(looks.map(({ pattern }) => pattern)).size).toBe(looks.length);
    expect(new Set(looks.map(({ letter }) => letter)).size).toBe(looks.length);
  });

  it.each(Object.keys(EYES))('are told apart by %s eyes', (eyes) => {
    const colours = looks.map(({ colour }) => seen(colour, EYES[eyes] ?? []));
    for (const [i, one] of colours.entries())
      for (const other of colours.slice(i + 1))
        expect(Math.hypot(...one.map((v, axis) => v - (other[axis] ?? 0)))).toBeGreaterThan(APART);
  });

  it.each(looks)('$letter stands out in light and dark, and its letter is read', ({ colour }) => {
    for (const sheet of ['#fbf7ee', '#1d2427'])
      expect(contrast(colour, sheet)).toBeGreaterThan(2.1);
    expect(contrast(colour, inkOn(colour))).toBeGreaterThan(4.5);
  });
});
