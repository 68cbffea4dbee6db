import { UsageError, print } from './command.ts';
import type { Command, CommandGroup, Terminal } from './command.ts';
import { arenaCommand } from './commands/arena.ts';
import { backupCommand } from './commands/backup.ts';
import { benchCommand } from './commands/bench.ts';
import { chaosCommand } from './commands/chaos.ts';
import { engineCommand } from './commands/engine.ts';
import { exportCommand } from './commands/export.ts';
import { fuzzCommand } from './commands/fuzz.ts';
import { gamesCommand } from './commands/games.ts';
import { replayCommand } from './commands/replay.ts';
import { serveCommand } from './commands/serve.ts';
import { simulateCommand } from './commands/simulate.ts';
import { verifyCommand } from './commands/verify.ts';

const COMMANDS: readonly (Command | CommandGroup)[] = [
  gamesCommand,
  simulateCommand,
  arenaCommand,
  replayCommand,
  fuzzCommand,
  engineCommand,
  serveCommand,
  backupCommand,
  exportCommand,
  verifyCommand,
  benchCommand,
  chaosCommand,
];

const WIDTH = Math.max(...COMMANDS.map(({ name }) => name.length));

const HELP = `roundhouse: a home for railway board games

${COMMANDS.map(({ name, about }) => `  roundhouse ${name.padEnd(WIDTH)}  ${about}`).join('\n')}

'roundhouse <command> --help' tells more.`;

const isHelp = (word: string | undefined): boolean => word === '--help' || word === '-h';

/** Runs one command line and gives its exit code. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    return await dispatch(args, COMMANDS, HELP, terminal);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    terminal.errors.write(`roundhouse: ${error.message.replaceAll(/\s*\n\s*/g, ' ')}\n`);
    return 2;
  }
}

async function dispatch(
  [name, ...rest]: readonly string[],
  commands: readonly (Command | CommandGroup)[],
  help: string,
  terminal: Terminal,
): Promise<number> {
  if (name === undefined || isHelp(name)) {
    print(terminal, help);
    return 0;
  }
  const command = commands.find((each) => each.name === name);
  if (command === undefined) {
    const known = commands.map((each) => each.name).join(', ');
    throw new UsageError(`unknown command '${name}'; the commands are: ${known}`);
  }
  if ('parts' in command) return dispatch(rest, command.parts, command.help, terminal);
  if (rest.some(isHelp)) {
    print(terminal, command.help);
    return 0;
  }
  return command.run(rest, terminal);
}
