import { rngFromSeed, seedFromText } from '@roundhouse/engine';
import { describe, expect, it } from 'vitest';
import { ALL_TYPES, cardIndex } from './data/cards.ts';
import { goodIndex } from './data/goods.ts';
import { GREEN, NO_LOCOMOTIVE, ORANGE } from './data/locomotives.ts';
import { trainsAndCargo } from './index.ts';
import {
  play,
  allows,
  burn,
  dealHand,
  END_TURN,
  giveStorage,
  giveTrain,
  kindsOf,
  load,
  playCard,
  SEND,
  shortenDeck,
  arrange,
  storageOf,
  UPGRADE,
} from './testing/arrange.ts';
import { handOf } from './hand.ts';
import { laws } from './testing/laws.ts';

const FIVE = [
  'market-food-up3',
  'market-food-down3',
  'cargo-coal-2',
  'cargo-food-2-coal-2',
  'quick-upgrade',
];

describe('setting up', () => {
  it.each([
    [2, {}, 1],
    [3, {}, 2],
    [4, {}, 2],
    [4, { teams: true }, 1],
    [6, { teams: true }, 2],
  ])('2: %i seats, %o', (seats, options, oranges) => {
    const state = arrange(seats, options);
    expect(state.handSizes).toEqual(new Array(seats).fill(5));
    expect(state.deck).toHaveLength(124 - 5 * seats);
    expect(state.market).toEqual(new Array(8).fill(6));
    expect(state.bank).toEqual(new Array(8).fill(24));
    expect(state.locomotives.every((each) => each === GREEN)).toBe(true);
    expect(state.oranges).toBe(oranges);
  });

  it('T1: 2, 3 or 4 alone, 4 or 6 in teams', () => {
    expect(trainsAndCargo.seatCountsFor({ teams: false, routeBoards: false })).toEqual([2, 3, 4]);
    expect(trainsAndCargo.seatCountsFor({ teams: true, routeBoards: false })).toEqual([4, 6]);
  });

  it('T21: every seat can be the first', () => {
    const options = { teams: false, routeBoards: false };
    const first = Array.from(
      { length: 60 },
      (_, i) => trainsAndCargo.setup(options, 4, rngFromSeed(seedFromText(`first/${i}`))).turn,
    );
    expect(new Set(first)).toEqual(new Set([0, 1, 2, 3]));
  });
});

describe('playing cards', () => {
  it('3.1: one card of each type, in any order (T7)', () => {
    const state = arrange(2);
    dealHand(state, ...FIVE);
    const one = play(state, playCard('cargo-coal-2')).state;
    expect(allows(one, playCard('cargo-food-2-coal-2'))).toBe(false);
    const two = play(one, playCard('market-food-down3')).state;
    expect(allows(two, playCard('market-food-up3'))).toBe(false);
    const three = play(two, playCard('quick-upgrade')).state;
    expect(kindsOf(three)).toEqual(['end-turn']);
  });

  it('3.1: a card is a whole turn: no load, upgrade, send or burn beside it', () => {
    const state = arrange(2);
    dealHand(state, ...FIVE);
    giveTrain(state, 0, 'food');
    giveStorage(state, 0, 'food');
    expect(kindsOf(state)).toEqual(['play', 'load', 'upgrade', 'send', 'burn']);
    expect(kindsOf(play(state, playCard('cargo-coal-2')).state)).toEqual(['play', 'end-turn']);
  });

  it('3.1: cargo goes from the bank into storage, not onto the train', () => {
    const state = arrange(2);
    dealHand(state, ...FIVE);
    const { state: end, events } = play(state, playCard('cargo-food-2-coal-2'));
    expect(storageOf(end, 0)).toEqual({ food: 2, coal: 2 });
    expect(end.bank[goodIndex('coal')]).toBe(22);
    expect(end.trains[0]).toEqual([]);
    expect(events.map(({ kind }) => kind)).toEqual(['card-played', 'collected', 'collected']);
  });

  it('T16: a short bank gives what is left', () => {
    const state = arrange(2);
    dealHand(state, 'cargo-coal-4');
    giveTrain(state, 1, ...new Array<'coal'>(22).fill('coal'));
    const { state: end, events } = play(state, playCard('cargo-coal-4'));
    expect(storageOf(end, 0)).toEqual({ coal: 2 });
    expect(events.at(-1)).toMatchObject({ kind: 'collected', count: 2 });
  });

  it('T7: the hand is refilled to five at the end of the turn, and not before', () => {
    const state = arrange(2);
    dealHand(state, ...FIVE);
    const played = play(state, playCard('cargo-coal-2'), playCard('quick-upgrade')).state;
    expect(played.handSizes).toEqual([3, 5]);
    const { state: end, events } = play(played, END_TURN);
    expect(end.handSizes).toEqual([5, 5]);
    expect(end.discards).toEqual([cardIndex('cargo-coal-2'), cardIndex('quick-upgrade')]);
    expect(events[0]).toEqual({ kind: 'drew', to: 'all', seat: 0, count: 2, deckSize: 112 });
    expect(events[1]).toMatchObject({ kind: 'drew-cards', to: [0] });
    expect(end.turn).toBe(1);
  });
});

