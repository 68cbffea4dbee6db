import { rngFromSeed, seedFromText } from '@roundhouse/engine';
import type { MoveBase } from '@roundhouse/engine';
import { expect, it } from 'vitest';
import type { AnyBrain, Tuning } from './brain.ts';
import { RandomOpponents } from './random-opponents.ts';
import { Judge } from './judge.ts';
import { Policy } from './policy.ts';
import { coalLine, coalLineBrain } from './testing/coal-line.ts';
import type { CoalLineState } from './testing/coal-line.ts';

const rng = () => rngFromSeed(seedFromText('policy'));

function line(cars: number[], end = -1): CoalLineState {
  return { rng: rng(), cars, coal: [0, 0], turn: 0, end };
}

/** Coal is counted; of all moves the first listed is the likeliest. */
function brainWith(tuning: Partial<Tuning>): AnyBrain {
  const prior = (_: unknown, __: number, moves: readonly MoveBase[], out: number[]): void => {
    for (const i of moves.keys()) out[i] = 1 / (1 + i);
  };
  return { ...coalLineBrain, prior, tuning };
}

function chosen(state: CoalLineState, tuning: Partial<Tuning>): MoveBase {
  const legal = coalLine.legalMoves(state, 0);
  return new Policy(coalLine, brainWith(tuning), rng()).choose(state, 0, legal);
}

it('compares by evaluation as many moves as the playout’s width, the likeliest ones', () => {
  const two = { kind: 'take', count: 2 };
  expect(chosen(line([1, 9, 3], 0), { playoutWidth: 2 })).toEqual(two);
  const moves = Array.from({ length: 6 }, (_, count) => ({ kind: 'take', count }));
  const policy = new Policy(coalLine, brainWith({ playoutWidth: 4 }), rng());
  expect(policy.choose(line([1, 1, 1, 1, 1, 1, 1], 0), 0, moves)).toEqual({
    kind: 'take',
    count: 3,
  });
});

it('follows a decision by its likeliest steps before it evaluates', () => {
  const rich = line([1, 2, 9]);
  expect(chosen(rich, { playoutWidth: 2, playoutFollow: 0 })).toEqual({
    kind: 'choose-end',
    end: 0,
  });
  expect(chosen(rich, { playoutWidth: 2, playoutFollow: 1 })).toEqual({
    kind: 'choose-end',
    end: 1,
  });
  expect(rich).toEqual(line([1, 2, 9]));
});

it('draws by priors where nothing is compared', () => {
  const policy = new Policy(coalLine, brainWith({ playoutWidth: 1 }), rng());
  const state = line([1, 2, 9]);
  const legal = coalLine.legalMoves(state, 0);
  const firsts = Array.from({ length: 300 }, () => policy.choose(state, 0, legal)).filter(
    (move) => move === legal[0],
  );
  expect(firsts.length / 300).toBeCloseTo(2 / 3, 1);
});

it('lets random opponents play any move, and itself think', () => {
  const opponents = new RandomOpponents(1, 1, rng());
  opponents.draw();
  const policy = new Policy(coalLine, brainWith({ playoutWidth: 2 }), rng(), opponents);
  const state = line([1, 9, 3], 0);
  const legal = coalLine.legalMoves(state, 0);
  const choices = (seat: number) =>
    new Set(Array.from({ length: 40 }, () => policy.choose(state, seat, legal)));
  expect([choices(0).size, choices(1).size]).toEqual([2, 1]);
});

it('counts a finished match by wins and places, or by how far the scores lie apart', () => {
  const shares = (endSpread: number): string[] => {
    const out: number[] = [];
    const ended = { ...line([]), coal: [10, 10 + Math.log(3) * 5] };
    new Judge(coalLine, brainWith({ endSpread }), rng()).judge(ended, out);
    return out.map((share) => share.toFixed(3));
  };
  expect(shares(0)).toEqual(['0.000', '1.000']);
  expect(shares(5)).toEqual(['0.250', '0.750']);
});
