import { expect, it } from 'vitest';
import { FIRST_ENGINE } from './data/cards.ts';
import { ironHorsesRael as game } from './index.ts';
import type { Move } from './moves/index.ts';
import { car, engine, firstTurn, offers, play, playAll, setHand, told } from './scene.ts';
import type { State } from './state.ts';

const PASS: Move = { kind: 'pass' };
const DECLINE: Move = { kind: 'decline' };
const DRAW_ENGINE: Move = { kind: 'draw', from: 'engines' };
const FULL = [0, 1, 2, 3, 4, 5, FIRST_ENGINE, FIRST_ENGINE + 1];

/** Seat 0 triggers the end by its first draw. */
function triggered(seats: number): State {
  const state = firstTurn(seats);
  state.deck = [car('red', 1)];
  return play(state, 0, { kind: 'draw', from: 'up' }).state;
}

function allFull(seats: number): State {
  const state = firstTurn(seats);
  for (let seat = 0; seat < seats; seat++) setHand(state, seat, FULL);
  state.phase = 'act';
  return state;
}

it('6.2, R25: the turn that triggers the end is finished, its action included', () => {
  const state = triggered(3);
  expect([state.phase, state.turn, state.turnsLeft]).toEqual(['act', 0, 4]);
  expect(offers(state, 0)).toContain('pass');
});

it('6.2, R25: everybody has one more action without a draw, the trigger last', () => {
  let state = play(triggered(3), 0, PASS).state;
  for (const seat of [1, 2, 0]) {
    expect([state.turn, state.phase]).toEqual([seat, 'act']);
    const step = play(state, seat, PASS);
    if (seat > 0) {
      expect(told(step.events, 'turn-began')).toEqual({ seat: (seat + 1) % 3, final: true });
    }
    state = step.state;
  }
  expect(game.deciders(state)).toEqual([]);
  expect(game.outcome(state)?.reason).toBe('deck-emptied');
});

it('R25: the action of a final turn may be a draw or a discard with a draw', () => {
  const state = play(triggered(2), 0, PASS).state;
  expect(offers(state, 1)).toEqual(expect.arrayContaining(['draw engines', 'draw up', 'pass']));
  const drawn = play(state, 1, { kind: 'draw', from: 'up' }).state;
  expect([drawn.turn, drawn.phase]).toEqual([0, 'act']);
  const card = drawn.hands[0];
  const discarded = play(drawn, 0, { kind: 'discard', card }).state;
  expect(game.outcome(play(discarded, 0, DRAW_ENGINE).state)?.reason).toBe('deck-emptied');
});

it('R25, D7: a later trigger changes nothing', () => {
  const state = triggered(2);
  state.supply[2] = 1;
  state.inPlay[0] = engine('engine 1');
  setHand(state, 0, [car('red', 1)]);
  const after = playAll(state, [
    { kind: 'complete', engine: engine('engine 1') },
    { kind: 'add', card: car('red', 1) },
    { kind: 'deliver', region: 2 },
    { kind: 'rotate', position: state.positions[2] === 0 ? 1 : 0 },
  ]);
  expect(after.state.supply[2]).toBe(0);
  expect(told(after.events, 'end-triggered')).toBeUndefined();
  expect([after.state.ending, after.state.turnsLeft]).toEqual(['deck-emptied', 2]);
});

it('D5: the end shows the x3 cards, what the stocks brought and the scores', () => {
  const state = play(triggered(2), 0, PASS).state;
  state.stocks[state.x3[0] ?? 0] = 2;
  state.market.fill(4);
  state.cash = [10, 30];
  const { events } = playAll(state, [PASS, PASS]);
  const amounts = [0, 1, 2, 3, 4, 5].map((colour) => (colour === state.x3[0] ? 24 : 0));
  expect(told(events, 'cashed-out')).toEqual({ seat: 0, x3: state.x3[0], amounts, score: 34 });
  expect(events.at(-1)).toEqual({ kind: 'game-ended', to: 'all', ending: 'deck-emptied' });
});

it('R33: a round in which everybody is full and passes ends the game at once', () => {
  const { state } = playAll(allFull(3), [PASS, PASS]);
  expect(game.outcome(state)).toBeUndefined();
  const end = play(state, 2, PASS).state;
  expect(game.outcome(end)?.reason).toBe('stalled');
  expect(game.deciders(end)).toEqual([]);
});

it('R33: a discard in between starts the count anew', () => {
  const { state } = playAll(allFull(2), [PASS, { kind: 'discard', card: 0 }, DRAW_ENGINE, PASS]);
  expect(game.outcome(state)).toBeUndefined();
  expect([state.turn, state.quietTurns]).toEqual([1, 1]);
});

it('R33: passing after a draw is not standing still', () => {
  const state = firstTurn(2);
  setHand(state, 0, FULL.slice(1));
  setHand(state, 1, FULL);
  const { state: after } = playAll(state, [DRAW_ENGINE, PASS, PASS]);
  expect([after.quietTurns, after.turn]).toEqual([1, 0]);
});

it('D3: five rounds of nothing but engines end the game', () => {
  let state = allFull(2);
  const swap = (at: State): Move[] => [
    { kind: 'discard', card: at.hands[at.turn * 8 + 7] ?? 0 },
    DRAW_ENGINE,
  ];
  for (let turn = 0; turn < 9; turn++) state = playAll(state, swap(state)).state;
  expect([state.idleTurns, game.outcome(state)]).toEqual([9, undefined]);
  const other = playAll(state, [{ kind: 'discard', card: 0 }, DECLINE]).state;
  expect(other.idleTurns).toBe(0);
  expect(game.outcome(playAll(state, swap(state)).state)?.reason).toBe('stalled');
});

it('R33, D3: final turns do not count', () => {
  const state = allFull(2);
  Object.assign(state, { ending: 'deck-emptied', turnsLeft: 2, deck: [] });
  const end = playAll(state, [PASS, PASS]).state;
  expect(game.outcome(end)?.reason).toBe('deck-emptied');
});
