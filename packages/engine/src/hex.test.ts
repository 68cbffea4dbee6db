import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centre, DIRECTIONS, distance, neighbourTable } from './hex.ts';
import type { Axial } from './hex.ts';

const axial = fc.record({
  q: fc.integer({ min: -50, max: 50 }),
  r: fc.integer({ min: -50, max: 50 }),
});
const add = (a: Axial, b: Axial): Axial => ({ q: a.q + b.q, r: a.r + b.r });

describe('neighbourTable', () => {
  it('finds all six around the middle, in the order of the directions', () => {
    const hexes = [{ q: 0, r: 0 }, ...DIRECTIONS];
    const table = neighbourTable(hexes);
    expect(table[0]).toEqual([1, 2, 3, 4, 5, 6]);
    expect(table[1]).toEqual([2, 0, 6]);
  });

  it('leaves out what is not on the map', () => {
    expect(
      neighbourTable([
        { q: 0, r: 0 },
        { q: 5, r: 5 },
      ]),
    ).toEqual([[], []]);
  });

  it('is mutual', () => {
    fc.assert(
      fc.property(fc.uniqueArray(axial, { selector: ({ q, r }) => `${q},${r}` }), (hexes) => {
        const table = neighbourTable(hexes);
        for (const [a, beside] of table.entries()) {
          for (const b of beside) expect(table[b]).toContain(a);
        }
      }),
    );
  });
});

describe('distance', () => {
  it.each<[Axial, Axial, number]>([
    [{ q: 0, r: 0 }, { q: 0, r: 0 }, 0],
    [{ q: 0, r: 0 }, { q: 3, r: 0 }, 3],
    [{ q: 0, r: 0 }, { q: 2, r: -2 }, 2],
    [{ q: 0, r: 0 }, { q: 2, r: 2 }, 4],
    [{ q: -1, r: 3 }, { q: 2, r: -1 }, 4],
  ])('from %j to %j is %i', (a, b, steps) => {
    expect(distance(a, b)).toBe(steps);
  });

  it('grows by at most one with each step, and is the same both ways', () => {
    fc.assert(
      fc.property(axial, axial, fc.constantFrom(...DIRECTIONS), (a, b, direction) => {
        expect(distance(a, b)).toBe(distance(b, a));
        expect(Math.abs(distance(add(a, direction), b) - distance(a, b))).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('centre', () => {
  it.each(['pointy-top', 'flat-top'] as const)(
    '%s: neighbours are the square root of 3 apart',
    (way) => {
      const middle = centre({ q: 2, r: -1 }, way);
      for (const direction of DIRECTIONS) {
        const { x, y } = centre(add({ q: 2, r: -1 }, direction), way);
        expect(Math.hypot(x - middle.x, y - middle.y)).toBeCloseTo(Math.sqrt(3), 12);
      }
    },
  );

  it('rows are level with corners up, columns upright with sides up', () => {
    expect(centre({ q: 1, r: 0 }, 'pointy-top').y).toBe(0);
    expect(centre({ q: 0, r: 1 }, 'flat-top').x).toBe(0);
  });
});
