import { describe, expect, it } from 'vitest';
import { hexGrid } from './hex-grid.ts';
import { nearest } from './nearest.ts';

const RIGHT = { x: 1, y: 0 };
const LEFT = { x: -1, y: 0 };
const UP = { x: 0, y: -1 };
const DOWN = { x: 0, y: 1 };

/** A field of 5 × 5 hexes around the middle one. */
const axials = Array.from({ length: 25 }, (_, i) => ({ q: (i % 5) - 2, r: Math.floor(i / 5) - 2 }));
const MIDDLE = 12;

function field(orientation: 'pointy-top' | 'flat-top') {
  const { centres } = hexGrid(axials, orientation, 24);
  const at = (i: number) => centres[i] ?? { x: 0, y: 0 };
  return { centres, at };
}
const axialOf = (i: number | undefined) => (i === undefined ? undefined : axials[i]);

describe('the nearest hex in a direction', () => {
  it('is the neighbour where one lies straight ahead', () => {
    const pointy = field('pointy-top');
    const flat = field('flat-top');
    const from = (of: typeof flat, towards: typeof RIGHT) =>
      axialOf(nearest(of.centres, of.at(MIDDLE), towards));
    expect(from(pointy, RIGHT)).toEqual({ q: 1, r: 0 });
    expect(from(pointy, LEFT)).toEqual({ q: -1, r: 0 });
    expect(from(flat, UP)).toEqual({ q: 0, r: -1 });
    expect(from(flat, DOWN)).toEqual({ q: 0, r: 1 });
  });

  it('is in the next row where two neighbours lie aslant', () => {
    const { centres, at } = field('pointy-top');
    expect(axialOf(nearest(centres, at(MIDDLE), UP))?.r).toBe(-1);
    expect(axialOf(nearest(centres, at(MIDDLE), DOWN))?.r).toBe(1);
  });

  it('keeps its lane, so that two steps up lie straight above, and two down lead back', () => {
    const { centres, at } = field('pointy-top');
    const walk = (way: readonly (typeof UP)[]): number =>
      way.reduce<number>(
        (now, towards) => nearest(centres, at(now), towards, at(MIDDLE)) ?? now,
        MIDDLE,
      );
    expect(at(walk([UP, UP])).x).toBeCloseTo(at(MIDDLE).x);
    expect(walk([UP, UP, DOWN, DOWN])).toBe(MIDDLE);
  });

  it('is nothing beyond the edge', () => {
    const { centres, at } = field('flat-top');
    expect(nearest([at(MIDDLE)], at(MIDDLE), UP)).toBeUndefined();
    expect(nearest(centres.slice(0, 5), at(0), LEFT)).toBeUndefined();
  });
});
