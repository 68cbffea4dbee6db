import { distance } from '@roundhouse/engine';
import { entry } from '@roundhouse/engine/kit';
import { describe, expect, it } from 'vitest';
import { HEX_COUNT, HEXES, MAJOR_CITIES, NEIGHBOURS, TERRAINS } from './board.ts';
import { BUILD_COSTS, CITY_STEPS, LEASE_COSTS } from './costs.ts';
import { RAILROADS } from './railroads.ts';
import { DIVIDEND_ICONS, DIVIDEND_TOTALS, DIVIDENDS, ROUNDS, SHARE_VALUES } from './tracks.ts';

const named = (name: string) =>
  entry(
    HEXES,
    HEXES.findIndex(({ city }) => city === name),
  );

describe('the board', () => {
  it('1.1: has 276 hexes: 108 easy, 139 difficult, 22 urban, 7 major', () => {
    const count = TERRAINS.map((kind) => HEXES.filter(({ terrain }) => terrain === kind).length);
    expect(HEX_COUNT).toBe(276);
    expect(count).toEqual([108, 139, 22, 7]);
  });

  it('names every city once, and nothing else', () => {
    const names = HEXES.flatMap(({ city }) => (city === '' ? [] : [city]));
    expect(new Set(names).size).toBe(29);
    expect(MAJOR_CITIES.map((hex) => HEXES[hex]?.city)).toEqual([
      'Vigo',
      'Zaragoza',
      'Barcelona',
      'Madrid',
      'Valencia',
      'Lisboa',
      'Sevilla',
    ]);
    expect(HEXES.every(({ city, terrain }) => (city !== '') === /urban|major/.test(terrain))).toBe(
      true,
    );
  });

  it('lies as the coordinates say', () => {
    expect(named('Madrid')).toMatchObject({ q: 10, r: 2 });
    expect(named('Lisboa')).toMatchObject({ q: 0, r: 11 });
    expect(distance(named('Cuenca'), named('Valencia'))).toBe(4);
  });

  it('is connected, without repeated hexes', () => {
    const seen = new Set([0]);
    for (const hex of seen) for (const beside of NEIGHBOURS[hex] ?? []) seen.add(beside);
    expect(seen.size).toBe(276);
    expect(new Set(HEXES.map(({ q, r }) => `${q},${r}`)).size).toBe(276);
  });
});

describe('railroads and tracks', () => {
  it('1.2: 24 shares in all; 3.7: the bonus is 100 divided by the shares, rounded up', () => {
    expect(RAILROADS.map(({ shares }) => shares)).toEqual([6, 5, 5, 4, 4]);
    for (const { shares, majorCitiesBonus } of RAILROADS) {
      expect(majorCitiesBonus).toBe(Math.ceil(100 / shares));
    }
  });

  it('1.5: four stock rounds and six build rounds in the printed order', () => {
    expect(ROUNDS.map((kind) => kind[0]).join('')).toBe('sbsbbsbbsb');
  });

  it('3.2, 3.5, 3.6: costs and steps', () => {
    expect(BUILD_COSTS).toEqual({ easy: 4, difficult: 8, urban: 4, major: 4 });
    expect(LEASE_COSTS).toEqual({ easy: 2, difficult: 4, urban: 0, major: 0 });
    expect(CITY_STEPS.urban).toEqual({ dividend: 1, shareValue: 0 });
    expect(CITY_STEPS.major).toEqual({ dividend: 2, shareValue: 1 });
  });

  it('I1: 19 spaces from 10 to 100, seven icons, shares rounded up', () => {
    expect(DIVIDEND_TOTALS).toHaveLength(19);
    expect([DIVIDEND_TOTALS[0], DIVIDEND_TOTALS[18]]).toEqual([10, 100]);
    expect(DIVIDEND_TOTALS.filter((_, space) => DIVIDEND_ICONS[space])).toEqual([
      25, 40, 55, 70, 80, 90, 100,
    ]);
    expect(DIVIDENDS.map((track) => track[3])).toEqual([5, 5, 5, 7, 7]);
    expect(DIVIDENDS.map((track) => track[18])).toEqual([17, 20, 20, 25, 25]);
  });

  it('I2: share values from 4 to 80 by 4', () => {
    expect(SHARE_VALUES).toHaveLength(20);
    expect([SHARE_VALUES[0], SHARE_VALUES[19]]).toEqual([4, 80]);
  });
});
