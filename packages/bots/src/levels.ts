import type { Bot } from './bot.ts';
import { tuningOf } from './brain.ts';
import { brainOf } from './brains.ts';
import { careless, GREEDY } from './greedy.ts';
import { RANDOM } from './random.ts';
import { SEARCH } from './search/search.ts';

export const LEVELS = ['easy', 'medium', 'hard', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

export const BOT_NAMES = ['random', 'greedy', 'search', ...LEVELS] as const;
export type BotName = (typeof BOT_NAMES)[number];

const HARD: Bot = {
  name: 'hard',
  choose(question) {
    const { hardIterations } = tuningOf(question.brain ?? brainOf(question.game.id));
    const iterations = Math.min(hardIterations, question.budget.iterations ?? Infinity);
    return SEARCH.choose({ ...question, budget: { ...question.budget, iterations } });
  },
};

const BOTS: Readonly<Record<BotName, Bot>> = {
  random: RANDOM,
  greedy: GREEDY,
  search: SEARCH,
  easy: careless('easy', ({ easyNoise }) => easyNoise),
  medium: careless('medium', ({ mediumNoise }) => mediumNoise),
  hard: HARD,
  expert: { ...SEARCH, name: 'expert' },
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
