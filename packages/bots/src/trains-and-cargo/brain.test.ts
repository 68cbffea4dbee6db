import type { AnyGame } from '@roundhouse/engine';
import { trainsAndCargo } from '@roundhouse/games/trains-and-cargo';
import type { State } from '@roundhouse/games/trains-and-cargo';
import {
  chooseGood,
  dealHand,
  giveStorage,
  giveTrain,
  load,
  playCard,
  SEND,
  shortenDeck,
  arrange,
  UPGRADE,
  play,
} from '@roundhouse/games/trains-and-cargo/testing';
import { describe, expect, it } from 'vitest';
import type { AnyBrain } from '../brain.ts';
import { greedyChoice, priorOf, sharesIn } from '../testing/greedy-choice.ts';
import { trainsAndCargoBrain } from './brain.ts';
import { estimateSide } from './evaluation.ts';

const game = trainsAndCargo as unknown as AnyGame;
const brain = trainsAndCargoBrain as AnyBrain;
const chosen = (state: State): unknown => greedyChoice(game, state);

/** A table whose hands hold nothing of use now. */
function table(seats = 2, teams = false): State {
  const state = arrange(seats, { teams });
  dealHand(state, 'must-send', 'must-send', 'must-send', 'must-send');
  return state;
}

const SIX = ['coal', 'coal', 'coal', 'coal', 'coal', 'coal'] as const;

describe('the estimate', () => {
  it('counts a token sent above one on the train, and that above one in storage', () => {
    const [sent, loaded, stored] = [table(), table(), table()];
    sent.scores[0] = 6;
    giveTrain(loaded, 0, 'coal');
    giveStorage(stored, 0, 'coal');
    const [a = 0, b = 0, c = 0, none = 0] = [sent, loaded, stored, table()].map((state) =>
      estimateSide(state, 0),
    );
    expect([a > b, b > c, c > none]).toEqual([true, true, true]);
  });

  it('a train that nobody’s free locomotive can pull is worth less than half', () => {
    const [free, stranded] = [table(), table()];
    for (const state of [free, stranded]) giveTrain(state, 0, ...SIX, ...SIX);
    stranded.oranges = 0;
    stranded.locomotives[1] = 2;
    const none = estimateSide(table(), 0);
    expect(estimateSide(stranded, 0) - none).toBeLessThan((estimateSide(free, 0) - none) / 2);
  });

  it('cargo is worth nothing when no turn is left to send it', () => {
    const [full, empty] = [table(), table()];
    giveTrain(full, 1, ...SIX);
    for (const state of [full, empty]) {
      shortenDeck(state, 0);
      state.turnsLeft = 1;
    }
    expect(estimateSide(full, 1)).toBe(estimateSide(empty, 1));
  });

  it('T22: partners share what their side can expect', () => {
    const state = table(4, true);
    state.scores[0] = 20;
    const shares = sharesIn(brain, state);
    expect(shares[0]).toBe(shares[2]);
    expect(shares[0]).toBeGreaterThan(shares[1] ?? 1);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  });
});

describe('greedy', () => {
  it('sends a full train at a high price, and first raises a low one if it can', () => {
    const state = table();
    dealHand(state, 'market-coal-up3', 'must-send', 'must-send', 'must-send', 'must-send');
    giveTrain(state, 0, ...SIX);
    state.oranges = 0;
    state.locomotives[1] = 2;
    state.market[4] = 14;
    expect(chosen(state)).toEqual(SEND);
    state.market[4] = 3;
    expect(chosen(state)).toEqual(playCard('market-coal-up3'));
  });

  it('sends whatever it has in its last turn', () => {
    const state = table();
    giveTrain(state, 0, 'coal');
    giveStorage(state, 0, 'cars', 'cars');
    shortenDeck(state, 0);
    expect(chosen(state)).toEqual(SEND);
  });

  it('upgrades for a train that is too long', () => {
    const state = table();
    giveTrain(state, 0, ...SIX, 'cars', 'cars', 'cars');
    expect(chosen(state)).toEqual(UPGRADE);
  });

  it('raises what it carries and lowers what the others carry', () => {
    const state = table();
    dealHand(state, 'market-any-up2', 'market-any-down2');
    giveTrain(state, 0, 'coal', 'coal', 'coal');
    giveTrain(state, 1, 'steel', 'steel', 'steel');
    expect(chosen(play(state, playCard('market-any-up2')).state)).toEqual(chooseGood('coal'));
    expect(chosen(play(state, playCard('market-any-down2')).state)).toEqual(chooseGood('steel'));
  });
});

describe('the priors', () => {
  it('load the dearest first, and not beyond what can be pulled', () => {
    const state = table();
    giveStorage(state, 0, 'coal', 'cars');
    state.market[4] = 11;
    const coal = priorOf({ game, brain }, state, load('coal'));
    expect(coal).toBeGreaterThan(priorOf({ game, brain }, state, load('cars')));
    giveTrain(state, 0, ...SIX);
    state.oranges = 0;
    expect(priorOf({ game, brain }, state, load('coal'))).toBeLessThan(coal / 4);
  });
});
