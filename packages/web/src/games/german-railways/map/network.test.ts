import { hexAt, hexOfCity } from '@roundhouse/games/german-railways';
import { describe, expect, it } from 'vitest';
import { linksOf, pointOf, arrivalsOf } from './network.ts';

describe('rails between hexagons', () => {
  const essen = hexOfCity('Essen');
  const dortmund = hexOfCity('Dortmund');
  const munster = hexOfCity('Münster');

  it('reach everything from the start', () => {
    expect(linksOf([dortmund, essen], essen)).toEqual([[essen, dortmund]]);
    expect(linksOf([essen], essen)).toEqual([]);
  });

  it('do not close a triangle', () => {
    expect(linksOf([munster, essen, dortmund], essen)).toHaveLength(2);
  });

  it('close a ring of six', () => {
    const ring = [hexAt(3, 4), hexAt(4, 4), hexAt(2, 5), hexAt(4, 5), hexAt(2, 6), hexAt(3, 6)];
    expect(linksOf(ring, ring[0] ?? 0)).toHaveLength(6);
  });

  it('lie apart where several railroads share a city', () => {
    const arrivals = arrivalsOf([[essen], [essen], [hexAt(3, 4)]]);
    expect(pointOf(arrivals, 0, essen)).not.toEqual(pointOf(arrivals, 1, essen));
    expect(arrivals.get(essen)).toEqual([0, 1]);
  });
});
