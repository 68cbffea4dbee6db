import { rngFromSeed, seedFromText, setUpMatch } from '@roundhouse/engine';
import type { AnyGame, MoveBase, Rng } from '@roundhouse/engine';
import { whistleStop } from '@roundhouse/engine/testing';
import { expect, it } from 'vitest';
import type { Task } from '../bot.ts';
import { DEFAULT_TUNING } from '../brain.ts';
import type { Brain, Tuning } from '../brain.ts';
import { GREEDY } from '../greedy.ts';
import { softShares } from '../shares.ts';
import { coalLine, coalLineBrain } from '../testing/coal-line.ts';
import type { CoalLineMove, CoalLineState } from '../testing/coal-line.ts';
import { Memory } from './memory.ts';
import { Descent } from './descent.ts';
import { oneFor } from './move-names.ts';
import { SEARCH } from './search.ts';
import { Selector } from './select.ts';
import { addResult, newNode, tableAt, tableOf } from './tree.ts';
import type { Node } from './tree.ts';

const rng = (text = 'search'): Rng => rngFromSeed(seedFromText(text));

function taskAt(game: AnyGame, state: unknown, change: Partial<Task> = {}): Task {
  const [seat = 0] = game.deciders(state);
  return {
    game,
    view: game.view(state, seat),
    seat,
    legal: game.legalMoves(state, seat),
    rng: rng(),
    budget: { iterations: 400 },
    ...change,
  };
}

function line(cars: number[], seats = 2): CoalLineState {
  return { rng: rng(), cars, coal: new Array<number>(seats).fill(0), turn: 0, end: -1 };
}

function settle(state: CoalLineState): MoveBase[] {
  const memory = new Memory();
  const moves: MoveBase[] = [];
  while (state.turn === 0 && state.cars.length > 0) {
    const { move } = SEARCH.choose(
      taskAt(coalLine, state, { memory, brain: coalLineBrain, budget: { iterations: 1500 } }),
    );
    coalLine.apply(state, 0, move as never);
    moves.push(move);
  }
  return moves;
}

it('does not open the way to the full car', () => {
  expect(settle(line([1, 1, 1, 15]))).toEqual([
    { kind: 'choose-end', end: 1 },
    { kind: 'take', count: 2 },
  ]);
  // Two from either end would leave the 20 in the other seat's reach.
  expect(settle(line([3, 3, 20, 3, 3]))).toContainEqual({ kind: 'take', count: 1 });
});

it('each seat plays for itself: the third seat is not helped', () => {
  const moves = settle(line([2, 9, 1, 1], 3));
  expect(moves).toEqual([
    { kind: 'choose-end', end: 0 },
    { kind: 'take', count: 2 },
  ]);
});

it('goes on with its tree at the next step of its decision, and only there', () => {
  const state = line([1, 2, 3, 4, 5, 6]);
  const visitsAfter = (memory: Memory): number => {
    const { candidates } = SEARCH.choose(
      taskAt(coalLine, state, { memory, budget: { iterations: 1 } }),
    );
    return candidates.reduce((sum, { visits }) => sum + visits, 0);
  };
  const memory = new Memory();
  const { move } = SEARCH.choose(taskAt(coalLine, state, { memory }));
  coalLine.apply(state, 0, move as never);
  expect(visitsAfter(memory)).toBeGreaterThan(20);

  const elsewhere = new Memory();
  const other = line([1, 2, 3, 4, 5, 6]);
  const chosen = SEARCH.choose(taskAt(coalLine, other, { memory: elsewhere })).move;
  state.coal[1] = 1;
  expect(chosen).toEqual(move);
  expect(visitsAfter(elsewhere)).toBe(1);
});

it('keeps nothing past a reveal or the end of its decision', () => {
  const memory = new Memory();
  const begun = setUpMatch(whistleStop, { seats: 2, seed: seedFromText('keep') });
  if (!begun.ok) throw new Error(begun.error);
  const { state } = begun;
  for (let round = 0; round < 2; round++) {
    for (const seat of [0, 1]) {
      const task = taskAt(whistleStop, state, { memory: seat === 0 ? memory : undefined });
      expect(memory.recall(task)).toBeUndefined();
      whistleStop.apply(state, seat, SEARCH.choose(task).move as never);
    }
  }
});

it('seats that choose at once do not see each other’s choice', () => {
  // 4 and 8 against 5 and 9, nothing else left. Knowing the other's card, the second seat would win both rounds;
  // not knowing it, it meets the 8 with the 5 half the time, and the match is a tie.
  const { candidates } = SEARCH.choose({
    game: whistleStop,
    view: {
      viewer: 0,
      prize: 'one',
      deckSize: 0,
      handSizes: [2, 2],
      hand: [4, 8],
      hasSealed: [false, false],
      ownSealed: -1,
      played: [0, 1, 2, 3, 6, 7, 10, 11, 12, 13],
      scores: [0, 0],
    },
    seat: 0,
    legal: [4, 8].map((card) => ({ kind: 'seal', card })),
    rng: rng(),
    budget: { iterations: 3000 },
  });
  for (const { value } of candidates) {
    expect(value).toBeGreaterThan(0.15);
    expect(value).toBeLessThan(0.35);
  }
});

it('imagines a single world where nothing is hidden, and answers the same', () => {
  let worlds = 0;
  const counting = {
    ...coalLine,
    imagine: (view: never, worldRng: Rng) => {
      worlds++;
      return coalLine.imagine(view, worldRng);
    },
  };
  const choose = (isOpen: boolean): MoveBase =>
    SEARCH.choose(
      taskAt(counting, line([3, 3, 20, 3, 3]), {
        brain: { ...coalLineBrain, tuning: { isOpen } },
      }),
    ).move;
  const open = choose(true);
  expect(worlds).toBe(1);
  expect(choose(false)).toEqual(open);
  expect(worlds).toBeGreaterThan(30);
});

