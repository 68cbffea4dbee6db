import { rngFromSeed, seedFromText } from '@roundhouse/engine';
import type { Seat } from '@roundhouse/engine';
import { entry } from '@roundhouse/engine/kit';
import { ironHorsesRael, scoreOf } from '@roundhouse/games/iron-horses-rael';
import type { Move, State } from '@roundhouse/games/iron-horses-rael';
import {
  arrange,
  caboose,
  car,
  engine,
  setHand,
  setInPlay,
} from '@roundhouse/games/iron-horses-rael/testing';
import { describe, expect, it } from 'vitest';
import { botNamed } from '../levels.ts';
import { ironHorsesRaelBrain } from './brain.ts';
import { addedWorth, drawnWorth } from './card-weights.ts';
import { sortHand } from './hand-worth.ts';
import { DRIFT, foreseeMarket } from './market.ts';
import { steeringWorth } from './steering.ts';

/** Seat 0's turn to act in a match of two, with exactly these cards in hand and this engine in play. */
function acting(hand: readonly number[], engineName: string): State {
  const state = arrange(2, 'arranged');
  state.phase = 'act';
  setHand(state, 0, hand);
  setInPlay(state, 0, [engine(engineName)]);
  return state;
}

function choose(state: State, bot: 'greedy' | 'search', seat: Seat = 0): Move {
  return botNamed(bot).choose({
    game: ironHorsesRael,
    view: ironHorsesRael.view(state, seat),
    seat,
    legal: ironHorsesRael.legalMoves(state, seat),
    rng: rngFromSeed(seedFromText('choice')),
    budget: { iterations: 300 },
  }).move as Move;
}

describe('what cards are worth', () => {
  it('counts a car with what it earns for another car in hand, the best first', () => {
    const state = acting([car('red', 4), car('blue', 3)], 'engine 3 violet');
    const worths: number[] = [];
    expect(sortHand(state, 0, worths)).toBe(2);
    expect(worths.slice(0, 2)).toEqual([3 + 0.7 * 2, 4]);
  });

  it('counts the best caboose, by the faces it doubles', () => {
    const hand = [car('red', 5), car('red', 4), caboose('red', 'yellow')];
    const worths: number[] = [];
    expect(sortHand(acting(hand, 'engine 3 violet'), 0, worths)).toBe(3);
    expect(worths.slice(0, 3)).toEqual([9, 5, 4]);
  });

  it('likes a drawn card for its links, and the next car of a train for what follows', () => {
    const state = acting([car('blue', 3), car('green', 5)], 'engine 3 violet');
    expect(drawnWorth(state, 0, car('red', 4))).toBeCloseTo(4 + 0.6 * (2 + 2));
    expect(drawnWorth(state, 0, car('orange', 4))).toBeCloseTo(4 + 0.6 * 2);
    state.engine = engine('engine 3 violet');
    state.train = [car('blue', 3)];
    expect(addedWorth(state, 0, car('red', 4))).toBe(4 + 2 + 2);
  });
});

describe('what the market will be', () => {
  it('R14: pays nothing below 0 when no train is to come', () => {
    const state = acting([], 'engine 3 violet');
    state.market = [-4, -1, 0, 1, 5, 9];
    const values: number[] = [];
    foreseeMarket(state, 0, DRIFT, values);
    expect(values).toEqual([0, 0, 0, 1, 5, 9]);
  });

  it('hopes for the stocks below 0 while trains are to come', () => {
    const state = acting([], 'engine 3 violet');
    state.market = [-1, 0, 0, 0, 0, 5];
    const values: number[] = [];
    foreseeMarket(state, 6, DRIFT, values);
    expect(values[0]).toBeGreaterThan(1);
    expect(values[5]).toBeGreaterThan(7);
  });
});

it('counts less on rising markets in search than a beginner does', () => {
  const state = ironHorsesRael.setup({}, 2, rngFromSeed(seedFromText('drift')));
  state.stocks[0] = 2;
  const [beginner, search]: [number[], number[]] = [[], []];
  ironHorsesRaelBrain.evaluate?.(state, beginner);
  ironHorsesRaelBrain.insight?.(state, search);
  expect(search[0]).toBeLessThan(beginner[0] ?? 0);
  expect(search[0]).toBeGreaterThan(0.5);
});

it('knows that a dial is worth more to whoever has more of one colour, but not against a single rival', () => {
  const worths = [2, 3, 5].map((seats) => {
    const state = ironHorsesRael.setup({}, seats, rngFromSeed(seedFromText('steering')));
    const without = steeringWorth(state, 0);
    state.stocks[state.x2[0] ?? 0] = 2;
    return steeringWorth(state, 0) - without;
  });
  expect(worths).toEqual([0, 10, 15]);
});

describe.each(['greedy', 'search'] as const)('%s', (bot) => {
  it('completes the train it can in its last turn', () => {
    const hand = [car('blue', 3), car('red', 4), car('green', 5), car('violet', 0)];
    const state = acting(hand, 'engine 3 violet');
    state.ending = 'deck-emptied';
    state.turnsLeft = 1;
    expect(choose(state, bot)).toEqual({ kind: 'complete', engine: engine('engine 3 violet') });
  });

  it('turns the last dial for the stocks that it holds', () => {
    const state = acting([car('red', 1)], 'engine 1');
    state.ending = 'deck-emptied';
    state.turnsLeft = 1;
    state.market = [3, 3, 3, 3, 3, 3];
    state.stocks = [2, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0];
    const steps: Move[] = [
      { kind: 'complete', engine: engine('engine 1') },
      { kind: 'add', card: car('red', 1) },
      { kind: 'deliver', region: 0 },
    ];
    for (const step of steps) ironHorsesRael.apply(state, 0, step);
    const scoreAfter = (move: Move): number => {
      const after = ironHorsesRael.clone(state);
      ironHorsesRael.apply(after, 0, move);
      return scoreOf(after, 0);
    };
    const scores = ironHorsesRael.legalMoves(state, 0).map(scoreAfter);
    expect(Math.max(...scores) - Math.min(...scores)).toBeGreaterThan(8);
    expect(scoreAfter(choose(state, bot))).toBe(Math.max(...scores));
  });
});

it('gives every legal move a weight above 0, and shares that add up to 1', () => {
  const state = ironHorsesRael.setup({}, 3, rngFromSeed(seedFromText('weights')));
  const out: number[] = [];
  for (let i = 0; i < 300; i++) {
    const [seat] = ironHorsesRael.deciders(state);
    if (seat === undefined) return;
    const legal = ironHorsesRael.legalMoves(state, seat);
    ironHorsesRaelBrain.prior?.(state, seat, legal, out);
    expect(out.slice(0, legal.length).every((weight) => weight > 0 && weight < Infinity)).toBe(
      true,
    );
    ironHorsesRaelBrain.evaluate?.(state, out);
    expect(out.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    ironHorsesRael.apply(state, seat, entry(legal, i % legal.length));
  }
});
