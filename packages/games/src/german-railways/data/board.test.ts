import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { germanRailways } from '../index.ts';
import { arrange } from '../testing/arrange.ts';
import { HEXES, hexOfCity, NEIGHBOURS, START_HEXES } from './board.ts';
import { CITIES } from './cities.ts';
import { RAILROADS, SHARES_PER_RAILROAD, STARTING_CASH } from './railroads.ts';

describe('1: the components', () => {
  it('has 251 printed hexagons, which are 249 of the rules', () => {
    expect(HEXES.flatMap(({ at }) => at)).toHaveLength(251);
    expect(HEXES).toHaveLength(249);
  });

  it('has 147 plains, 51 hills and 53 mountains', () => {
    const count = (terrain: string): number =>
      HEXES.filter((hex) => hex.terrain === terrain).flatMap(({ at }) => at).length;
    expect(['plains', 'hills', 'mountains'].map(count)).toEqual([147, 51, 53]);
  });

  it('has 64 cities with a total income of 76, each on one hexagon', () => {
    expect(CITIES).toHaveLength(64);
    expect(CITIES.reduce((sum, { income }) => sum + income, 0)).toBe(76);
    expect(HEXES.filter(({ city }) => city >= 0)).toHaveLength(64);
  });

  it('has 118 locomotives in the colours and numbers of the rulebook', () => {
    const byColour = Object.fromEntries(RAILROADS.map((each) => [each.colour, each.locomotives]));
    expect(byColour).toEqual({
      orange: 11,
      purple: 12,
      green: 13,
      yellow: 14,
      red: 15,
      blue: 16,
      brown: 17,
      black: 20,
    });
    expect(RAILROADS.reduce((sum, { locomotives }) => sum + locomotives, 0)).toBe(118);
  });

  it('has 24 shares and 120 Talers to start with', () => {
    expect(RAILROADS.length * SHARES_PER_RAILROAD).toBe(24);
    expect([3, 4, 5].map((seats) => seats * (STARTING_CASH[seats] ?? 0))).toEqual([120, 120, 120]);
  });

  it('gives each railroad its start city, terrain and income', () => {
    const { income } = arrange();
    const starts = RAILROADS.map(({ start }, railroad) => [
      start,
      HEXES[START_HEXES[railroad] ?? -1]?.terrain,
      income[railroad],
    ]);
    expect(starts).toEqual([
      ['Königsberg', 'plains', 3],
      ['Breslau', 'plains', 2],
      ['Leipzig', 'plains', 1],
      ['München', 'mountains', 3],
      ['Kassel', 'mountains', 2],
      ['Mannheim', 'hills', 1],
      ['Essen', 'plains', 1],
      ['Wittenberge', 'plains', 1],
    ]);
  });

  it('surrounds Berlin, one hexagon drawn in three places, with the nine of the Approach zone', () => {
    const berlin = hexOfCity('Berlin');
    const zone = HEXES.flatMap((hex, id) => (hex.zone === 'berlin-approach' ? [id] : []));
    expect(HEXES[berlin]?.at).toHaveLength(3);
    expect(zone).toHaveLength(9);
    expect(NEIGHBOURS[berlin]).toEqual(zone);
  });

  it('gives Königsberg one neighbour', () => {
    expect(NEIGHBOURS[hexOfCity('Königsberg')]).toHaveLength(1);
  });

  it('has neighbours that are neighbours both ways', () => {
    for (const [hex, beside] of NEIGHBOURS.entries()) {
      for (const other of beside) expect(NEIGHBOURS[other]).toContain(hex);
    }
  });

  it.each(['RULES.md', 'RULES.de.md'])('lists every city with its income in %s', (file) => {
    const text = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
    const listed = [...text.matchAll(/^\| (\d) +\| \p{L}+ +\| (.*?) +\|$/gmu)].flatMap(
      ([, income, names = '']) =>
        names.split(', ').map((name) => ({ name, income: Number(income) })),
    );
    const byName = (a: { name: string }, b: { name: string }): number => (a.name < b.name ? -1 : 1);
    expect(listed.sort(byName)).toEqual(
      CITIES.map(({ name, income }) => ({ name, income })).sort(byName),
    );
  });

  it('seats 3 to 5', () => {
    expect(germanRailways.seatCounts).toEqual([3, 4, 5]);
  });
});
