import { expect, it } from 'vitest';
import { placeBeside } from './asked.ts';

const ROOM = { width: 400, height: 600 };
const CARD = { width: 200, height: 150 };
const spot = (left: number, top: number, size = 40): Parameters<typeof placeBeside>[0] => ({
  left,
  top,
  right: left + size,
  bottom: top + size,
});

it('stands below a thing, above it where that has no room, and never outside the window', () => {
  expect(placeBeside(spot(180, 100), CARD, ROOM)).toEqual({ x: 100, y: 148 });
  expect(placeBeside(spot(180, 500), CARD, ROOM)).toEqual({ x: 100, y: 342 });
  expect(placeBeside(spot(0, 100), CARD, ROOM).x).toBe(8);
  expect(placeBeside(spot(390, 100), CARD, ROOM).x).toBe(192);
});

it('stands beside a thing that fills the height', () => {
  const tall = { left: 20, top: 0, right: 120, bottom: 600 };
  expect(placeBeside(tall, CARD, ROOM)).toEqual({ x: 128, y: 225 });
  expect(placeBeside({ ...tall, left: 280, right: 380 }, CARD, ROOM).x).toBe(72);
});

it('covers a thing that leaves no room at all, inside the window', () => {
  const all = { left: 0, top: 0, right: 400, bottom: 600 };
  const { x, y } = placeBeside(all, CARD, ROOM);
  expect(x).toBeGreaterThanOrEqual(8);
  expect(y + CARD.height).toBeLessThanOrEqual(592);
});
