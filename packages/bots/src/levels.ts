import type { Bot } from './bot.ts';
import { careless, GREEDY } from './greedy.ts';
import { RANDOM } from './random.ts';
import { SEARCH, searching } from './search/search.ts';

export const LEVELS = ['easy', 'medium', 'hard', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

export const BOT_NAMES = ['random', 'greedy', 'search', ...LEVELS] as const;
export type BotName = (typeof BOT_NAMES)[number];

const BOTS: Readonly<Record<BotName, Bot>> = {
  random: RANDOM,
  greedy: GREEDY,
  search: SEARCH,
  easy: careless('easy', ({ easyNoise }) => easyNoise),
  medium: careless('medium', ({ mediumNoise }) => mediumNoise),
  hard: searching('hard', ({ hardIterations }) => hardIterations),
  expert: searching('expert', ({ enough }) => enough),
};

/** Whether a bot has this name. */
export function isBotName(name: string): name is BotName {
  return (BOT_NAMES as readonly string[]).includes(name);
}

/** The bot with this name. */
export function botNamed(name: BotName): Bot;
export function botNamed(name: string): Bot | undefined;
export function botNamed(name: string): Bot | undefined {
  return isBotName(name) ? BOTS[name] : undefined;
}
