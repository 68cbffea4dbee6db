import { drawFrom } from '@roundhouse/engine';
import { unexamined } from './bot.ts';
import type { Bot } from './bot.ts';

/** Every legal move is equally likely. */
export const RANDOM: Bot = {
  name: 'random',
  choose: ({ legal, rng }) => unexamined(legal, drawFrom(rng, legal)),
};
