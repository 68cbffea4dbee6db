import { HEXES, hexOfCity } from '@roundhouse/games/german-railways';
import { expect, it } from 'vitest';
import { onMap } from '../say.ts';
import { centreOf } from './geometry.ts';
import { DETAILS, PLATE_HEIGHT, platesOf } from './names.ts';
import type { Plate } from './names.ts';

const all = platesOf(onMap);
/** From 0.85 on plates grow with the map. */
const SCALES = [0.37, ...DETAILS.slice(0, 3), 0.81, 0.85];

const shownAt = (plates: readonly Plate[], scale: number): readonly Plate[] => {
  const detail = DETAILS.filter((least) => scale >= least).length;
  return plates.filter(({ level }) => level <= detail);
};

/** Pairs of plates that cover each other. */
function covered(plates: readonly Plate[], scale: number): string[] {
  return plates.flatMap((a, i) =>
    plates.slice(i + 1).flatMap((b) => {
      const far = {
        x: Math.abs(centreOf(a.hex).x * scale + a.x - centreOf(b.hex).x * scale - b.x),
        y: Math.abs(centreOf(a.hex).y * scale + a.y - centreOf(b.hex).y * scale - b.y),
      };
      const meet = far.x < (a.width + b.width) / 2 - 0.01 && far.y < PLATE_HEIGHT - 0.01;
      return meet ? [`${a.name} and ${b.name} at ${scale}`] : [];
    }),
  );
}

it('no name covers another at any scale', () => {
  expect(SCALES.flatMap((scale) => covered(shownAt(all, scale), scale))).toEqual([]);
});

it('a small map has the capitals and starts, a large one every city', () => {
  const names = shownAt(all, 0.37).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Berlin', 'Hamburg', 'München', 'Königsberg']));
  expect(names.length).toBeLessThan(20);
  expect(shownAt(all, 0.77)).toHaveLength(HEXES.filter(({ city }) => city >= 0).length);
});

it('a city where something is decided has its name at every scale, and names keep their side', () => {
  const kreuz = hexOfCity('Kreuz');
  const deciding = platesOf(onMap, [kreuz]);
  expect(shownAt(all, 0.37).some(({ hex }) => hex === kreuz)).toBe(false);
  expect(shownAt(deciding, 0.37).some(({ hex }) => hex === kreuz)).toBe(true);
  const side = ({ hex, x, y }: Plate): string => `${hex} ${x} ${y}`;
  expect(deciding.map(side).sort()).toEqual(all.map(side).sort());
});
