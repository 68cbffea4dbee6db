import { BOT_NAMES, contestantNamed, isBotName } from '@roundhouse/bots';
import type { BotName, Budget } from '@roundhouse/bots';
import { UsageError } from './command.ts';
import { readCount } from './table-arguments.ts';

/** The names in a list such as `expert,greedy`. */
function readBotNames(text: string): BotName[] {
  return splitNames(text).map((name) => {
    if (isBotName(name)) return name;
    throw unknownBot(name);
  });
}

/** The names in a list such as `search:800,search:400`, where a bot may have a budget of its own, or the network. */
export function readContestants(text: string, hasNetwork: boolean): string[] {
  const names = splitNames(text);
  const learned = hasNetwork ? {} : undefined;
  for (const name of names)
    if (contestantNamed(name, learned) === undefined) throw unknownBot(name);
  return names;
}

function splitNames(text: string): string[] {
  return text.split(',').map((each) => each.trim());
}

function unknownBot(name: string): UsageError {
  return new UsageError(`unknown bot '${name}'; the bots are: ${BOT_NAMES.join(', ')}`);
}

/** The bot at each seat, from a list with one name for each seat or one for all. */
export function readSeatedBots(text: string, seats: number): BotName[] {
  const names = readBotNames(text);
  const [first = 'random'] = names;
  if (names.length === seats) return names;
  if (names.length === 1) return Array.from({ length: seats }, () => first);
  throw new UsageError(`--bots names ${names.length} bots for ${seats} seats`);
}

/** How long bots may think about a move, by --think and --iterations: whichever limit comes first. */
export function readBudget(
  { think, iterations }: { think: string | undefined; iterations: string | undefined },
  otherwise: Budget,
): Budget {
  if (think === undefined && iterations === undefined) return otherwise;
  return {
    milliseconds: think === undefined ? undefined : readCount('think', think),
    iterations: iterations === undefined ? undefined : readCount('iterations', iterations),
  };
}
