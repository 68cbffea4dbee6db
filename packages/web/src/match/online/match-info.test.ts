import { expect, it } from 'vitest';
import { levelText } from '../../words/level-text.ts';
import { playerAt } from './match-info.ts';

it.each(['random', 'easy', 'expert', 'of-a-newer-server'])(
  'a bot is called what it is: %s',
  (bot) => {
    const player = playerAt({ user: null, name: null, bot, taken: true, you: false }, 0);
    expect(player.kind === 'bot' && levelText(player.level)).toBe(bot);
  },
);
