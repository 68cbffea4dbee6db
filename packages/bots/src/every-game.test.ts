import { GAMES } from '@roundhouse/games';
import { describe, expect, it } from 'vitest';
import { BOT_NAMES } from './bot-names.ts';
import { botNamed } from './levels.ts';
import { playMatch } from './play-match.ts';
import { checkHonesty } from './testing/honesty.ts';

const CASES = GAMES.flatMap((game) => BOT_NAMES.map((name) => ({ id: game.id, game, name })));

it('has cases for every game', () => {
  expect(CASES).toHaveLength(GAMES.length * BOT_NAMES.length);
});

describe.each(CASES)('$name in $id', ({ game, name }) => {
  const bot = botNamed(name);

  it.each(game.seatCounts)('plays a whole match of %i', (seats) => {
    const bots = Array.from({ length: seats }, () => bot);
    const played = playMatch({ game, bots, seed: 'whole', budget: { iterations: 1 } });
    expect(played?.outcome.scores).toHaveLength(seats);
  });

  it.each(game.seatCounts)('is honest at a table of %i', (seats) => {
    const plan = { game, bot, seats, seed: 'honest', points: 2, iterations: 4 };
    expect(checkHonesty(plan)).toEqual([undefined, 2]);
  });
});
