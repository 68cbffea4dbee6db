import { rngFromSeed, seedFromText } from '@roundhouse/engine';
import type { Viewer } from '@roundhouse/engine';
import { describe, expect, it } from 'vitest';
import { cardOf } from './data/indexes.ts';
import { ironHorsesRampage as game } from './index.ts';
import type { State } from './index.ts';
import { UNUSED } from './state.ts';
import {
  arrange,
  END_TURN,
  held,
  payOff,
  play,
  sabotage,
  steal,
  transport,
} from './testing/arrange.ts';

/** The worlds that a viewer can imagine. */
const worlds = (state: State, viewer: Viewer): State[] =>
  Array.from({ length: 200 }, (_, number) =>
    game.imagine(game.view(state, viewer), rngFromSeed(seedFromText(`world ${number}`))),
  );
const distinct = (states: readonly State[], what: (state: State) => unknown): number =>
  new Set(states.map((state) => JSON.stringify(what(state)))).size;

describe('a view', () => {
  it('D1: shows the hand of nobody else', () => {
    const start = arrange([{ hand: ['gold'] }, { hand: ['sheriff', 'mail'] }]);
    const seen = game.view(start, 0);
    expect([seen.hand[6], seen.players[1]?.handSize]).toEqual([1, 2]);
    expect(distinct(worlds(start, 0), ({ hand }) => hand)).toBeGreaterThan(20);
    expect(game.view(start, 'spectator').hand).toEqual([]);
  });

  it('D2: a hijacked card is known to be in the hand until one of its kind leaves', () => {
    const start = arrange([{ hand: ['hijacker', 'gold'] }, { inPlay: ['gold'] }]);
    const { state } = play(start, sabotage('hijacker', 1), steal('gold'));
    expect(game.view(state, 1).players[0]?.known[6]).toBe(1);
    expect(worlds(state, 1).every((world) => held(world, 0, 'gold') >= 1)).toBe(true);
    const later = play(state, transport('gold')).state;
    expect(game.view(later, 1).players[0]?.known[6]).toBe(0);
    expect(held(later, 0, 'gold')).toBe(1);
  });

  it('P12, P24: tells what each setback costs its victim to lift', () => {
    const setbacks = ['tariff', 'storm'];
    const seen = game.view(arrange([{ setbacks }, { setbacks, master: 'baron' }]), 'spectator');
    expect(seen.players.map(({ prices }) => prices)).toEqual([
      [100_000, 50_000],
      [50_000, 50_000],
    ]);
  });

  it('P16: tells whether an advantage is to be had, as First Class gives it back', () => {
    const used = arrange([{ master: 'first-class' }, {}, { advantage: UNUSED }]);
    expect(game.view(used, 0).players.map(({ hasAdvantage }) => hasAdvantage)).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('7.2: only the surveyor knows what lies under the deck', () => {
    const ridge = { railway: 'western-ridge', advantage: UNUSED };
    const start = arrange([ridge, {}]);
    const looking = play(start, { kind: 'survey' }).state;
    expect(game.view(looking, 0).looked).toEqual(looking.looked);
    expect([game.view(looking, 1).looked, game.view(looking, 1).lookedSize]).toEqual([[], 3]);
    const [card = 0, other = 0] = looking.looked;
    const { state } = play(looking, { kind: 'keep', card }, { kind: 'bury', card: other });
    expect(game.view(state, 0).under).toEqual(state.under);
    expect([game.view(state, 1).under, game.view(state, 1).underSize]).toEqual([[], 2]);
    expect(distinct(worlds(state, 0), ({ under }) => under)).toBe(1);
    expect(distinct(worlds(state, 1), ({ under }) => under)).toBeGreaterThan(20);
  });

  it('6.1: no Master is imagined in a hand, every one not seen in the deck', () => {
    const start = arrange([{ hand: ['mail'] }, { hand: ['mail', 'mail', 'oil', 'safe'] }]);
    for (const world of worlds(start, 0)) {
      expect(world.deck.filter((card) => card >= cardOf('express'))).toHaveLength(8);
    }
  });

  it('P10: whoever has begun to pay is imagined able to', () => {
    const start = arrange([{ setbacks: ['tariff'], hand: ['mail', 'coal'] }, {}]);
    const { state } = play(start, payOff('tariff'));
    for (const world of worlds(state, 1)) {
      expect(game.legalMoves(world, 0).length).toBeGreaterThan(0);
    }
  });

  it('D3: whether a turn ends by itself does not depend on the hand', () => {
    const phases = ['mail', 'storm'].map((card) => {
      const gulf = {
        railway: 'gulf-and-plains',
        advantage: UNUSED,
        hand: [card, 'oil', 'oil', 'oil'],
      };
      const moves = [transport('oil'), transport('oil'), transport('oil')];
      return play(arrange([gulf, {}]), ...moves).state.turn;
    });
    expect(phases).toEqual([0, 0]);
    expect(play(arrange([{ hand: ['mail'] }, {}]), END_TURN).state.turn).toBe(1);
  });
});
