import { print, readArguments } from '../command.ts';
import type { Command } from '../command.ts';
import { BOT_NAMES } from '@roundhouse/bots';
import { readBudget, readSeatedBots } from '../bots.ts';
import { whole } from '../format.ts';
import { startProgress } from '../progress.ts';
import { simulate } from '../simulate.ts';
import type { Simulation } from '../simulate.ts';
import { findGame, readCount, readOptions, readSeats, readSeedText } from '../table-arguments.ts';

const GAMES = '100';
const ITERATIONS = 100;
const FLAGS = {
  seats: 'string',
  games: 'string',
  seed: 'string',
  bots: 'string',
  think: 'string',
  iterations: 'string',
  options: 'string',
  json: 'boolean',
} as const;

export const command: Command = {
  help: `roundhouse simulate <game> [--seats N] [--games K] [--seed S] [--bots a,b,…] [--think MS] [--iterations N]
                    [--options JSON] [--json]

Plays whole matches between bots and prints the speed, the length of the matches, how they ended, and each seat's wins
(a shared first place counts in parts) and mean score.

  --seats N       how many seats (the fewest the options allow by default)
  --games K       how many matches (${GAMES} by default)
  --seed S        any text, or 32 hexadecimal digits (a fresh one by default); the same seed gives the same
                  matches if the bots have a budget of iterations
  --bots a,b,…    one bot for every seat, or one for all (random by default):
                  ${BOT_NAMES.join(', ')}
  --think MS      milliseconds a bot may think about a move
  --iterations N  worlds a bot may imagine for a move (${ITERATIONS} by default, unless --think is given)
  --options JSON  options of the game, such as '{"key":"value"}'
  --json          as JSON`,
  run(args, terminal) {
    const { flags, words } = readArguments(args, FLAGS, ['game']);
    const game = findGame(terminal.catalogue, words[0] ?? '');
    const options = readOptions(game, flags.options);
    const seats = readSeats(game, options, flags.seats ?? String(game.seatCountsFor(options)[0]));
    const games = readCount('games', flags.games ?? GAMES);
    const bots = readSeatedBots(flags.bots ?? 'random', seats);
    const budget = readBudget(flags, { iterations: ITERATIONS });
    const seed = readSeedText(flags.seed);
    const progress = startProgress(terminal, `simulate ${game.id}`);
    const result = simulate({ game, options, seats, games, bots, budget, seed }, progress.show);
    progress.end();
    print(terminal, flags.json === true ? JSON.stringify(result) : formatSimulation(result));
    return 0;
  },
};

const percent = (part: number, all: number): string => `${((100 * part) / all).toFixed(1)} %`;

function formatSimulation(result: Simulation): string {
  const { game, games, movesPerGame, bySeat, endings } = result;
  return [
    `${game}, ${bySeat.length} seats, ${games} games, options ${JSON.stringify(result.options)}, seed ${result.seed}`,
    '',
    `  games/s         ${whole(result.gamesPerSecond)}`,
    `  moves/s         ${whole(result.movesPerSecond)}`,
    `  moves per game  ${movesPerGame.mean.toFixed(1)} (longest ${movesPerGame.longest})`,
    '',
    '  seat  bot           wins  mean score',
    ...bySeat.map(
      ({ seat, bot, wins, meanScore }) =>
        `  ${String(seat).padEnd(4)}  ${bot.padEnd(8)}  ${percent(wins, games).padStart(8)}  ${meanScore.toFixed(2).padStart(10)}`,
    ),
    '',
    ...Object.entries(endings).map(
      ([reason, count]) => `  ended by ${reason}: ${count} (${percent(count, games)})`,
    ),
  ].join('\n');
}
