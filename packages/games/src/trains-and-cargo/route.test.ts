import { describe, expect, it } from 'vitest';
import { goodIndex } from './data/goods.ts';
import type { GoodId } from './data/goods.ts';
import { ORANGE } from './data/locomotives.ts';
import { ROUTE_BOARDS } from './data/route-boards.ts';
import { lengthOn } from './route.ts';
import {
  play,
  allows,
  dealHand,
  DONE,
  END_TURN,
  giveStorage,
  giveTrain,
  kindsOf,
  load,
  playCard,
  SEND,
  arrange,
  storageOf,
  takeBoard,
  UPGRADE,
} from './testing/arrange.ts';
import type { State } from './state.ts';

const CITY = 0;
const COUNTRY = 1;
const INDUSTRY = 2;

const repeat = (good: GoodId, times: number): GoodId[] => new Array<GoodId>(times).fill(good);

/** A table whose first seat has this many Coal tokens on its train and some Food in storage, a card just played. */
function loading(tokens: number, food: number, ...ids: string[]): State {
  const state = arrange(2, { routeBoards: true });
  dealHand(state, 'market-cars-up3', ...ids);
  giveTrain(state, 0, ...repeat('coal', tokens));
  giveStorage(state, 0, ...repeat('food', food));
  return play(state, playCard('market-cars-up3')).state;
}

const lengthOf = (state: State): number => state.trains[0]?.length ?? 0;
const countOf = (state: State, good: GoodId): number =>
  state.trains[0]?.filter((each) => each === goodIndex(good)).length ?? 0;

describe('turns with Route Boards', () => {
  it('9.1, 9.2: a turn is cards, upgrade or sending; no load or burn by itself', () => {
    const state = arrange(2, { routeBoards: true });
    dealHand(state);
    giveTrain(state, 0, 'coal');
    giveStorage(state, 0, 'food');
    expect(kindsOf(state)).toEqual(['play', 'upgrade', 'send']);
  });

  it('9.1, T44: after cards up to two tokens are loaded, and no card follows', () => {
    const state = loading(0, 3, 'cargo-coal-2');
    expect(kindsOf(state)).toEqual(['play', 'load', 'take-board', 'end-turn']);
    const one = play(state, load('food')).state;
    expect(kindsOf(one)).toEqual(['load', 'take-board', 'end-turn']);
    const two = play(one, load('food')).state;
    expect(kindsOf(two)).toEqual(['take-board', 'end-turn']);
    const next = play(two, END_TURN).state;
    expect([next.turn, next.handSizes[0]]).toEqual([1, 5]);
  });

  it('T30: loading follows an upgrade too, without a burn', () => {
    const state = arrange(2, { routeBoards: true });
    giveStorage(state, 0, 'food');
    expect(kindsOf(play(state, UPGRADE).state)).toEqual(['load', 'take-board', 'end-turn']);
  });

  it('9.1, T30: no loading after sending, by turn or by Load & Send', () => {
    const sent = play(loading(1, 1, 'load-and-send'), playCard('load-and-send'), DONE).state;
    expect(sent.scores[0]).toBe(6);
    expect(allows(sent, load('food'))).toBe(false);
    expect(allows(sent, takeBoard(CITY))).toBe(false);
    const state = arrange(2, { routeBoards: true });
    giveTrain(state, 0, 'coal');
    expect(play(state, SEND).state.turn).toBe(1);
  });

  it('T42: a Load & Send that sent nothing leaves the loading step', () => {
    const state = play(
      loading(6, 3, 'load-and-send'),
      playCard('load-and-send'),
      load('food'),
      DONE,
    );
    expect(lengthOf(state.state)).toBe(7);
    expect(allows(state.state, load('food'))).toBe(true);
  });

  it('6.7: Extra Load comes on top of the loading step', () => {
    const state = loading(0, 4, 'extra-load');
    const loaded = play(state, playCard('extra-load'), load('food'), load('food'), DONE).state;
    expect(lengthOf(play(loaded, load('food'), load('food')).state)).toBe(4);
  });
});

