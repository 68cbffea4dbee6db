import { trainsAndCargo as game } from '@roundhouse/games/trains-and-cargo';
import type { State } from '@roundhouse/games/trains-and-cargo';
import { arrange, dealHand, giveTrain, playCard } from '@roundhouse/games/trains-and-cargo/testing';
import { CARDS, GOODS } from '@roundhouse/games/trains-and-cargo';
import { describe, expect, it } from 'vitest';
import { sceneAt } from '../testing.ts';
import { outlookOf, sentences } from './outlook.ts';

const cardOf = (id: string): number => CARDS.findIndex((card) => card.id === id);
const goodOf = (id: string): number => GOODS.findIndex((good) => good.id === id);

function table(...hand: readonly string[]): State {
  const state = arrange(2);
  state.locomotives[0] = 2;
  giveTrain(state, 0, 'coal', 'coal', 'steel', 'grain', 'food', 'food', 'cars', 'cars');
  for (const [i, value] of [9, 3, 11, 14, 5, 0, 7, 2].entries()) state.market[i] = value;
  dealHand(state, ...hand);
  return state;
}

const worthOf = (state: State): number => game.view(state, 0).sides[0]?.worth ?? NaN;

describe('what a card in hand would do', () => {
  it.each([
    'market-coal-up3',
    'market-food-down3',
    'market-grain-up3',
    'market-food-up2-passengers-down2',
    'double-value',
    'long-train-bonus',
  ])('is what %s then does to prices and train', (id) => {
    const state = table(id);
    const outlook = outlookOf(sceneAt(game, state, 0), cardOf(id));
    const after = game.clone(state);
    game.apply(after, 0, playCard(id));
    expect(outlook.train).toBe(worthOf(after) - worthOf(state));
    expect(outlook.train).not.toBe(0);
    for (const { good, from, to } of outlook.prices)
      expect([from, to]).toEqual([state.market[good], after.market[good]]);
  });

  it('counts a good that is pushed away on the train', () => {
    const state = table('market-grain-up3');
    giveTrain(state, 0, 'livestock');
    const { train } = outlookOf(sceneAt(game, state, 0), cardOf('market-grain-up3'));
    const after = game.clone(state);
    game.apply(after, 0, playCard('market-grain-up3'));
    expect(after.market[goodOf('livestock')]).toBe(11);
    expect(train).toBe(worthOf(after) - worthOf(state));
  });

  it('is the best choice where there is one', () => {
    const outlook = outlookOf(sceneAt(game, table('market-any-up2'), 0), cardOf('market-any-up2'));
    expect(outlook).toMatchObject({ upTo: true, prices: [] });
    expect(sentences(outlook)).toEqual([`The value of your train: up to +${outlook.train}.`]);
  });

  it('says what goods are worth today', () => {
    const outlook = outlookOf(sceneAt(game, table('cargo-coal-3'), 0), cardOf('cargo-coal-3'));
    expect(outlook.goods).toEqual([{ good: goodOf('coal'), count: 3, price: 5 }]);
    expect(sentences(outlook)).toEqual(['Coal: 5 points a token now.']);
  });
});
