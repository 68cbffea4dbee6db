import { describe, expect, it } from 'vitest';
import { cardIndex } from './data/cards.ts';
import { GREEN, NO_LOCOMOTIVE } from './data/locomotives.ts';
import { trainsAndCargo } from './index.ts';
import {
  play,
  allows,
  burn,
  dealHand,
  END_TURN,
  giveStorage,
  giveTrain,
  load,
  playCard,
  SEND,
  shortenDeck,
  arrange,
  storageOf,
} from './testing/arrange.ts';
import { handOf } from './hand.ts';
import type { State } from './state.ts';

const team = (seats: number): State => arrange(seats, { teams: true });

describe('teams', () => {
  it('T22: seats alternate, and partners sit opposite each other', () => {
    const sides = (seats: number): unknown[] =>
      trainsAndCargo.view(team(seats), 'spectator').sides.map((each) => each.seats);
    expect(sides(4)).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(sides(6)).toEqual([
      [0, 3],
      [1, 4],
      [2, 5],
    ]);
    for (const seats of [4, 6]) {
      expect(trainsAndCargo.teamsFor?.({ teams: true, routeBoards: false }, seats)).toEqual(
        sides(seats),
      );
    }
    expect(trainsAndCargo.teamsFor?.({ teams: false, routeBoards: false }, 4)).toEqual([]);
  });

  it('8.2: partners do not talk while the match lasts', () => {
    expect(trainsAndCargo.isSilent?.({ teams: true, routeBoards: true })).toBe(true);
    expect(trainsAndCargo.isSilent?.({ teams: false, routeBoards: true })).toBe(false);
  });

  it('8.1: partners load their own tokens onto one train, and either sends it', () => {
    const state = team(4);
    dealHand(state);
    giveStorage(state, 0, 'food');
    giveStorage(state, 1, 'cars');
    giveStorage(state, 2, 'coal');
    const loaded = play(state, load('food'), END_TURN, load('cars'), END_TURN).state;
    expect(loaded.turn).toBe(2);
    expect(allows(loaded, load('food'))).toBe(false);
    expect(allows(loaded, load('coal'))).toBe(true);
    const end = play(loaded, SEND).state;
    expect(end.scores).toEqual([6, 0]);
    expect(storageOf(end, 2)).toEqual({ coal: 1 });
  });

  it('6.5: a Long Train Bonus counts for the partner who sends', () => {
    const state = team(4);
    dealHand(state, 'long-train-bonus');
    giveTrain(state, 0, ...new Array<'food'>(8).fill('food'));
    const laid = play(state, playCard('long-train-bonus'), END_TURN).state;
    laid.turn = 2;
    laid.locomotives[0] = 2;
    laid.oranges = 0;
    const end = play(laid, SEND).state;
    expect(end.scores).toEqual([53, 0]);
    expect(end.discards).toEqual([cardIndex('long-train-bonus')]);
  });

  it('T23: Must Send and Engine Sabotage hit the other team', () => {
    const state = team(4);
    dealHand(state, 'must-send', 'engine-sabotage');
    giveTrain(state, 0, 'food');
    giveTrain(state, 1, 'coal', 'coal');
    expect(play(state, playCard('must-send')).state.scores).toEqual([0, 12]);
    const sabotaged = play(state, playCard('engine-sabotage')).state;
    expect(sabotaged.locomotives).toEqual([GREEN, NO_LOCOMOTIVE]);
  });

  it('6.9: Cargo Raid hits one player, never the partner', () => {
    const state = team(4);
    dealHand(state, 'cargo-raid');
    for (const seat of [1, 2, 3]) giveStorage(state, seat, 'food');
    const asked = play(state, playCard('cargo-raid')).state;
    const legal = trainsAndCargo.legalMoves(asked, 0);
    expect(legal).toEqual([
      { kind: 'choose-seat', seat: 1 },
      { kind: 'choose-seat', seat: 3 },
    ]);
  });

  it('T24: nobody sees a partner’s hand', () => {
    const state = team(4);
    const seen = trainsAndCargo.view(state, 2);
    expect(seen.hand).toEqual(handOf(state, 2));
    expect(seen.seats.map(({ handSize }) => handSize)).toEqual([5, 5, 5, 5]);
    state.hands.splice(0, 5, 1, 2, 3, 4, 5);
    expect(trainsAndCargo.view(state, 2)).toEqual(seen);
  });

  it('8.1: partners share score and rank', () => {
    const state = team(6);
    dealHand(state, 'quick-upgrade');
    shortenDeck(state, 0);
    state.turnsLeft = 1;
    state.scores = [10, 30, 20];
    const end = play(state, burn('quick-upgrade')).state;
    expect(trainsAndCargo.outcome(end)).toEqual({
      ranking: [
        [1, 4],
        [2, 5],
        [0, 3],
      ],
      scores: [10, 30, 20, 10, 30, 20],
      reason: 'deck-ran-out',
    });
  });
});
