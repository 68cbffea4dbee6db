import { drawFrom, rngFromSeed, seedFromText } from '@roundhouse/engine';
import type { MoveBase } from '@roundhouse/engine';
import { entry } from '@roundhouse/engine/kit';
import {
  CITIES_FOR_BONUS,
  HEXES,
  iberianGauge,
  NEIGHBOURS,
  RAILROAD_COUNT,
  ROUNDS,
} from '@roundhouse/games/iberian-gauge';
import type { HexIndex, Move, State } from '@roundhouse/games/iberian-gauge';
import { describe, expect, it } from 'vitest';
import { botNamed } from '../levels.ts';
import { iberianGaugeBrain } from './brain.ts';
import { stockRoundsToCome } from './evaluation.ts';
import { randomness } from './randomness.ts';
import { foresee, shareWorth } from './forecast.ts';
import { CITIES, IS_MAJOR, WAYS } from './ways.ts';

const PURPLE = 3;
const YELLOW = 4;
const city = (name: string): HexIndex => HEXES.findIndex((hex) => hex.city === name);

function play(state: State, ...moves: readonly Move[]): State {
  for (const move of moves) iberianGauge.apply(state, state.seat, move);
  return state;
}

function newMatch(seats = 3): State {
  return iberianGauge.setup({}, seats, rngFromSeed(seedFromText('brain')));
}

const start = (railroad: number, value: number, hex: HexIndex): Move[] => [
  { kind: 'start', railroad },
  { kind: 'set-value', value },
  { kind: 'place', hex },
];
const pass: Move = { kind: 'pass' };

function choose(state: State, bot: 'greedy' | 'search'): MoveBase {
  return botNamed(bot).choose({
    game: iberianGauge,
    view: iberianGauge.view(state, state.seat),
    seat: state.seat,
    legal: iberianGauge.legalMoves(state, state.seat),
    rng: rngFromSeed(seedFromText('choice')),
    budget: { iterations: 200 },
  }).move;
}

describe('ways', () => {
  it('lead to all 29 cities, 7 of them major, by builds that are counted with the city’s own', () => {
    expect([CITIES.length, IS_MAJOR.filter(Boolean).length]).toEqual([29, 7]);
    for (const [at, hex] of CITIES.entries()) {
      expect(WAYS[at]?.builds[hex]).toBe(0);
      for (const beside of NEIGHBOURS[hex] ?? []) {
        expect([WAYS[at]?.builds[beside], WAYS[at]?.pesetas[beside]]).toEqual([1, 4]);
      }
    }
  });
});

describe('what a share is worth', () => {
  it.each([3, 4, 5])('is the same whether remembered or worked out, at a table of %i', (seats) => {
    const draws = rngFromSeed(seedFromText(`worths ${seats}`));
    const line = newMatch(seats);
    const playAny = (state: State): void => {
      play(state, drawFrom(draws, iberianGauge.legalMoves(state, state.seat)));
      for (let railroad = 0; railroad < RAILROAD_COUNT; railroad++) {
        const isPlaced = state.phase !== 'place' || state.railroad !== railroad;
        if (state.sold[railroad] === 0 || !isPlaced) continue;
        expect(shareWorth(state, railroad)).toBe(foresee(state, railroad));
      }
    };
    for (; line.phase !== 'over'; playAny(line)) {
      // Several ways from one state, so that situations come again.
      for (let way = 0; way < 4; way++) {
        const state = iberianGauge.clone(line);
        for (let left = 3; left > 0 && state.phase !== 'over'; left--) playAny(state);
      }
    }
  });

  it('is its last value, once everything is built', () => {
    const state = play(newMatch(), ...start(PURPLE, 20, city('Madrid')));
    state.round = ROUNDS.length - 1;
    state.tile = RAILROAD_COUNT;
    state.phase = 'build';
    expect(shareWorth(state, PURPLE)).toBe(20);
  });

  it('has dividends of every build round to come, and loses a step for each that reaches nothing', () => {
    const state = play(newMatch(), ...start(PURPLE, 20, city('Madrid')));
    state.treasury[PURPLE] = 0;
    state.round = ROUNDS.length - 1;
    state.tile = 0;
    state.phase = 'build';
    // 10 for four shares, rounded up; one cube lies on the tile.
    expect(shareWorth(state, PURPLE)).toBe(3 + 16);
  });

  it('grows with the money to reach cities', () => {
    const worth = (treasury: number): number => {
      const state = play(newMatch(), ...start(PURPLE, 20, city('Barcelona')));
      state.sold[PURPLE] = 4;
      state.treasury[PURPLE] = treasury;
      return shareWorth(state, PURPLE);
    };
    expect(worth(40)).toBeGreaterThan(worth(4));
  });

  it('has the bonus of the fifth major city in it', () => {
    const state = play(newMatch(), ...start(PURPLE, 20, city('Barcelona')));
    state.treasury[PURPLE] = 100;
    const before = shareWorth(state, PURPLE);
    state.majorCities[PURPLE] = CITIES_FOR_BONUS - 1;
    expect(shareWorth(state, PURPLE)).toBeGreaterThanOrEqual(before + 25);
  });
});

