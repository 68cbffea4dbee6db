import { NONE } from '@roundhouse/engine/kit';
import { expect, it } from 'vitest';
import { FIRST_ENGINE } from '../data/cards.ts';
import { handOf } from '../hand.ts';
import {
  arrange,
  caboose,
  car,
  draw,
  engine,
  PASS,
  play,
  setHand,
  texts,
  told,
} from '../testing/arrange.ts';
import type { State } from '../state.ts';

const SIX = [0, 1, 2, 3, 4, 5];

/** Seat 0 to draw, with a deck whose last cards are known. */
function drawing(top: readonly number[]): State {
  const state = arrange(2);
  setHand(state, 0, []);
  state.up = car('red', 1);
  state.deck = [car('violet', 5), ...top];
  return state;
}

it('3.1, R32: the first draw is forced', () => {
  expect(texts(arrange(2))).toEqual(['draw engines', 'draw up', 'draw deck']);
});

it('4.1: an engine from the top of the engine deck', () => {
  const state = drawing([]);
  const top = state.engineDeck.at(-1) ?? NONE;
  const drawn = play(state, draw('engines'));
  expect(handOf(drawn.state, 0)).toEqual([top]);
  expect(drawn.events).toEqual([
    { kind: 'drew', to: 'all', seat: 0, from: 'engines' },
    { kind: 'drew-card', to: [0], card: top },
  ]);
  expect(drawn.state.phase).toBe('act');
});

it('4.1: an empty engine deck is made anew from the discard pile', () => {
  const state = drawing([]);
  const discarded = [engine('engine 1'), engine('engine 2'), engine('engine 3')];
  state.engineDeck = [];
  state.engineDiscard = discarded.slice();
  const drawn = play(state, draw('engines'));
  expect(told(drawn.events, 'engines-reshuffled')).toEqual({ count: 3 });
  expect(drawn.state.engineDiscard).toEqual([]);
  expect(new Set([...drawn.state.engineDeck, ...handOf(drawn.state, 0)])).toEqual(
    new Set(discarded),
  );
});

it('R24: without engines in deck and discard pile there is no engine to draw', () => {
  const state = drawing([]);
  state.engineDeck = [];
  state.engineDiscard = [];
  expect(texts(state)).toEqual(['draw up', 'draw deck']);
});

it('4.2: the up card is replaced from the deck', () => {
  const drawn = play(drawing([car('blue', 2)]), draw('up'));
  expect(handOf(drawn.state, 0)).toEqual([car('red', 1)]);
  expect(drawn.state.up).toBe(car('blue', 2));
  expect(drawn.state.discard).toEqual([]);
  expect(drawn.events).toEqual([
    { kind: 'took', to: 'all', seat: 0, from: 'up', card: car('red', 1) },
    { kind: 'turned-up', to: 'all', card: car('blue', 2) },
  ]);
});

it('4.3, R21: a blind draw takes two cards from the deck and displaces the up card', () => {
  const state = drawing([car('blue', 2), caboose('red', 'blue')]);
  const drawn = play(state, draw('deck'));
  expect(handOf(drawn.state, 0)).toEqual([caboose('red', 'blue')]);
  expect(drawn.state.up).toBe(car('blue', 2));
  expect(drawn.state.discard).toEqual([car('red', 1)]);
  expect(drawn.state.deck).toEqual([car('violet', 5)]);
  expect(told(drawn.events, 'drew-card')).toEqual({ card: caboose('red', 'blue') });
  expect(told(drawn.events, 'up-card-discarded')).toEqual({ card: car('red', 1) });
});

it('4.4: the top of the discard pile, and nothing else moves', () => {
  const state = drawing([]);
  state.discard = [car('green', 1), car('green', 2)];
  const drawn = play(state, draw('discard'));
  expect(handOf(drawn.state, 0)).toEqual([car('green', 2)]);
  expect([drawn.state.up, ...drawn.state.discard]).toEqual([car('red', 1), car('green', 1)]);
  expect(drawn.events).toEqual([
    { kind: 'took', to: 'all', seat: 0, from: 'discard', card: car('green', 2) },
  ]);
});

it('R20: an empty discard pile cannot be drawn from', () => {
  expect(texts(drawing([]))).not.toContain('draw discard');
});

it('R21: a blind draw of the last card leaves the up space empty', () => {
  const drawn = play(drawing([]), draw('deck'));
  expect(handOf(drawn.state, 0)).toEqual([car('violet', 5)]);
  expect([drawn.state.up, ...drawn.state.discard]).toEqual([NONE, car('red', 1)]);
  expect(told(drawn.events, 'end-triggered')).toEqual({ seat: 0, ending: 'deck-emptied' });
});

it('R22: turning up the last card empties the deck too', () => {
  const taken = play(drawing([]), draw('up'));
  expect(taken.state.up).toBe(car('violet', 5));
  expect(told(taken.events, 'end-triggered')).toEqual({ seat: 0, ending: 'deck-emptied' });
  const blind = play(drawing([car('blue', 2)]), draw('deck'));
  expect(told(blind.events, 'end-triggered')).toEqual({ seat: 0, ending: 'deck-emptied' });
  const early = play(drawing([car('blue', 2), car('blue', 3)]), draw('deck'));
  expect(early.state.ending).toBe(null);
});

it('R23: with an empty deck the up card is drawn and not replaced', () => {
  const state = play(drawing([]), draw('up')).state;
  expect(texts(state).filter((each) => each.startsWith('draw'))).toEqual([
    'draw engines',
    'draw up',
  ]);
  const again = play(state, draw('up'));
  expect(again.state.up).toBe(NONE);
  expect(handOf(again.state, 0)).toEqual([car('red', 1), car('violet', 5)]);
});

it('R17: at 8 cards the first draw is skipped and the action is not offered, a discard is', () => {
  const state = arrange(2);
  setHand(state, 1, [...SIX, FIRST_ENGINE, FIRST_ENGINE + 1]);
  setHand(state, 0, SIX);
  const drawn = play(state, draw('up')).state;
  const next = play(drawn, PASS).state;
  expect([next.turn, next.phase]).toEqual([1, 'act']);
  const offered = texts(next);
  expect(offered.filter((each) => each.startsWith('draw'))).toEqual([]);
  expect(offered).toContain('discard 0');
});

it('3.3: the action draw ends the turn', () => {
  const state = play(arrange(2), draw('engines')).state;
  const drawn = play(state, draw('up'));
  expect(handOf(drawn.state, 0)).toHaveLength(7);
  expect([drawn.state.turn, drawn.state.phase]).toEqual([1, 'draw']);
});
