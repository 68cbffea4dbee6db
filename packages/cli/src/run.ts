import { listed, print, UsageError } from './command.ts';
import type { Listed, Terminal } from './command.ts';

// The last two are in the workspace `bench`, which is there in a checkout only and is no dependency of this package.
const COMMANDS = listed(
  {
    games: 'lists the games with their seat counts and options',
    simulate: 'lets bots play many matches and counts how they end',
    arena: 'finds out which bots play better',
    train: 'teaches the bots a game by letting them play it',
    replay: 'shows a position of a recorded match',
    notation: 'writes a recorded match as a text that people can read',
    review: 'finds the mistakes, the luck and the turning points of a recorded match',
    puzzles: 'finds positions with one clearly best decision',
    fuzz: 'plays random matches and checks every law of the games',
    engine: 'lets a program in any language play, over JSON lines',
    serve: 'serves the web app and online play; builds the app first if needed',
    admin: 'keeps order on a server: roles, bans, reports, and their log',
    backup: 'copies all of a server’s data into one file',
    restore: 'puts a backup into a data folder',
    repair: 'reports what is damaged in a data folder and rescues the rest',
    export: 'writes all finished matches as records',
    ratings: 'computes all ratings again from the matches',
    verify: 'checks that a match was dealt from the seed it promised',
    bench: 'measures the games, the bots and the server',
    chaos: 'plays on several nodes while everything goes wrong, and looks for lost moves',
  },
  {
    games: () => import('./commands/games.ts'),
    simulate: () => import('./commands/simulate.ts'),
    arena: () => import('./commands/arena.ts'),
    train: () => import('./commands/train.ts'),
    replay: () => import('./commands/replay.ts'),
    notation: () => import('./commands/notation.ts'),
    review: () => import('./commands/review.ts'),
    puzzles: () => import('./commands/puzzles.ts'),
    fuzz: () => import('./commands/fuzz.ts'),
    engine: () => import('./commands/engine.ts'),
    serve: () => import('./commands/serve.ts'),
    admin: () => import('./commands/admin.ts'),
    backup: () => import('./commands/backup.ts'),
    restore: () => import('./commands/restore.ts'),
    repair: () => import('./commands/repair.ts'),
    export: () => import('./commands/export.ts'),
    ratings: () => import('./commands/ratings.ts'),
    verify: () => import('./commands/verify.ts'),
    bench: () => import('@roundhouse/bench/commands/bench'),
    chaos: () => import('@roundhouse/bench/commands/chaos'),
  },
);

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
  const found = commands.find((each) => each.name === name);
  if (found === undefined) {
    const known = commands.map((each) => each.name).join(', ');
    throw new UsageError(`unknown command '${name}'; the commands are: ${known}`);
  }
  const { command } = await found.load();
  if ('parts' in command) return dispatch(rest, command.parts, command.help, terminal);
  if (rest.some(isHelp)) {
    print(terminal, command.help);
    return 0;
  }
  return command.run(rest, terminal);
}
