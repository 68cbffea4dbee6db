import { describe, expect, it } from 'vitest';
import { MASTERS, REMEDIES, RESOURCES, SETBACKS } from './cards.ts';
import { CARD_COUNTS, VALUE, WHOLE_DECK } from './indexes.ts';
import { RAILWAYS } from './railways.ts';

const total = (cards: readonly { count: number }[]): number =>
  cards.reduce((sum, { count }) => sum + count, 0);

describe('the components', () => {
  it('P27: are 53 resources, 21 remedies, 18 setbacks, 8 Masters and 8 Railways, 108 cards in all', () => {
    expect(RESOURCES.reduce((sum, { count }) => sum + count[53], 0)).toBe(53);
    expect(total(REMEDIES)).toBe(21);
    expect(total(SETBACKS)).toBe(18);
    expect(total(MASTERS)).toBe(8);
    expect(RAILWAYS).toHaveLength(8);
    expect(WHOLE_DECK[53]).toHaveLength(100);
  });

  it('P27: are 35 resources in the shorter set', () => {
    expect(RESOURCES.map(({ count }) => count[35])).toEqual([8, 8, 6, 4, 4, 3, 2]);
    expect(WHOLE_DECK[35]).toHaveLength(82);
  });

  it('3: have seven values', () => {
    expect(RESOURCES.map(({ name, value }) => [name, value])).toEqual([
      ['Mail', 25_000],
      ['Passenger', 50_000],
      ['Coal', 75_000],
      ['Iron', 100_000],
      ['Ammunition', 125_000],
      ['Oil', 200_000],
      ['Gold', 250_000],
    ]);
  });

  it.each([
    [53, 4_675_000],
    [35, 3_050_000],
  ] as const)('P1: the %i resources are worth $%i', (set, worth) => {
    const values = VALUE.map((value, card) => value * (CARD_COUNTS[set][card] ?? 0));
    expect(values.reduce((sum, value) => sum + value, 0)).toBe(worth);
  });

  it('4: setbacks name the remedy and the price that lift them', () => {
    for (const { about, remedy, cost } of SETBACKS.filter((each) => each.cost > 0)) {
      expect(about).toContain(`$${cost.toLocaleString('en-US')}`);
      expect(about).toContain(REMEDIES.find(({ id }) => id === remedy)?.name ?? 'Lifted for');
    }
  });

  it('have no two ids alike', () => {
    const ids = [...RESOURCES, ...SETBACKS, ...REMEDIES, ...MASTERS, ...RAILWAYS].map(
      ({ id }) => id,
    );
    expect(new Set(ids).size).toBe(ids.length);
  });
});
