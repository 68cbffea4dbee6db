import { describe, expect, it } from 'vitest';
import { goodIndex, GOODS } from './data/goods.ts';
import type { GoodId } from './data/goods.ts';
import { moveCube } from './market.ts';
import { play, chooseGood, dealHand, playCard, arrange } from './testing/arrange.ts';
import type { State } from './state.ts';

function marketOf(values: Partial<Record<GoodId, number>>): State {
  const state = arrange(2);
  for (const [id, value] of Object.entries(values)) state.market[goodIndex(id as GoodId)] = value;
  return state;
}

function moved(values: Partial<Record<GoodId, number>>, good: GoodId, steps: number): object {
  const state = marketOf(values);
  moveCube(state, goodIndex(good), steps);
  return Object.fromEntries(Object.keys(values).map((id) => [id, valueOf(state, id as GoodId)]));
}

const valueOf = (state: State, id: GoodId): number => state.market[goodIndex(id)] ?? NaN;

describe('the market', () => {
  it.each([
    ['T2: one row up from 11 is 14', { food: 11 }, 1, { food: 14 }],
    ['T2: one row down from 14 is 11', { food: 14 }, -1, { food: 11 }],
    ['T2: three rows up from 10 stop at 14', { food: 10 }, 3, { food: 14 }],
    ['T2: three rows down from 14 are 9', { food: 14 }, -3, { food: 9 }],
    ['4.1: two rows up from 6 are 8', { food: 6 }, 2, { food: 8 }],
    ['T3, T6: surplus steps are lost below', { food: 2 }, -3, { food: 0 }],
    ['T3: a cube at the top stays', { food: 14 }, 2, { food: 14 }],
    ['4.2: an arrival at 14 bumps to 11', { food: 11, grain: 14 }, 1, { food: 14, grain: 11 }],
    ['10.4: three rows up from 11', { food: 11, grain: 14 }, 3, { food: 14, grain: 11 }],
    ['4.2: an arrival at 0 bumps to 1', { food: 2, grain: 0 }, -2, { food: 0, grain: 1 }],
    [
      'T4: a bumped cube bumps nobody',
      { food: 10, grain: 14, coal: 11 },
      2,
      { food: 14, grain: 11, coal: 11 },
    ],
  ] as const)('%s', (_, before, steps, expected) => {
    expect(moved(before, 'food', steps)).toEqual(expected);
  });

  it('T3: a cube that is at the end already bumps nobody and moves nowhere', () => {
    const state = marketOf({ cars: 14 });
    const events: unknown[] = [];
    moveCube(state, goodIndex('cars'), 3, (event) => events.push(event));
    expect(events).toEqual([]);
  });

  it('T5: a two-good card moves in printed order, each move with its bump', () => {
    const state = marketOf({ livestock: 14, food: 11, passengers: 1, coal: 0 });
    dealHand(state, 'market-food-up2-passengers-down2');
    const { state: end, events } = play(state, playCard('market-food-up2-passengers-down2'));
    expect(end.market).toEqual([14, 0, 6, 11, 1, 6, 6, 6]);
    const good = (id: GoodId): object => ({ to: 'all', good: goodIndex(id) });
    expect(events.slice(1)).toEqual([
      { kind: 'market-moved', ...good('food'), from: 11, value: 14 },
      { kind: 'market-bumped', ...good('livestock'), from: 14, value: 11 },
      { kind: 'market-moved', ...good('passengers'), from: 1, value: 0 },
      { kind: 'market-bumped', ...good('coal'), from: 0, value: 1 },
    ]);
  });

  it('T5: of two arrivals at one end the later bumps the earlier', () => {
    const state = marketOf({ food: 11, grain: 10 });
    moveCube(state, goodIndex('food'), 2);
    moveCube(state, goodIndex('grain'), 2);
    expect([valueOf(state, 'food'), valueOf(state, 'grain')]).toEqual([11, 14]);
  });

  it('T38: a card for any good offers all eight, even one that cannot move', () => {
    const state = marketOf({ cars: 14 });
    dealHand(state, 'market-any-up2');
    const asked = play(state, playCard('market-any-up2')).state;
    expect(asked.phase).toBe('choose-good');
    for (const { id } of GOODS) {
      const end = play(asked, chooseGood(id)).state;
      expect(valueOf(end, id)).toBe(id === 'cars' ? 14 : 8);
      expect(end.phase).toBe('cards');
    }
  });
});
