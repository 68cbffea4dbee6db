import { describe, expect, it } from 'vitest';
import { arrange, cityHex, hexAt } from './testing/arrange.ts';
import { HEX_COUNT } from './data/board.ts';
import { laws } from './testing/laws.ts';
import { hexesIn, pesetasIn, placeLocomotive, priceOf, UNREACHED } from './network.ts';

const [RED, BLUE] = [0, 2] as const;

describe('lease prices', () => {
  it('are kept by hexes first and pesetas second', () => {
    const state = arrange({
      railroads: {
        blue: { holders: [0], track: [cityHex('Zaragoza')], treasury: 9 },
        red: { holders: [1], track: [hexAt(16, -3), hexAt(15, -2)] },
      },
    });
    const price = priceOf(state, BLUE, hexAt(16, -2));
    expect([hexesIn(price), pesetasIn(price)]).toEqual([1, 2]);
    expect(priceOf(state, BLUE, hexAt(16, -3))).toBe(0);
    expect(priceOf(state, RED, cityHex('Lisboa'))).toBe(UNREACHED);
  });

  it('fall as other railroads build', () => {
    const state = arrange({
      railroads: { blue: { holders: [0], track: [cityHex('Zaragoza')], treasury: 9 } },
    });
    const prices = [hexAt(15, -2), hexAt(16, -3)].map((hex) => {
      placeLocomotive(state, RED, hex);
      const price = priceOf(state, BLUE, hexAt(16, -2));
      return [hexesIn(price), pesetasIn(price)];
    });
    expect(prices).toEqual([
      [1, 4],
      [1, 2],
    ]);
  });

  it('are held against a search from nothing by the laws', () => {
    const state = arrange({
      railroads: { blue: { holders: [0], track: [cityHex('Zaragoza')], treasury: 9 } },
    });
    expect(laws.conserve(state)).toBeUndefined();
    state.prices[(BLUE * HEX_COUNT + hexAt(16, -3)) >> 1] = 5 << 16;
    expect(laws.conserve(state)).toBe('railroad 2 has the price 5 at hex 99');
  });
});
