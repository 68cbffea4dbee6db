import { findGame } from '@roundhouse/games';
import { expect, it } from 'vitest';
import { SHELF } from './shelf.ts';

it('lighter games stand before heavier ones, and shorter before longer among equals', () => {
  const weights = ['light', 'medium', 'heavy'];
  const places = SHELF.map(({ weight, minutes }) => weights.indexOf(weight) * 1000 + minutes[0]);
  expect(places.length).toBeGreaterThan(0);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

it.each(SHELF)('the box of $id says what its game says', ({ id, name, seats, words }) => {
  const game = findGame(id);
  const { seatCounts = [], options = [] } = game ?? {};
  expect(name).toBe(game?.name);
  expect(seats).toEqual([Math.min(...seatCounts), Math.max(...seatCounts)]);
  const said = Object.entries(words().options).map(([key, { about }]) => ({ key, about }));
  expect(said).toEqual(options.map(({ key, about }) => ({ key, about })));
});
