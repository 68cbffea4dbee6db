import { describe, expect, it } from 'vitest';
import { cardIndex } from './data/cards.ts';
import { goodIndex } from './data/goods.ts';
import { trainsAndCargo } from './index.ts';
import { arrange, dealHand, giveStorage, giveTrain } from './testing/arrange.ts';
import type { State } from './state.ts';
import { wouldDoNothing } from './would-do-nothing.ts';

const isVain = (state: State, card: string): boolean =>
  wouldDoNothing(trainsAndCargo.view(state, 0), cardIndex(card));

function table(...cards: string[]): State {
  const state = arrange(2);
  dealHand(state, ...cards);
  return state;
}

describe('T9: a card that would change nothing', () => {
  it.each(['must-send', 'cargo-raid', 'extra-load', 'load-and-send'])(
    '%s without anything to act on',
    (card) => {
      expect(isVain(table(card), card)).toBe(true);
    },
  );

  it.each(['engine-sabotage', 'quick-upgrade', 'double-value', 'unlimited', 'market-any-up2'])(
    '%s does something at once, or waits for a choice',
    (card) => {
      expect(isVain(table(card), card)).toBe(false);
    },
  );

  it('is one as soon as there is a target no more', () => {
    const state = table('must-send', 'cargo-raid', 'extra-load');
    giveTrain(state, 1, 'food');
    giveStorage(state, 1, 'coal');
    giveStorage(state, 0, 'coal');
    for (const card of ['must-send', 'cargo-raid', 'extra-load']) {
      expect(isVain(state, card)).toBe(false);
    }
  });

  it('is a Market card whose cubes stand at the end, and a Cargo card of an empty bank', () => {
    const state = table('market-coal-up3', 'market-coal-down3', 'cargo-coal-2');
    state.market[goodIndex('coal')] = 14;
    giveTrain(state, 1, ...new Array<'coal'>(24).fill('coal'));
    expect(isVain(state, 'market-coal-up3')).toBe(true);
    expect(isVain(state, 'market-coal-down3')).toBe(false);
    expect(isVain(state, 'cargo-coal-2')).toBe(true);
    expect(isVain(state, 'cargo-coal-3')).toBe(false); // not in hand
  });
});
