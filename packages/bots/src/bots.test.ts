import { rngFromSeed, sameMove, seedFromText, setUpMatch } from '@roundhouse/engine';
import type { AnyGame } from '@roundhouse/engine';
import { whistleStop } from '@roundhouse/engine/testing';
import { describe, expect, it } from 'vitest';
import type { Choice, Task } from './bot.ts';
import type { AnyBrain } from './brain.ts';
import { BOT_NAMES, isBotName } from './bot-names.ts';
import { botNamed } from './levels.ts';
import type { BotName } from './bot-names.ts';
import { optionsFor, playMatch } from './play-match.ts';
import { winParts } from './shares.ts';
import { coalLine, coalLineBrain } from './testing/coal-line.ts';
import { checkHonesty } from './testing/honesty.ts';
import { whistleStopBrain } from './testing/whistle-stop-brain.ts';

const TABLES: readonly { id: string; game: AnyGame; brain?: AnyBrain }[] = [
  { id: 'coal-line', game: coalLine, brain: coalLineBrain },
  { id: 'coal-line without a brain', game: coalLine },
  { id: 'whistle-stop', game: whistleStop, brain: whistleStopBrain },
  { id: 'whistle-stop without a brain', game: whistleStop },
];
const CASES = TABLES.flatMap((table) => BOT_NAMES.map((name) => ({ ...table, name })));

function opening(game: AnyGame, change: Partial<Task> = {}): Task {
  const begun = setUpMatch(game, { seats: 2, seed: seedFromText('opening') });
  if (!begun.ok) throw new Error(begun.error);
  const [seat = 0] = game.deciders(begun.state);
  return {
    game,
    view: game.view(begun.state, seat),
    seat,
    legal: game.legalMoves(begun.state, seat),
    rng: rngFromSeed(seedFromText('rng')),
    budget: { iterations: 100 },
    ...change,
  };
}

/** The share of wins of one `first` against the rest all `second`, every seed in every rotation. */
function shareOf(first: BotName, second: BotName, table: Omit<Plan, 'bots' | 'seed'>): number {
  const { seats, games } = table;
  let wins = 0;
  for (let number = 0; number < games; number++) {
    const own = number % seats;
    const bots = Array.from({ length: seats }, (_, seat) =>
      botNamed(seat === own ? first : second),
    );
    const played = playMatch({ ...table, bots, seed: `${Math.floor(number / seats)}` });
    wins += played === undefined ? 0 : (winParts(played.outcome)[own] ?? 0);
  }
  return wins / games;
}
type Plan = Parameters<typeof playMatch>[0] & { seats: number; games: number };

describe.each(CASES)('$name in $id', ({ name, game, brain }) => {
  const bot = botNamed(name);

  it.each(game.seatCounts)('plays a whole match of %i, the same one again', (seats) => {
    const plan = {
      game,
      bots: Array.from({ length: seats }, () => bot),
      seed: 'whole',
      budget: { iterations: 12 },
      brain,
    };
    const played = playMatch(plan);
    expect(played?.outcome.scores).toHaveLength(seats);
    expect(playMatch(plan)).toEqual(played);
  });

  it('gives the same answer in worlds that its seat cannot tell apart', () => {
    for (const seats of game.seatCounts) {
      const plan = { game, bot, seats, seed: `honest ${seats}`, points: 4, iterations: 20 };
      expect(checkHonesty({ ...plan, ...(brain && { brain }) })).toEqual([undefined, 4]);
    }
  });

  it('answers a forced move at once', () => {
    const task = opening(game);
    const legal = task.legal.slice(0, 1);
    const blind = { ...game, imagine: () => expect.fail('it thought') };
    const { move, iterations } = bot.choose({ ...task, game: blind, legal, brain });
    expect([move, iterations]).toEqual([legal[0], 0]);
  });

  it('answers though it is stopped before it began', () => {
    const task = opening(game, { signal: { aborted: true }, brain });
    const { move, iterations } = bot.choose(task);
    expect(task.legal).toContain(move);
    expect(iterations).toBeLessThanOrEqual(1);
  });
});

