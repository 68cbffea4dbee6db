/** The levels that people choose from, the weakest first. */
export const LEVELS = ['easy', 'medium', 'hard', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

export const BOT_NAMES = ['random', 'greedy', 'search', ...LEVELS] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** Whether a bot has this name. */
export function isBotName(name: string): name is BotName {
  return BOT_NAMES.some((each) => each === name);
}

/**
 * How many milliseconds each bot may think at a table, wherever the table is: a person waits no longer at a phone, where they
 * are worth a third as many of a fast core. Those without a search hardly use them.
 */
const THINKING: Readonly<Record<BotName, number>> = {
  random: 200,
  greedy: 200,
  easy: 200,
  medium: 200,
  hard: 300,
  expert: 300,
  search: 1500,
};

/** Who gives a hint: the strongest bot, for as many milliseconds as people gladly wait for advice. */
export const HINT: { readonly bot: BotName; readonly milliseconds: number } = {
  bot: 'expert',
  milliseconds: 3000,
};

/** How many milliseconds the bot of this name may think at a table. */
export function thinkingTime(bot: string): number {
  return isBotName(bot) ? THINKING[bot] : 0;
}
