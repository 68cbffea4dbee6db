import { describe, expect, it } from 'vitest';
import { ANY, CARDS, FULL_DECK } from './cards.ts';
import type { CardType } from './cards.ts';
import { GOODS, TOKENS_PER_GOOD } from './goods.ts';
import { MARKET_ROWS } from './market.ts';
import { ROUTE_BOARDS } from './route-boards.ts';

const totalOf = (type: CardType): number =>
  CARDS.filter((card) => card.type === type).reduce((sum, { count }) => sum + count, 0);

const marketMoves = CARDS.flatMap((card) => (card.type === 'market' ? card.moves : []));
const cargoTokens = CARDS.flatMap((card) => (card.type === 'cargo' ? card.tokens : []));

describe('components', () => {
  it('1: 124 cards, 48 market, 40 cargo and 36 effect', () => {
    expect(FULL_DECK).toHaveLength(124);
    expect(totalOf('market')).toBe(48);
    expect(totalOf('cargo')).toBe(40);
    expect(totalOf('effect')).toBe(36);
  });

  it('1: every card has an id of its own', () => {
    expect(new Set(CARDS.map(({ id }) => id)).size).toBe(91);
  });

  it('1: 192 tokens, 24 of each of eight goods, each of another colour', () => {
    expect(GOODS.length * TOKENS_PER_GOOD).toBe(192);
    expect(new Set(GOODS.map(({ colour }) => colour)).size).toBe(8);
  });

  it('4.1: 13 market rows with a gap below the highest', () => {
    expect(MARKET_ROWS).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 14]);
  });

  it.each(GOODS.map(({ id }, good) => ({ id, good })))(
    '1.1, 1.2: $id has its share of cards',
    ({ good }) => {
      const steps = marketMoves.filter((move) => move.good === good).map((move) => move.steps);
      const counts = cargoTokens.filter((each) => each.good === good).map(({ count }) => count);
      expect(steps.toSorted((a, b) => a - b)).toEqual([-3, -2, -2, -2, 2, 2, 2, 3]);
      expect(counts.toSorted((a, b) => a - b)).toEqual([2, 2, 2, 2, 2, 3, 4]);
    },
  );

  it('1.1: four cards raise any good and four lower any, and no two cards cancel', () => {
    const any = CARDS.filter((card) => card.type === 'market' && card.moves[0]?.good === ANY);
    expect(any.map(({ id, count }) => [id, count])).toEqual([
      ['market-any-up2', 4],
      ['market-any-down2', 4],
    ]);
    const pairs = CARDS.flatMap((card) =>
      card.type === 'market' && card.moves.length === 2
        ? [card.moves.map(({ good }) => good).toSorted((a, b) => a - b)]
        : [],
    );
    expect(new Set(pairs.map((pair) => pair.join())).size).toBe(24);
  });

  it('1.3: nine effects, four cards each', () => {
    const effects = CARDS.filter(({ type }) => type === 'effect');
    expect(effects.map(({ id, count }) => [id, count])).toEqual([
      ['load-and-send', 4],
      ['must-send', 4],
      ['double-value', 4],
      ['engine-sabotage', 4],
      ['long-train-bonus', 4],
      ['unlimited', 4],
      ['extra-load', 4],
      ['quick-upgrade', 4],
      ['cargo-raid', 4],
    ]);
  });

  it('9: three boards, four bonus tokens on each', () => {
    expect(ROUTE_BOARDS.map(({ id, maximum, fullPoints }) => [id, maximum, fullPoints])).toEqual([
      ['city-route', 10, 0],
      ['country-route', 12, 5],
      ['industry-route', 16, 15],
    ]);
    for (const { bonuses } of ROUTE_BOARDS) {
      expect(bonuses.reduce((sum, { count }) => sum + count, 0)).toBe(4);
    }
  });
});