it('counts the stock rounds to come', () => {
  const state = newMatch();
  expect(stockRoundsToCome(state)).toBe(4);
  state.round = 9;
  expect(stockRoundsToCome(state)).toBe(0);
});

it('takes the others for random players as their railroads wander, and less so for every city they reach', () => {
  const state = play(newMatch(5), ...start(PURPLE, 20, city('Barcelona')));
  play(state, pass, pass, pass, pass, pass);
  const holder = state.seat;
  const other = (holder + 1) % 5;
  const before = randomness(state, other);
  const builds = iberianGauge.legalMoves(state, holder).filter((move) => move.kind === 'build');
  const after = (reaches: boolean, seat: number): number => {
    const move = entry(
      builds,
      builds.findIndex(({ hex }) => CITIES.includes(hex) === reaches),
    );
    return randomness(play(iberianGauge.clone(state), move), seat);
  };
  expect(after(false, other)).toBeGreaterThan(before);
  expect(after(true, other)).toBeLessThan(before);
  // One's own builds say nothing.
  expect(after(true, holder)).toBe(before);
});

describe.each(['greedy', 'search'] as const)('%s', (bot) => {
  it('3.8: reaches the city beside its track with the last cube, before the shares lose value', () => {
    const invest: Move = { kind: 'invest', railroad: PURPLE };
    // The third seat has no share, so the value matters to the other two.
    const state = play(newMatch(), ...start(PURPLE, 20, city('Barcelona')), invest);
    play(state, pass, pass, pass, { kind: 'decline' });
    expect([state.phase, state.cube]).toEqual(['build', 1]);
    const beside = (NEIGHBOURS[city('Barcelona')] ?? []).filter((hex) => CITIES.includes(hex));
    expect(beside).toHaveLength(1);
    expect(choose(state, bot)).toEqual({ kind: 'build', hex: beside[0] });
  });

  it('buys the share that will bring more, in the last stock round', () => {
    const state = play(
      newMatch(),
      ...start(PURPLE, 20, city('Barcelona')),
      ...start(YELLOW, 20, city('Madrid')),
    );
    state.round = 8;
    state.bought.fill(0);
    state.treasury = [0, 0, 0, 20, 0];
    state.dividend[PURPLE] = 10;
    state.cash = [24, 24, 24];
    expect(choose(state, bot)).toEqual({ kind: 'invest', railroad: PURPLE });
  });
});

it('gives every legal move a weight above 0, and shares that add up to 1', () => {
  const state = iberianGauge.setup({}, 4, rngFromSeed(seedFromText('weights')));
  const out: number[] = [];
  for (let i = 0; state.phase !== 'over'; i++) {
    const legal = iberianGauge.legalMoves(state, state.seat);
    iberianGaugeBrain.prior?.(state, state.seat, legal, out);
    expect(out.slice(0, legal.length).every((weight) => weight > 0 && weight < Infinity)).toBe(
      true,
    );
    iberianGaugeBrain.evaluate?.(state, out);
    expect(out.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    play(state, entry(legal, i % legal.length));
  }
});

it('counts fractions: with a share, too, every peseta weighs the same', () => {
  const state = newMatch();
  const holder = state.seat;
  play(state, ...start(PURPLE, 20, city('Madrid')));
  const other = (holder + 1) % 3;
  const out: number[] = [];
  const oddsWith = (cash: number): number => {
    state.cash.fill(0);
    state.cash[holder] = cash;
    iberianGaugeBrain.evaluate?.(state, out);
    return Math.log((out[holder] ?? 0) / (out[other] ?? 0));
  };
  const odds = [0, 1, 2, 3, 4, 5].map(oddsWith);
  const steps = odds.slice(1).map((each, i) => each - (odds[i] ?? 0));
  for (const step of steps) expect(step).toBeCloseTo(steps[0] ?? 0, 9);
});
