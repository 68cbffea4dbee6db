import { timeLists } from '../slowest-list.ts';
import { print, readArguments } from '@roundhouse/cli/command';
import type { Command } from '@roundhouse/cli/command';
import { readCount } from '@roundhouse/cli/table-arguments';

const GAMES = '1000';

export const command: Command = {
  help: `roundhouse bench lists [--games K] [--json]

Plays random matches of every game, at its seat counts in turn, and times each list of legal moves in milliseconds. The
same matches are played four times and the best time of each list counts, so that pauses of the machine drop out; the
slowest of any single pass stands beside it.

  --games K  how many matches of each game (${GAMES} by default)
  --json     as JSON`,
  run(args, terminal) {
    const { flags } = readArguments(args, { games: 'string', json: 'boolean' }, []);
    const games = readCount('games', flags.games ?? GAMES);
    const times = terminal.catalogue.games.map((game) => ({
      id: game.id,
      ...timeLists(game, games),
    }));
    if (flags.json === true) {
      print(
        terminal,
        JSON.stringify({ games: Object.fromEntries(times.map(({ id, ...rest }) => [id, rest])) }),
      );
      return 0;
    }
    print(terminal, row('milliseconds', ['lists', 'mean', 'slowest', 'of one pass']));
    for (const { id, lists, mean, slowest, slowestSeen } of times) {
      const figures = [String(lists), mean.toFixed(5), slowest.toFixed(4), slowestSeen.toFixed(3)];
      print(terminal, row(id, figures));
    }
    return 0;
  },
};

const row = (name: string, figures: readonly string[]): string =>
  name.padEnd(20) + figures.map((figure) => figure.padStart(13)).join('');
