import { UsageError, print } from './command.ts';
import type { Listed, Terminal } from './command.ts';

// The last two are in the workspace `bench`, which is there in a checkout only and is no dependency of this package.
const COMMANDS: readonly Listed[] = [
  {
    name: 'games',
    about: 'lists the games with their seat counts and options',
    load: async () => (await import('./commands/games.ts')).gamesCommand,
  },
  {
    name: 'simulate',
    about: 'lets bots play many matches and counts how they end',
    load: async () => (await import('./commands/simulate.ts')).simulateCommand,
  },
  {
    name: 'arena',
    about: 'finds out which bots play better',
    load: async () => (await import('./commands/arena.ts')).arenaCommand,
  },
  {
    name: 'train',
    about: 'teaches the bots a game by letting them play it',
    load: async () => (await import('./commands/train.ts')).trainCommand,
  },
  {
    name: 'replay',
    about: 'shows a position of a recorded match',
    load: async () => (await import('./commands/replay.ts')).replayCommand,
  },
  {
    name: 'notation',
    about: 'writes a recorded match as a text that people can read',
    load: async () => (await import('./commands/notation.ts')).notationCommand,
  },
  {
    name: 'review',
    about: 'finds the mistakes, the luck and the turning points of a recorded match',
    load: async () => (await import('./commands/review.ts')).reviewCommand,
  },
  {
    name: 'puzzles',
    about: 'finds positions with one clearly best decision',
    load: async () => (await import('./commands/puzzles.ts')).puzzlesCommand,
  },
  {
    name: 'fuzz',
    about: 'plays random matches and checks every law of the games',
    load: async () => (await import('./commands/fuzz.ts')).fuzzCommand,
  },
  {
    name: 'engine',
    about: 'lets a program in any language play, over JSON lines',
    load: async () => (await import('./commands/engine.ts')).engineCommand,
  },
  {
    name: 'serve',
    about: 'serves the web app and online play; builds the app first if needed',
    load: async () => (await import('./commands/serve.ts')).serveCommand,
  },
  {
    name: 'admin',
    about: 'keeps order on a server: roles, bans, reports, and their log',
    load: async () => (await import('./commands/admin.ts')).adminCommand,
  },
  {
    name: 'backup',
    about: 'copies all of a server’s data into one file',
    load: async () => (await import('./commands/backup.ts')).backupCommand,
  },
  {
    name: 'restore',
    about: 'puts a backup into a data folder',
    load: async () => (await import('./commands/restore.ts')).restoreCommand,
  },
  {
    name: 'repair',
    about: 'reports what is damaged in a data folder and rescues the rest',
    load: async () => (await import('./commands/repair.ts')).repairCommand,
  },
  {
    name: 'export',
    about: 'writes all finished matches as records',
    load: async () => (await import('./commands/export.ts')).exportCommand,
  },
  {
    name: 'ratings',
    about: 'computes all ratings again from the matches',
    load: async () => (await import('./commands/ratings.ts')).ratingsCommand,
  },
  {
    name: 'verify',
    about: 'checks that a match was dealt from the seed it promised',
    load: async () => (await import('./commands/verify.ts')).verifyCommand,
  },
  {
    name: 'bench',
    about: 'measures the games, the bots and the server',
    load: async () => (await import('@roundhouse/bench/commands/bench')).benchCommand,
  },
  {
    name: 'chaos',
    about: 'plays on several nodes while everything goes wrong, and looks for lost moves',
    load: async () => (await import('@roundhouse/bench/commands/chaos')).chaosCommand,
  },
];

const WIDTH = Math.max(...COMMANDS.map(({ name }) => name.length));

const HELP = `roundhouse: a home for railway board games

${COMMANDS.map(({ name, about }) => `  roundhouse ${name.padEnd(WIDTH)}  ${about}`).join('\n')}

'roundhouse <command> --help' tells you more, 'roundhouse --version' which version this is.`;

const isHelp = (word: string | undefined): boolean => word === '--help' || word === '-h';

/** Runs one command line and gives its exit code. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const [first, ...rest] = args;
  try {
    if (first === '--version') {
      const { version } = (await import('../package.json', { with: { type: 'json' } })).default;
      print(terminal, `roundhouse ${version}`);
      return 0;
    }
    return await dispatch(first === 'help' ? [...rest, '--help'] : args, COMMANDS, HELP, terminal);
  } catch (error) {
    const problem = error instanceof UsageError ? error.message : missingPackage(error);
    if (problem === undefined) throw error;
    terminal.errors.write(`roundhouse: ${problem.replaceAll(/\s*\n\s*/g, ' ')}\n`);
    return 2;
  }
}

/** What to do about a package that is not installed, as those of measurements are not with the product. */
function missingPackage(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const [, name] = /^Cannot find package '([^']+)'/.exec(error.message) ?? [];
  return (
    name &&
    `this needs ${name}, which isn't installed here; 'npm ci' in a checkout installs everything`
  );
}

async function dispatch(
  [name, ...rest]: readonly string[],
  commands: readonly Listed[],
  help: string,
  terminal: Terminal,
): Promise<number> {
  if (name === undefined || isHelp(name)) {
    print(terminal, help);
    return 0;
  }
  const listed = commands.find((each) => each.name === name);
  if (listed === undefined) {
    const known = commands.map((each) => each.name).join(', ');
    throw new UsageError(`unknown command '${name}'; the commands are: ${known}`);
  }
  const command = await listed.load();
  if ('parts' in command) return dispatch(rest, command.parts, command.help, terminal);
  if (rest.some(isHelp)) {
    print(terminal, command.help);
    return 0;
  }
  return command.run(rest, terminal);
}
