import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';
import { helpIfAsked } from '../scripts/help.mjs';

/** What a script was called with. With --help it says what it does; what it does not know is told in one line. */
export function readScriptArguments<Config extends ParseArgsConfig>(help: string, config: Config) {
  helpIfAsked(help);
  try {
    return parseArgs(config);
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

/** Says what can't be done, in one line, and ends. */
export function refuse(problem: string): never {
  console.error(`${problem.split(/\.\s|\n/)[0]} (--help tells you more)`);
  process.exit(2);
}