describe('taking a board', () => {
  it('9.3, T29: before the first token, which then has to follow', () => {
    const taken = play(loading(0, 2), takeBoard(CITY)).state;
    expect(taken.boards).toEqual([CITY, -1]);
    expect(kindsOf(taken)).toEqual(['load']);
    expect(kindsOf(play(taken, load('food')).state)).toEqual(['load', 'end-turn']);
  });

  it('T29: after the tokens, and one for a train', () => {
    const taken = play(loading(0, 2), load('food'), load('food'), takeBoard(INDUSTRY)).state;
    expect(kindsOf(taken)).toEqual(['end-turn']);
  });

  it('T29: not without a token to load', () => {
    expect(allows(loading(3, 0), takeBoard(CITY))).toBe(false);
  });

  it('9.3: a taken board is not free for others', () => {
    const state = loading(0, 2);
    state.boards[1] = CITY;
    expect([0, 1, 2].map((board) => allows(state, takeBoard(board)))).toEqual([false, true, true]);
  });

  it('9.4: no board on which the train does not fit', () => {
    const state = play(loading(10, 2), load('food')).state;
    expect([0, 1, 2].map((board) => allows(state, takeBoard(board)))).toEqual([false, true, true]);
  });

  it('T40: not before loading if the bonus would leave no room for the token', () => {
    expect(allows(loading(6, 1), takeBoard(CITY))).toBe(false);
    expect(allows(loading(7, 1), takeBoard(CITY))).toBe(true);
    expect(allows(loading(10, 1), takeBoard(CITY))).toBe(false);
  });

  it('T29, T40: a train of six from an earlier turn never gets the Passengers', () => {
    const seven = play(loading(6, 1), load('food'), takeBoard(CITY)).state;
    expect(lengthOf(seven)).toBe(7);
  });

  it('9.4: a full board takes no more tokens', () => {
    const full = play(loading(9, 3), takeBoard(CITY), load('food')).state;
    expect(lengthOf(full)).toBe(10);
    expect(allows(full, load('food'))).toBe(false);
  });

  it('T29: a board may be taken with Extra Load and with Load & Send', () => {
    const extra = play(loading(5, 1, 'extra-load'), playCard('extra-load'), load('food'));
    expect(kindsOf(extra.state)).toEqual(['take-board', 'done']);
    expect(lengthOf(play(extra.state, takeBoard(CITY)).state)).toBe(10);
    const state = loading(5, 1, 'load-and-send');
    state.locomotives[0] = ORANGE;
    state.oranges = 0;
    const sent = play(state, playCard('load-and-send'), load('food'), takeBoard(CITY), DONE).state;
    expect(sent.scores[0]).toBe(60);
    expect(sent.boards[0]).toBe(-1);
  });

  it('T33: a board does not help a green locomotive', () => {
    const state = loading(5, 1, 'load-and-send');
    const stuck = play(state, playCard('load-and-send'), load('food'), takeBoard(CITY), DONE).state;
    expect([stuck.scores[0], lengthOf(stuck)]).toEqual([0, 10]);
  });

  it('9.6: sending returns the board and pays its full length (T36)', () => {
    const state = arrange(2, { routeBoards: true });
    state.boards[0] = COUNTRY;
    state.locomotives[0] = ORANGE;
    state.oranges = 0;
    giveTrain(state, 0, ...repeat('coal', 12));
    const { state: end, events } = play(state, SEND);
    expect(end.boards).toEqual([-1, -1]);
    expect(end.scores[0]).toBe(77);
    expect(events[0]).toMatchObject({ kind: 'train-sent', board: COUNTRY, points: { route: 5 } });
  });
});

describe('bonus tokens', () => {
  it('9.5: six tokens on City Route bring four Passengers at once', () => {
    const { state: end, events } = play(loading(5, 2), takeBoard(CITY), load('food'));
    expect([lengthOf(end), countOf(end, 'passengers')]).toEqual([10, 4]);
    expect(end.bank[goodIndex('passengers')]).toBe(20);
    expect(storageOf(end, 0)).toEqual({ food: 1 });
    expect(allows(end, load('food'))).toBe(false); // T26
    expect(events.at(-1)).toEqual({
      kind: 'bonus-added',
      to: 'all',
      side: 0,
      board: CITY,
      good: goodIndex('passengers'),
      count: 4,
    });
  });

  it('9.5: ten tokens on City Route bring none', () => {
    const { state: end, events } = play(loading(9, 1), load('food'), takeBoard(CITY));
    expect([lengthOf(end), countOf(end, 'passengers')]).toEqual([10, 0]);
    expect(events.at(-1)?.kind).toBe('bonus-missed');
  });

  it.each([
    [5, 5],
    [6, 10],
    [7, 7],
    [8, 8],
    [9, 9],
    [10, 10],
  ])('T27: City Route taken with %i tokens makes %i', (before, length) => {
    const end = play(loading(before - 1, 1), load('food'), takeBoard(CITY)).state;
    expect(lengthOf(end)).toBe(length);
  });

  it('T28: bonus tokens can fill the next bonus square', () => {
    const state = loading(8, 2);
    const end = play(state, load('food'), takeBoard(COUNTRY)).state;
    expect([lengthOf(end), countOf(end, 'grain'), countOf(end, 'livestock')]).toEqual([11, 2, 0]);
    const country = ROUTE_BOARDS[COUNTRY];
    const industry = ROUTE_BOARDS[INDUSTRY];
    if (country === undefined || industry === undefined) throw new Error('no such board');
    expect(lengthOn(country, 8)).toBe(12);
    expect(lengthOn(country, 10)).toBe(12);
    expect(lengthOn(industry, 10)).toBe(14);
    expect(lengthOn(industry, 15)).toBe(15);
  });

  it('T26: each square pays once, as it is filled', () => {
    const first = play(loading(5, 4), takeBoard(COUNTRY), load('food'), load('food')).state;
    expect([lengthOf(first), countOf(first, 'grain')]).toEqual([9, 2]);
    const back = play(first, END_TURN, UPGRADE, END_TURN).state;
    const card = back.hands[0] ?? -1;
    const again = play(back, { kind: 'play', card }, load('food')).state;
    expect([lengthOf(again), countOf(again, 'grain'), countOf(again, 'livestock')]).toEqual([
      12, 2, 2,
    ]);
  });
});
