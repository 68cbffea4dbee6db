import { describe, expect, it } from 'vitest';
import { contrast, inkOn } from './patterns.ts';
import { hexGrid } from './hex-grid.ts';
import { detailAt, keepInside, WHOLE, windowOn, zoomAt, zoomOn } from './zoom.ts';

describe('colours', () => {
  it('knows the contrast of black and white', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  });

  it('writes light on dark and dark on light', () => {
    expect(inkOn('#1e4d3a')).toBe('#ffffff');
    expect(inkOn('#e0bc6a')).toBe('#1f2a2e');
  });
});

describe('zoom', () => {
  const box = { x: 0, y: 0, width: 100, height: 50 };

  it('keeps the point under the pointer where it is', () => {
    const zoomed = zoomAt(WHOLE, 2, { x: 30, y: 10 });
    expect(30).toBe(zoomed.x + 30 * zoomed.k);
    expect(10).toBe(zoomed.y + 10 * zoomed.k);
  });

  it('never leaves the map, and never zooms out of it', () => {
    expect(zoomAt(WHOLE, 0.1, { x: 0, y: 0 }).k).toBe(1);
    expect(keepInside({ x: 50, y: 0, k: 2 }, box)).toEqual({ x: 0, y: 0, k: 2 });
    expect(keepInside({ x: -500, y: -10, k: 2 }, box)).toEqual({ x: -100, y: -10, k: 2 });
  });

  it('brings a part into the middle, not closer than it can be read', () => {
    expect(zoomOn({ x: 40, y: 15, width: 50, height: 20 }, box)).toEqual({ k: 2, x: -80, y: -25 });
    expect(zoomOn({ x: 0, y: 0, width: 2, height: 1 }, box)).toEqual({ k: 2.6, x: 0, y: 0 });
  });

  it('fills a window of another shape, and leaves nothing of it empty when it is near', () => {
    const seen = windowOn(box, 200, 200);
    expect(seen).toEqual({ x: 0, y: -25, width: 100, height: 100, scale: 2 });
    // Higher than the map: its height has room for twice as much of a low part.
    expect(zoomOn({ x: 40, y: 15, width: 50, height: 20 }, box, seen)).toEqual({
      k: 2,
      x: -80,
      y: -25,
    });
    expect(keepInside({ x: 0, y: 30, k: 1.5 }, box, seen).y).toBe(-12.5);
    expect(keepInside({ x: 0, y: 500, k: 4 }, box, seen).y).toBe(-25);
  });

  it('goes as close as it takes to read everything, and shows more where there is room', () => {
    expect(zoomOn({ x: 0, y: 0, width: 2, height: 1 }, box, box, 4).k).toBe(4);
    expect([0.2, 0.5, 2].map((scale) => detailAt(scale, [0.5, 1]))).toEqual([0, 1, 2]);
  });
});

it('a hex grid has a box around all its hexagons', () => {
  const grid = hexGrid(
    [
      { q: 0, r: 0 },
      { q: 1, r: 0 },
    ],
    'pointy-top',
    10,
    0,
  );
  expect(grid.centres[1]?.x).toBeCloseTo(17.32);
  expect(grid.box.width).toBeCloseTo(37.32);
  expect(grid.box).toMatchObject({ x: -10, y: -10, height: 20 });
});
