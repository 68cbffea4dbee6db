import { expect, it } from 'vitest';
import { SHELF } from './shelf.ts';

it('lighter games stand before heavier ones, and shorter before longer among equals', () => {
  const weights = ['light', 'medium', 'heavy'];
  const places = SHELF.map(({ weight, minutes }) => weights.indexOf(weight) * 1000 + minutes[0]);
  expect(places.length).toBeGreaterThan(0);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
