import { runArena } from '@roundhouse/bot-runner';
import { BOT_NAMES, eloRatings, meetings, optionsFor } from '@roundhouse/bots';
import type { ArenaGame } from '@roundhouse/bots';
import type { AnyGame } from '@roundhouse/engine';
import { writeFileSync } from 'node:fs';
import { strengthPicture } from '../arena/picture.ts';
import { formatArena } from '../arena/table.ts';
import { readBudget, readContestants } from '../bots.ts';
import { print, readArguments, UsageError } from '../command.ts';
import type { Command } from '../command.ts';
import { readNetwork } from '../network-file.ts';
import { startProgress } from '../progress.ts';
import { findGame, readCount, readOptions, readSeats } from '../table-arguments.ts';

const GAMES = '100';
const THINK_MS = 100;
const FLAGS = {
  bots: 'string',
  seats: 'string',
  games: 'string',
  think: 'string',
  iterations: 'string',
  seed: 'string',
  options: 'string',
  threads: 'string',
  network: 'string',
  picture: 'string',
  json: 'boolean',
} as const;

export const command: Command = {
  help: `roundhouse arena <game> --bots a,b[,…] [--seats N] [--games K] [--think MS] [--iterations N] [--seed S]
                 [--options JSON] [--threads N] [--network FILE] [--picture FILE] [--json]

Lets bots play each other on all cores. Every seed is played once in each rotation of the seats. Prints each bot's share
of the wins (a shared win counts in parts) with its 95 % interval, its mean score, the mean and 99th percentile of its
thinking time per move, and its Elo rating. A match counts once for every seat a bot held. With more than two bots it also
prints how often each finished ahead of each of the others.

  --bots a,b,…    ${BOT_NAMES.join(', ')};
                  the last one takes all remaining seats, so 'expert,greedy' at four seats is one against three;
                  with more bots than seats, every possible line-up plays in turn;
                  search:400 may imagine 400 worlds for a move, search:500ms may think for half a second,
                  so 'search:100,search:300,search:1000' at two seats is a ladder
  --seats N       how many seats (the fewest the game allows by default)
  --games K       how many matches (${GAMES} by default); ideally a multiple of the seats, and of the line-ups
  --think MS      milliseconds a bot may think about a move (${THINK_MS} by default, unless there are iterations)
  --iterations N  worlds a bot may imagine for a move; with this alone, the same seed gives the same matches
  --seed S        any text; another seed gives other matches
  --options JSON  the game's options (by default the first that allow that many seats)
  --threads N     how many matches to play at once (one per core by default)
  --network FILE  what 'roundhouse train' has written; bots such as search+net or expert+net:300ms have it
  --picture FILE  a picture of strength against time, as SVG
  --json          as JSON`,
  async run(args, terminal) {
    const { flags, words } = readArguments(args, FLAGS, ['game']);
    const { catalogue } = terminal;
    const game = findGame(catalogue, words[0] ?? '');
    if (flags.bots === undefined) throw new UsageError('--bots is missing');
    const bots = readContestants(flags.bots, flags.network !== undefined);
    const table = readTable(game, flags);
    const results: ArenaGame[] = [];
    const progress = startProgress(terminal, `arena ${game.id}`);
    const report = await runArena({
      game: game.id,
      bots,
      ...table,
      games: readCount('games', flags.games ?? GAMES),
      think: readBudget(flags, { milliseconds: THINK_MS }),
      ...(flags.seed !== undefined && { seed: flags.seed }),
      ...(flags.network !== undefined && { network: readNetwork(flags.network) }),
      pool: {
        registry: catalogue.module,
        ...(flags.threads !== undefined && { threads: readCount('threads', flags.threads) }),
      },
      onProgress: ({ done, total, latest, number }) => {
        results[number] = latest;
        progress.show(done, total);
      },
    });
    progress.end();
    const ratings = eloRatings(results);
    if (flags.picture !== undefined) writeFileSync(flags.picture, strengthPicture(report, ratings));
    const text = (): string => formatArena(report, ratings, meetings(results));
    print(terminal, flags.json === true ? JSON.stringify(report) : text());
    return 0;
  },
};

function readTable(
  game: AnyGame,
  flags: { seats: string | undefined; options: string | undefined },
): { seats: number; options: unknown } {
  if (flags.options === undefined) {
    const seats = readCount('seats', flags.seats ?? String(game.seatCounts[0]));
    const options = game.parseOptions(optionsFor(game, seats));
    return { seats: readSeats(game, options, String(seats)), options };
  }
  const options = readOptions(game, flags.options);
  return {
    seats: readSeats(game, options, flags.seats ?? String(game.seatCountsFor(options)[0])),
    options,
  };
}
