import { rngFromSeed, seedFromText } from '@roundhouse/engine';
import type { Viewer } from '@roundhouse/engine';
import { expect, it } from 'vitest';
import { FIRST_CABOOSE, FIRST_ENGINE } from './data/cards.ts';
import { handOf } from './hand.ts';
import { ironHorsesRael as game } from './index.ts';
import {
  add,
  arrange,
  choose,
  complete,
  discard,
  draw,
  engine,
  newMatch,
  PASS,
  play,
} from './testing/arrange.ts';
import type { State } from './state.ts';

function worlds(state: State, viewer: Viewer, count = 60): State[] {
  const view = game.view(state, viewer);
  return Array.from({ length: count }, (_, i) =>
    game.imagine(view, rngFromSeed(seedFromText(`world ${i}`))),
  );
}

it('R31: a view shows the viewer’s hand and x3 card and no others', () => {
  const state = arrange(3);
  const seen = game.view(state, 1);
  expect(seen.hand).toEqual(handOf(state, 1));
  expect(seen.players.map(({ x3 }) => x3)).toEqual([-1, state.x3[1], -1]);
  expect(seen.players.map(({ x2 }) => x2)).toEqual(state.x2);
  const outside = game.view(state, 'spectator');
  expect(outside.hand).toEqual([]);
  expect(outside.players.map(({ x3 }) => x3)).toEqual([-1, -1, -1]);
});

it('D5: at the end all x3 cards of the players are shown, hands are not', () => {
  const state = arrange(2);
  Object.assign(state, { phase: 'over', ending: 'stalled', turn: -1 });
  const seen = game.view(state, 'spectator');
  expect(seen.players.map(({ x3 }) => x3)).toEqual(state.x3);
  expect(seen.hand).toEqual([]);
});

it('R30: imagined x3 cards are never the colour of their x2 card, and all others occur', () => {
  const state = arrange(4);
  const triples = worlds(state, 0, 200).map(({ x3 }) => x3);
  for (const x3 of triples) {
    expect(x3[0]).toBe(state.x3[0]);
    expect(x3.some((colour, seat) => colour === state.x2[seat])).toBe(false);
  }
  expect(new Set(triples.map((x3) => x3[1])).size).toBe(state.x2[1] === state.x3[0] ? 5 : 4);
});

it('2.5: an imagined sealed engine is one of two, the viewer’s is known', () => {
  const start = newMatch(2);
  const [own, theirs] = [handOf(start, 0)[5] ?? 0, handOf(start, 1)[4] ?? 0];
  const half = choose(start, 1, theirs).state;
  for (const world of worlds(half, 0)) {
    expect(handOf(world, 1).slice(4)).toContain(world.sealed[1]);
    expect(world.sealed[0]).toBe(-1);
  }
  expect(new Set(worlds(half, 0).map(({ sealed }) => sealed[1])).size).toBeGreaterThan(10);
  const mine = choose(newMatch(2), 0, own).state;
  for (const world of worlds(mine, 0)) expect(world.sealed).toEqual([own, -1]);
});

it('D6: a card taken openly stays known until it leaves the hand', () => {
  const state = arrange(2);
  const { up } = state;
  const taken = play(state, draw('up'), PASS).state;
  expect(game.view(taken, 1).players[0]?.shown).toEqual([up]);
  for (const world of worlds(taken, 1)) expect(handOf(world, 0)).toContain(up);
  const next = play(taken, draw('engines'), PASS).state;
  const left = play(next, draw('engines'), discard(up)).state;
  expect(game.view(left, 1).players[0]?.shown).toEqual([]);
});

it('D6: cards of the first deal are never imagined as cabooses, blind draws can be', () => {
  const state = arrange(2);
  const cabooses = (world: State): number =>
    handOf(world, 0).filter((card) => card >= FIRST_CABOOSE && card < FIRST_ENGINE).length;
  for (const world of worlds(state, 1)) expect(cabooses(world)).toBe(0);
  const drawn = play(state, draw('deck')).state;
  const counts = worlds(drawn, 1).map(cabooses);
  expect(new Set(counts)).toEqual(new Set([0, 1]));
});

it('D6: after a reshuffle nobody is imagined with an engine that they can’t have drawn', () => {
  const state = arrange(2);
  const [old] = handOf(state, 0).slice(4);
  const reshuffled = state.engineDeck;
  state.engineDeck = [];
  state.engineDiscard = reshuffled.slice();
  const drawn = play(state, draw('engines')).state;
  expect(game.view(drawn, 1).players[0]?.engineShuffles).toEqual([0, 1]);
  const others = worlds(drawn, 1).map((world) => {
    const engines = handOf(world, 0).slice(4);
    expect(engines).toContain(old);
    const [other = -1] = engines.filter((card) => card !== old);
    expect(reshuffled).toContain(other);
    return other;
  });
  expect(new Set(others).size).toBeGreaterThan(10);
});

it('D2: to others a train being completed is a hand like any other', () => {
  const state = arrange(2);
  state.inPlay[0] = engine('engine 2');
  const { state: laid } = play(
    state,
    draw('engines'),
    complete(engine('engine 2')),
    add(handOf(state, 0)[0] ?? 0),
  );
  for (const world of worlds(laid, 1)) {
    expect([world.phase, world.train, world.handSizes[0]]).toEqual(['act', [], 6]);
  }
  expect(worlds(laid, 0)[0]).toMatchObject({ phase: 'add', train: [handOf(state, 0)[0]] });
});

it('D6: no more cards are said to be possible cabooses than there are unseen cards', () => {
  const state = arrange(2);
  state.blind[0] = 7;
  const { carCount = 0, shown = [], blind } = game.view(state, 1).players[0] ?? {};
  expect([carCount, shown, blind]).toEqual([4, [], 4]);
});
