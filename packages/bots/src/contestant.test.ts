import { rngFromSeed, seedFromText } from '@roundhouse/engine';
import type { AnyGame } from '@roundhouse/engine';
import { whistleStop } from '@roundhouse/engine/testing';
import { expect, it } from 'vitest';
import { arenaReport, pairings, playPairing } from './arena.ts';
import type { Bot, Task } from './bot.ts';
import { contestantNamed } from './contestant.ts';
import { botNamed } from './levels.ts';
import { playMatch } from './play-match.ts';

/** The most worlds that this bot imagined for a move, where everybody has 20. */
function mostIterations(bot: Bot, budget: Task['budget'] = { iterations: 20 }): number {
  let most = 0;
  let time = 0;
  playMatch({
    game: whistleStop,
    bots: [bot, botNamed('random')],
    seed: 'contestant',
    budget,
    now: () => time++,
    onChoice: (seat, { iterations }) => {
      if (seat === 0) most = Math.max(most, iterations);
    },
  });
  return most;
}

function contestant(name: string): Bot {
  const bot = contestantNamed(name);
  if (bot === undefined) throw new Error(name);
  return bot;
}

it('has everybody’s budget, or its own instead', () => {
  expect(contestantNamed('search')).toBe(botNamed('search'));
  expect(mostIterations(contestant('search'))).toBe(20);
  expect(mostIterations(contestant('search:50'))).toBe(50);
  expect(mostIterations(contestant('search:50'), { milliseconds: 3 })).toBe(50);
  const quick = mostIterations(contestant('search:4ms'));
  expect([quick > 0, quick < 20]).toEqual([true, true]);
});

it.each(['genius', 'genius:5', 'search:', 'search:0', 'search:-1', 'search:5s', 'search:5:5', ''])(
  'knows no %o',
  (name) => expect(contestantNamed(name)).toBeUndefined(),
);

it('tells budgets of one bot apart in the report', () => {
  const names = ['search:30', 'search:5'];
  const games = pairings(names, 2, 2).map((pairing) =>
    playPairing(whistleStop, pairing, { budget: { iterations: 1 }, now: () => 0 }),
  );
  expect(games.map(({ bots }) => bots)).toEqual([names, names.toReversed()]);
  expect(arenaReport('whistle-stop', names, games).bots.map(({ name }) => name)).toEqual(names);
});

it('has the network only where there is one', () => {
  const learned = { tuning: { greedyWorlds: 1 } };
  const asked: unknown[] = [];
  const game: AnyGame = {
    ...whistleStop,
    imagine: (view, rng) => {
      asked.push(view);
      return whistleStop.imagine(view as never, rng);
    },
  };
  expect(contestantNamed('greedy+net')).toBeUndefined();
  expect(contestantNamed('nobody+net', learned)).toBeUndefined();
  const state = game.setup({ prize: 'one' }, 2, rngFromSeed(seedFromText('net')));
  const worlds = ['greedy', 'greedy+net:9'].map((name) => {
    asked.length = 0;
    contestantNamed(name, learned)?.choose({
      game,
      view: game.view(state, 0),
      seat: 0,
      legal: game.legalMoves(state, 0),
      rng: rngFromSeed(seedFromText('net')),
      budget: { iterations: 9 },
    });
    return asked.length;
  });
  expect(worlds[1]).toBe(1);
  expect(worlds[0]).toBeGreaterThan(1);
});
