import { Match, rngFromSeed, seedFromText } from '@roundhouse/engine';
import type { AnyGame } from '@roundhouse/engine';
import { findGame } from '@roundhouse/games';
import { describe, expect, it } from 'vitest';
import { brainOf, BRAINS } from '../brains.ts';
import { botNamed } from '../levels.ts';
import { Encoder } from './encoder.ts';
import { unpackLearned } from './pack.ts';
import { taughtBrainOf } from './shipped.ts';

const MOST_BYTES = 150_000;

function known(id: string): AnyGame {
  const game = findGame(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
}

function begin(game: AnyGame, seats: number) {
  const begun = Match.begin(game, { seats, seed: seedFromText('shipped') });
  if (!begun.ok) throw new Error(begun.error);
  return begun.match;
}

const opening = (game: AnyGame, seats: number): unknown =>
  game.imagine(begin(game, seats).position(0).view, rngFromSeed(seedFromText('world')));

/** Asks a bot about the opening of a match. */
function ask(game: AnyGame, bot: 'expert' | 'search', seats: number) {
  const match = begin(game, seats);
  const seat = match.deciders[0] ?? 0;
  const { view, legal } = match.position(seat);
  const rng = rngFromSeed(seedFromText('ask'));
  return botNamed(bot).choose({ game, seat, view, legal, rng, budget: { iterations: 40 } });
}

const shipped = Object.entries(BRAINS).flatMap(([id, { network }]) =>
  network === undefined ? [] : [[id, network] as const],
);

it('there is one', () => {
  expect(shipped.map(([id]) => id)).toContain('german-railways');
});

describe.each(shipped)('the network of %s', (id, network) => {
  const game = known(id);
  const learned = unpackLearned(network.packed);
  const [seats = 2] = game.seatCounts;

  it('is small, of this game, and as wide as what it looks at', () => {
    expect(network.packed.length).toBeLessThan(MOST_BYTES);
    expect(learned.game).toBe(id);
    const { common, own } = new Encoder(learned.schema);
    expect(learned.shape).toMatchObject({ common, own });
    expect(learned.weights.some((weight) => weight !== 0)).toBe(true);
  });

  it('is unpacked once for a game, and says what every seat can expect', () => {
    const state = opening(game, seats);
    const brain = taughtBrainOf(game, state);
    expect(taughtBrainOf(game, state)).toBe(brain);
    expect(brain).not.toBe(brainOf(id));
    const shares: number[] = [];
    brain.value?.(state, 0, shares);
    expect(shares).toHaveLength(seats);
    expect(shares.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 6);
  });

  it.each(game.seatCounts)('is what expert has at a table of %i that it suits', (size) => {
    const values = (bot: 'expert' | 'search') =>
      ask(game, bot, size).candidates.map(({ value }) => value);
    const expert = values('expert');
    expect(values('expert')).toEqual(expert);
    if (network.suits(opening(game, size))) expect(values('search')).not.toEqual(expert);
    else expect(values('search')).toEqual(expert);
  });
});
