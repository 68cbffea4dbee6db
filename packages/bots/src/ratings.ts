import { LEVELS } from './bot-names.ts';
import type { BotRatings } from './brain.ts';
import { brainOf } from './brains.ts';

/** For a game whose bots nobody has measured: about the mean of the others. */
const UNMEASURED: BotRatings = { random: 780, easy: 1290, medium: 1500, hard: 1750, expert: 1890 };

const isRated = (bot: string): bot is keyof BotRatings =>
  bot === 'random' || LEVELS.some((level) => level === bot);

/** The rating of a bot that people may sit with; undefined for a bot that no table offers. */
export function botRating(game: string, bot: string): number | undefined {
  return isRated(bot) ? (brainOf(game).ratings ?? UNMEASURED)[bot] : undefined;
}
