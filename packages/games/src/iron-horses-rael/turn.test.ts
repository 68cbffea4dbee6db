import { expect, it } from 'vitest';
import { FIRST_ENGINE } from './data/cards.ts';
import { ironHorsesRael as game } from './index.ts';
import type { Move } from './moves/index.ts';
import {
  add,
  arrange,
  car,
  complete,
  DECLINE,
  deliver,
  discard,
  draw,
  engine,
  offers,
  PASS,
  play,
  rotate,
  setHand,
  setInPlay,
  texts,
  told,
} from './testing/arrange.ts';
import type { State } from './state.ts';

const DRAW_ENGINE = draw('engines');
const FULL = [0, 1, 2, 3, 4, 5, FIRST_ENGINE, FIRST_ENGINE + 1];

/** Seat 0 triggers the end by its first draw. */
function triggered(seats: number): State {
  const state = arrange(seats);
  state.deck = [car('red', 1)];
  return play(state, draw('up')).state;
}

function allFull(seats: number): State {
  const state = arrange(seats);
  for (let seat = 0; seat < seats; seat++) setHand(state, seat, FULL);
  state.phase = 'act';
  return state;
}

it('3.2, 3.6: an action is to complete a train, begin one, draw, discard or nothing', () => {
  const state = arrange(2);
  state.phase = 'act';
  setHand(state, 0, [car('red', 1), engine('engine 2')]);
  setInPlay(state, 0, [engine('engine 1')]);
  const kinds = new Set(offers(state).map(({ kind }) => kind));
  expect([...kinds]).toEqual(['complete', 'begin', 'draw', 'discard', 'pass']);
});

it('6.2, R25: the turn that triggers the end is finished, its action included', () => {
  const state = triggered(3);
  expect([state.phase, state.turn, state.turnsLeft]).toEqual(['act', 0, 4]);
  expect(texts(state)).toContain('pass');
});

it('6.2, R25: everybody has one more action without a draw, the trigger last', () => {
  let state = play(triggered(3), PASS).state;
  for (const seat of [1, 2, 0]) {
    expect([state.turn, state.phase]).toEqual([seat, 'act']);
    const step = play(state, PASS);
    if (seat > 0) {
      expect(told(step.events, 'turn-began')).toEqual({ seat: (seat + 1) % 3, final: true });
    }
    state = step.state;
  }
  expect(game.deciders(state)).toEqual([]);
  expect(game.outcome(state)?.reason).toBe('deck-emptied');
});

it('R25: the action of a final turn may be a draw or a discard with a draw', () => {
  const state = play(triggered(2), PASS).state;
  expect(texts(state)).toEqual(expect.arrayContaining(['draw engines', 'draw up', 'pass']));
  const drawn = play(state, draw('up')).state;
  expect([drawn.turn, drawn.phase]).toEqual([0, 'act']);
  const card = drawn.hands[0] ?? 0;
  const discarded = play(drawn, discard(card)).state;
  expect(game.outcome(play(discarded, DRAW_ENGINE).state)?.reason).toBe('deck-emptied');
});

it('R25, D7: a later trigger changes nothing', () => {
  const state = triggered(2);
  state.supply[2] = 1;
  state.inPlay[0] = engine('engine 1');
  setHand(state, 0, [car('red', 1)]);
  const after = play(
    state,
    complete(engine('engine 1')),
    add(car('red', 1)),
    deliver(2),
    rotate(state.positions[2] === 0 ? 1 : 0),
  );
  expect(after.state.supply[2]).toBe(0);
  expect(told(after.events, 'end-triggered')).toBeUndefined();
  expect([after.state.ending, after.state.turnsLeft]).toEqual(['deck-emptied', 2]);
});

it('D5: the end shows the x3 cards, what the stocks brought and the scores', () => {
  const state = play(triggered(2), PASS).state;
  state.stocks[state.x3[0] ?? 0] = 2;
  state.market.fill(4);
  state.cash = [10, 30];
  const { events } = play(state, PASS, PASS);
  const amounts = [0, 1, 2, 3, 4, 5].map((colour) => (colour === state.x3[0] ? 24 : 0));
  expect(told(events, 'cashed-out')).toEqual({ seat: 0, x3: state.x3[0], amounts, score: 34 });
  expect(events.at(-1)).toEqual({ kind: 'game-ended', to: 'all', ending: 'deck-emptied' });
});

it('6.5, R33: a round in which everybody is full and passes ends the game at once', () => {
  const { state } = play(allFull(3), PASS, PASS);
  expect(game.outcome(state)).toBeUndefined();
  const end = play(state, PASS).state;
  expect(game.outcome(end)?.reason).toBe('stalled');
  expect(game.deciders(end)).toEqual([]);
});

it('R33: no automation takes the step that ends the match', () => {
  const endsMatch = (state: State): boolean | undefined =>
    game.automation.endsMatch?.(PASS, game.view(state, state.turn));
  const one = play(allFull(3), PASS).state;
  expect(endsMatch(one)).toBe(false);
  const two = play(one, PASS).state;
  expect(endsMatch(two)).toBe(true);
});

it('R33: a discard in between starts the count anew', () => {
  const { state } = play(allFull(2), PASS, discard(0), DRAW_ENGINE, PASS);
  expect(game.outcome(state)).toBeUndefined();
  expect([state.turn, state.quietTurns]).toEqual([1, 1]);
});

it('R33: passing after a draw is not standing still', () => {
  const state = arrange(2);
  setHand(state, 0, FULL.slice(1));
  setHand(state, 1, FULL);
  const { state: after } = play(state, DRAW_ENGINE, PASS, PASS);
  expect([after.quietTurns, after.turn]).toEqual([1, 0]);
});

it('6.5, D3: five rounds of nothing but engines end the game', () => {
  let state = allFull(2);
  const swap = ({ hands, turn }: State): Move[] => [discard(hands[turn * 8 + 7] ?? 0), DRAW_ENGINE];
  for (let turn = 0; turn < 9; turn++) state = play(state, ...swap(state)).state;
  expect([state.idleTurns, game.outcome(state)]).toEqual([9, undefined]);
  const other = play(state, discard(0), DECLINE).state;
  expect(other.idleTurns).toBe(0);
  expect(game.outcome(play(state, ...swap(state)).state)?.reason).toBe('stalled');
});

it('R33, D3: final turns do not count', () => {
  const state = allFull(2);
  Object.assign(state, { ending: 'deck-emptied', turnsLeft: 2, deck: [] });
  const end = play(state, PASS, PASS).state;
  expect(game.outcome(end)?.reason).toBe('deck-emptied');
});