describe('strength', () => {
  it('greedy beats random, search beats greedy: coal line', () => {
    const table = { game: coalLine, brain: coalLineBrain, seats: 2, budget: { iterations: 300 } };
    expect(shareOf('greedy', 'random', { ...table, games: 200 })).toBeGreaterThan(0.85);
    expect(shareOf('search', 'greedy', { ...table, games: 100 })).toBeGreaterThan(0.65);
    expect(shareOf('easy', 'random', { ...table, games: 100 })).toBeGreaterThan(0.7);
  });

  it('search beats greedy where three choose at once: whistle stop', () => {
    const table = { game: whistleStop, brain: whistleStopBrain, seats: 3 };
    const share = shareOf('search', 'greedy', {
      ...table,
      games: 240,
      budget: { iterations: 300 },
    });
    expect(share).toBeGreaterThan(0.4);
  });
});

describe('budgets', () => {
  const clock = (step: number): (() => number) => {
    let time = 1000;
    return () => (time += step);
  };

  it('search stops at its milliseconds by the clock it was given', () => {
    const task = opening(whistleStop, { budget: { milliseconds: 200 }, now: clock(2) });
    const { iterations } = botNamed('search').choose(task);
    expect(iterations).toBeGreaterThan(50);
    expect(iterations).toBeLessThanOrEqual(100);
  });

  it('greedy stops in the middle of a world', () => {
    const task = opening(whistleStop, { budget: { milliseconds: 3 }, now: clock(2) });
    const { candidates } = botNamed('greedy').choose(task);
    expect(candidates.map(({ visits }) => visits)).toEqual([1, 1, 0]);
  });

  it('milliseconds without a clock are a mistake', () => {
    const task = opening(whistleStop, { budget: { milliseconds: 3 } });
    expect(() => botNamed('search').choose(task)).toThrow('clock');
  });

  it('search stops when it is told to', () => {
    let looks = 0;
    const signal = {
      get aborted() {
        return ++looks > 40;
      },
    };
    const task = opening(whistleStop, { budget: { iterations: 10_000 }, signal });
    expect(botNamed('search').choose(task).iterations).toBe(41);
  });

  it('hard thinks less than expert', () => {
    const think = (name: BotName): Choice =>
      botNamed(name).choose(opening(whistleStop, { budget: { iterations: 900 } }));
    expect(think('hard').iterations).toBeLessThanOrEqual(200);
    expect(think('expert').iterations).toBeGreaterThan(450);
  });

  it('expert answers when it has seen enough, search goes on', () => {
    const think = (name: BotName, iterations: number): number => {
      const brain = { ...whistleStopBrain, tuning: { enough: 50 } };
      return botNamed(name).choose(opening(whistleStop, { brain, budget: { iterations } }))
        .iterations;
    };
    expect([think('expert', 900), think('expert', 10)]).toEqual([50, 10]);
    expect(think('search', 900)).toBeGreaterThan(450);
  });

  it('search stops early when no move can overtake the best', () => {
    const { iterations, candidates } = botNamed('search').choose(
      opening(coalLine, { budget: { iterations: 4000 }, brain: coalLineBrain }),
    );
    const [first, second] = candidates;
    expect(iterations).toBeLessThan(4000);
    expect((first?.visits ?? 0) - (second?.visits ?? 0)).toBeGreaterThan(4000 - iterations);
  });
});

it('medium is greedy, or errs by its noise, but less than easy', () => {
  const errors = (name: BotName, mediumNoise: number): number => {
    const brain = { ...whistleStopBrain, tuning: { mediumNoise, easyNoise: 2 } };
    let others = 0;
    for (let i = 0; i < 60; i++) {
      const rng = (): Task['rng'] => rngFromSeed(seedFromText(`medium ${i}`));
      const best = botNamed('greedy').choose(opening(whistleStop, { brain, rng: rng() })).move;
      const { move } = botNamed(name).choose(opening(whistleStop, { brain, rng: rng() }));
      if (!sameMove(best, move)) others++;
    }
    return others;
  };
  expect(errors('medium', 0)).toBe(0);
  expect(errors('medium', 0.5)).toBeGreaterThan(0);
  expect(errors('medium', 0.5)).toBeLessThan(errors('easy', 0.5));
});

it('knows its bots by name', () => {
  expect(BOT_NAMES.map((name) => botNamed(name).name)).toEqual([...BOT_NAMES]);
  expect([botNamed('nobody'), isBotName('toString')]).toEqual([undefined, false]);
});

it('finds options that allow a number of seats', () => {
  const game: AnyGame = {
    ...(whistleStop as AnyGame),
    seatCountsFor: (options) => ((options as { prize: string }).prize === 'one' ? [2] : [3]),
  };
  expect([2, 3, 4].map((seats) => optionsFor(game, seats))).toEqual([
    { prize: 'one' },
    { prize: 'card' },
    undefined,
  ]);
});