describe('loading and burning', () => {
  it('3.2: up to two tokens of any goods, then a burn if wanted', () => {
    const state = arrange(2);
    dealHand(state, ...FIVE);
    giveStorage(state, 0, 'food', 'coal', 'coal');
    const one = play(state, load('coal')).state;
    expect(kindsOf(one)).toEqual(['load', 'burn', 'end-turn']);
    const two = play(one, load('food')).state;
    expect(two.trains[0]).toEqual([goodIndex('coal'), goodIndex('food')]);
    expect(kindsOf(two)).toEqual(['burn', 'end-turn']);
    expect(handOf(play(two, END_TURN).state, 0)).toEqual(handOf(state, 0));
    const burned = play(two, burn('quick-upgrade'));
    expect(burned.state.discards).toEqual([cardIndex('quick-upgrade')]);
    expect(burned.state.handSizes).toEqual([5, 5]);
    expect(burned.state.turn).toBe(1);
    expect(burned.events.map(({ kind }) => kind)).toEqual([
      'card-burned',
      'drew',
      'drew-cards',
      'turn-began',
    ]);
  });

  it('T10: loading nothing needs a burn', () => {
    const state = arrange(2);
    giveStorage(state, 0, 'food');
    expect(allows(state, END_TURN)).toBe(false);
    expect(kindsOf(state)).toContain('burn');
  });

  it('5.2, T32: any length may be loaded, without a locomotive too', () => {
    const state = arrange(2);
    state.locomotives[0] = NO_LOCOMOTIVE;
    giveTrain(state, 0, ...new Array<'coal'>(20).fill('coal'));
    giveStorage(state, 0, 'food');
    expect(play(state, load('food')).state.trains[0]).toHaveLength(21);
  });
});

describe('upgrading', () => {
  it('3.3: green becomes orange, then a burn if wanted, and nothing else', () => {
    const state = arrange(2);
    dealHand(state, ...FIVE);
    giveStorage(state, 0, 'food');
    const { state: end, events } = play(state, UPGRADE);
    expect(end.locomotives[0]).toBe(ORANGE);
    expect(end.oranges).toBe(0);
    expect(kindsOf(end)).toEqual(['burn', 'end-turn']);
    expect(events).toEqual([
      { kind: 'upgraded', to: 'all', seat: 0, side: 0, from: GREEN, locomotive: ORANGE },
    ]);
  });

  it('T13: no orange in the centre, no upgrade; orange itself has no step up', () => {
    const state = arrange(2);
    state.oranges = 0;
    state.locomotives[1] = ORANGE;
    expect(allows(state, UPGRADE)).toBe(false);
    state.turn = 1;
    expect(allows(state, UPGRADE)).toBe(false);
  });

  it('T14: from none to orange takes two turns', () => {
    const state = arrange(2);
    state.locomotives[0] = NO_LOCOMOTIVE;
    const green = play(state, UPGRADE).state;
    expect(green.locomotives[0]).toBe(GREEN);
    expect(green.oranges).toBe(1);
    expect(allows(green, UPGRADE)).toBe(false);
  });
});

describe('the end', () => {
  it('T17, T18: the last card drawn gives everybody one more turn, its drawer the last', () => {
    const state = arrange(3);
    dealHand(state, ...FIVE);
    shortenDeck(state, 1);
    const { state: last, events } = play(
      state,
      playCard('cargo-coal-2'),
      playCard('quick-upgrade'),
      END_TURN,
    );
    expect(last.handSizes).toEqual([4, 5, 5]);
    expect(last.turnsLeft).toBe(3);
    expect(events.map(({ kind }) => kind)).toContain('deck-ran-out');
    let now = last;
    const order: number[] = [];
    while (trainsAndCargo.outcome(now) === undefined) {
      order.push(now.turn);
      const first = trainsAndCargo.legalMoves(now, now.turn).find(({ kind }) => kind === 'burn');
      if (first === undefined) throw new Error('no card to burn');
      now = play(now, first).state;
    }
    expect(order).toEqual([1, 2, 0]);
    expect(now.handSizes).toEqual([3, 4, 4]);
  });

  it('T35: a burn without a deck draws nothing', () => {
    const state = arrange(2);
    dealHand(state, ...FIVE);
    shortenDeck(state, 0);
    const { state: end, events } = play(state, burn('quick-upgrade'));
    expect(end.handSizes).toEqual([4, 5]);
    expect(events.map(({ kind }) => kind)).toEqual(['card-burned', 'turn-began']);
  });

  it('T18: whoever drew the last card still has a card to play in the very last turn', () => {
    const state = arrange(2);
    dealHand(state, ...FIVE);
    shortenDeck(state, 1);
    state.unlimited = ALL_TYPES;
    const all = play(state, ...FIVE.map(playCard), END_TURN).state;
    expect(all.handSizes).toEqual([1, 5]);
    expect(all.turnsLeft).toBe(2);
    expect(
      laws.conserve({ ...all, turn: 0, hands: all.hands.with(0, -1), handSizes: [0, 5] }),
    ).toBeDefined();
    all.turn = 0;
    expect(kindsOf(all)).toContain('play');
  });

  it('T19, T20: unsent cargo counts nothing, and equals share the victory', () => {
    const state = arrange(3);
    dealHand(state);
    shortenDeck(state, 0);
    state.turnsLeft = 1;
    state.scores = [6, 12, 0];
    giveTrain(state, 0, 'food');
    giveTrain(state, 2, 'food', 'food', 'food');
    const end = play(state, SEND).state;
    expect(trainsAndCargo.outcome(end)).toEqual({
      ranking: [[0, 1], [2]],
      scores: [12, 12, 0],
      reason: 'deck-ran-out',
    });
  });
});