it('takes the numbers that suit the table', () => {
  const seen: number[] = [];
  const brain: Brain<CoalLineState, CoalLineMove> = {
    ...coalLineBrain,
    tuning: { playoutSteps: 0 },
    tuningAt: ({ coal }) => (coal.length > 2 ? { playoutSteps: Infinity } : {}),
    evaluate: (state, out) => {
      seen.push(state.coal.length);
      coalLineBrain.evaluate?.(state, out);
    },
  };
  const cars = [1, 2, 3, 4, 5, 6, 7, 8];
  const budget = { iterations: 5 };
  for (const seats of [2, 3]) SEARCH.choose(taskAt(coalLine, line(cars, seats), { brain, budget }));
  expect([...new Set(seen)]).toEqual([2]);
});

it('widens by priors', () => {
  const moves = Array.from({ length: 50 }, (_, amount) => ({ kind: 'bid', amount }));
  const prior = (_: unknown, __: number, list: readonly MoveBase[], out: number[]): void => {
    for (const i of list.keys()) out[i] = 1 + i;
  };
  const tuning = { ...DEFAULT_TUNING, widenBase: 1, widenFactor: 1, widenPower: 0.5 };
  const selector = new Selector({ prior }, tuning, rng());
  const table = tableOf(newNode(), 0);
  for (let i = 0; i < 100; i++) addResult(table, selector.select(table, null, 0, moves), 0.5);
  const tried = table.moves.filter((_, edge) => (table.visits[edge] ?? 0) > 0);
  expect(tried).toEqual(moves.slice(-11));
  expect(new Set(table.available)).toEqual(new Set([100]));
});

it('compares a move only where it was available', () => {
  const [rare, common] = [{ kind: 'rare' }, { kind: 'common' }];
  const selector = new Selector({}, DEFAULT_TUNING, rng());
  const table = tableOf(newNode(), 0);
  for (let i = 0; i < 90; i++) {
    const edge = selector.select(table, null, 0, i % 9 === 0 ? [common, rare] : [common]);
    addResult(table, edge, table.moves[edge] === oneFor(rare) ? 1 : 0.2);
  }
  const at = table.moves.indexOf(oneFor(rare));
  expect(table.available[at]).toBe(10);
  expect(table.visits[at]).toBeGreaterThanOrEqual(8);
});

it('explores by how far results lie apart, where it is told to', () => {
  const moves = [{ kind: 'better' }, { kind: 'worse' }];
  /** How often the worse of two moves is tried if results differ by so much, for one reason or another. */
  const triesOfWorse = (change: Partial<Tuning>, apart: number): number => {
    const selector = new Selector({}, { ...DEFAULT_TUNING, ...change }, rng());
    const table = tableOf(newNode(), 0);
    for (let i = 0; i < 400; i++) {
      const edge = selector.select(table, null, 0, moves);
      const luck = i % 2 === 0 ? apart : -apart;
      const share = 0.5 + luck + (table.moves[edge] === oneFor({ kind: 'worse' }) ? -apart : 0);
      addResult(table, edge, share);
      selector.learn([share, 1 - share]);
    }
    return table.visits[table.moves.indexOf(oneFor({ kind: 'worse' }))] ?? 0;
  };
  const growth = (change: Partial<Tuning>): number =>
    triesOfWorse(change, 0.02) / triesOfWorse(change, 0.2);
  expect(growth({ explorationSpreads: 4 })).toBeLessThan(1.5);
  expect(growth({ exploration: 1 })).toBeGreaterThan(3);
});

it('evaluates by insight where there is some, and greedy does not', () => {
  const insight = ({ coal }: CoalLineState, out: number[]): void => {
    softShares(coal.toReversed(), 10, out);
  };
  const brain = { ...coalLineBrain, insight, tuning: { playoutSteps: 0 } };
  const state = line([9, 9, 2, 2, 2, 2, 2, 2, 1, 1]);
  const ends = [SEARCH, GREEDY].map(
    (bot) => bot.choose(taskAt(coalLine, state, { brain, budget: { iterations: 20 } })).move,
  );
  expect(ends).toEqual([
    { kind: 'choose-end', end: 1 },
    { kind: 'choose-end', end: 0 },
  ]);
});

it('counts on the others’ mistakes as far as they play at random', () => {
  const values = [0, 1].map((randomness) => {
    const brain = { ...coalLineBrain, randomness: () => randomness };
    const { candidates } = SEARCH.choose(taskAt(coalLine, line([1, 1, 9, 1, 1]), { brain }));
    return Math.max(...candidates.map(({ value }) => value));
  });
  expect(values[1]).toBeGreaterThan(values[0] as number);
});

it('a full tree grows no further, and goes on counting', () => {
  const root = newNode();
  const descent = new Descent(coalLine, new Selector({}, DEFAULT_TUNING, rng()), undefined, 25);
  for (let i = 0; i < 50; i++) {
    descent.run(root, line([1, 2, 3, 4, 5, 6]));
    descent.backUp([0.5, 0.5]);
  }
  const nodes = (node: Node): number =>
    [tableAt(node, 0), tableAt(node, 1)].reduce(
      (sum, table) =>
        sum + (table?.children ?? []).reduce((all, child) => all + (child ? nodes(child) : 0), 0),
      1,
    );
  expect([nodes(root), tableOf(root, 0).visited]).toEqual([3, 50]);
});

it('gives equal moves one object', () => {
  expect(oneFor({ kind: 'bid', amount: 3 } as MoveBase)).toBe(
    oneFor({ kind: 'bid', amount: 3 } as MoveBase),
  );
});
