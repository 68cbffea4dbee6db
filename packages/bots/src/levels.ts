import { isBotName } from './bot-names.ts';
import type { BotName } from './bot-names.ts';
import type { Bot } from './bot.ts';
import { taughtBrainOf } from './learned/shipped.ts';
import { careless, GREEDY } from './greedy.ts';
import { RANDOM } from './random.ts';
import { SEARCH, searching } from './search/search.ts';

const BOTS: Readonly<Record<BotName, Bot>> = {
  random: RANDOM,
  greedy: GREEDY,
  search: SEARCH,
  easy: careless('easy', ({ easyNoise }) => easyNoise),
  medium: careless('medium', ({ mediumNoise }) => mediumNoise),
  hard: searching('hard', { most: ({ hardIterations }) => hardIterations }),
  expert: searching('expert', { most: ({ enough }) => enough, brain: taughtBrainOf }),
};

/** The bot with this name. */
export function botNamed(name: BotName): Bot;
export function botNamed(name: string): Bot | undefined;
export function botNamed(name: string): Bot | undefined {
  return isBotName(name) ? BOTS[name] : undefined;
}
