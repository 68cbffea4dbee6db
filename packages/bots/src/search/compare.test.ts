import { Match, rngFromSeed, seedFromText } from '@roundhouse/engine';
import type { AnyGame, Rng } from '@roundhouse/engine';
import { whistleStop } from '@roundhouse/engine/testing';
import { describe, expect, it } from 'vitest';
import type { Choice, Task } from '../bot.ts';
import type { Comparison } from '../comparison.ts';
import { botNamed } from '../levels.ts';
import { coalLine, coalLineBrain } from '../testing/coal-line.ts';
import type { CoalLineState } from '../testing/coal-line.ts';
import { whistleStopBrain } from '../testing/whistle-stop-brain.ts';
import { compare } from './compare.ts';
import { Tally } from './tally.ts';
import { newNode, tableOf } from './tree.ts';

const rng = (text = 'compare'): Rng => rngFromSeed(seedFromText(text));
const CARS = [1, 2, 9, 3, 1, 12, 2, 4];
const line = (cars: number[], end = -1): CoalLineState => ({
  rng: rng(),
  cars,
  coal: [0, 0],
  turn: 0,
  end,
});

function ask(game: AnyGame, state: unknown, change: Partial<Task> = {}): Choice {
  const [seat = 0] = game.deciders(state);
  return botNamed('expert').choose({
    game,
    view: game.view(state, seat),
    seat,
    legal: game.legalMoves(state, seat),
    rng: rng(),
    budget: { iterations: 300 },
    explain: true,
    ...change,
  });
}

function compared(game: AnyGame, state: unknown, change: Partial<Task> = {}): Comparison {
  const { comparison } = ask(game, state, change);
  if (comparison === undefined) throw new Error('nothing was compared');
  return comparison;
}

const sum = (numbers: readonly number[] = []): number =>
  numbers.reduce((total, each) => total + each, 0);

function sealing(): unknown {
  const begun = Match.begin(whistleStop, {
    seats: 2,
    seed: seedFromText('compare'),
  });
  if (!begun.ok) throw new Error(begun.error);
  return begun.match.state;
}

describe('what search compares', () => {
  it('is said only where it is asked for, and is what the search found', () => {
    const { comparison, ...choice } = ask(coalLine, line(CARS));
    expect(ask(coalLine, line(CARS), { explain: undefined })).toEqual(choice);
    expect(comparison?.best.move).toEqual(choice.move);
    const { best, others } = compared(coalLine, line(CARS));
    for (const { move, visits, value } of [best, ...others]) {
      expect(choice.candidates).toContainEqual({ move, visits, value });
    }
  });

  it('names as the best, of moves tried about as often, the one worth most', () => {
    const candidates = [
      { move: { kind: 'draw' }, visits: 100, value: 0.4 },
      { move: { kind: 'play' }, visits: 60, value: 0.5 },
      { move: { kind: 'pass' }, visits: 40, value: 0.6 },
    ];
    const state = line(CARS);
    const task = { game: coalLine, view: coalLine.view(state, 0), seat: 0, rng: rng() };
    const choice = { move: { kind: 'draw' }, candidates, iterations: 200 };
    const found = compare(
      { ...task, legal: [], budget: {} },
      choice,
      tableOf(newNode(), 0),
      new Tally(),
    );
    const kinds = [found.best, ...found.others].map(({ move }) => move.kind);
    expect(kinds).toEqual(['play', 'draw', 'pass']);
  });

  it('has the mean of the final scores where every continuation was played to its end', () => {
    const { best, others } = compared(coalLine, line(CARS));
    expect(others).toHaveLength(1);
    for (const { chances, scores } of [best, ...others]) {
      expect(sum(scores)).toBeCloseTo(sum(CARS));
      expect(sum(chances)).toBeCloseTo(1);
    }
    expect(best.chances[0]).toBeGreaterThan(others[0]?.chances[0] ?? 1);
  });

  it('has no final scores where continuations were judged before their end', () => {
    const { best } = compared(coalLine, line(CARS), { brain: coalLineBrain });
    expect(best.scores).toBeUndefined();
    expect(sum(best.chances)).toBeCloseTo(1);
  });

  it('plans to the end of its own decision, with what the rules make of it', () => {
    const { best } = compared(coalLine, line([9, 9, 1, 1, 1]));
    expect(best.plan).toEqual([
      { move: { kind: 'choose-end', end: 0 }, events: [], view: expect.anything() },
      {
        move: { kind: 'take', count: 2 },
        events: [{ kind: 'took', to: 'all', seat: 0, coal: 18 }],
        view: { viewer: 0, cars: [1, 1, 1], coal: [18, 0], turn: 1, end: -1 },
      },
    ]);
  });

  it('says what the only move leads to, and compares it with nothing', () => {
    const { best, others } = compared(coalLine, line([7], 0));
    expect(others).toEqual([]);
    expect(best).toMatchObject({ visits: 0, move: { kind: 'take', count: 1 }, chances: [] });
    expect(best.plan[0]?.events).toEqual([{ kind: 'took', to: 'all', seat: 0, coal: 7 }]);
  });

  it('is certain of nothing that a secret may change', () => {
    const state = sealing();
    const game: AnyGame = whistleStop;
    const first = compared(game, state, { brain: whistleStopBrain });
    // Nobody sees the other's card yet.
    expect(first.best.plan[0]?.events).toEqual([{ kind: 'sealed', to: 'all', seat: 0 }]);
    expect(first.best.plan[0]?.view).toBeDefined();
    game.apply(state, 0, first.best.move);
    const second = compared(game, state, { brain: whistleStopBrain });
    // Now the cards would be shown, and the other's is not known.
    expect(second.best.plan).toEqual([
      { move: second.best.move, events: [{ kind: 'sealed', to: 'all', seat: 1 }] },
    ]);
  });
});
