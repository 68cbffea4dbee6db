import { findGame } from '@roundhouse/games';
import { describe, expect, it } from 'vitest';
import { BOT_NAMES } from '../src/bot-names.ts';
import type { BotName } from '../src/bot-names.ts';
import { botNamed } from '../src/levels.ts';
import { playMatch } from '../src/play-match.ts';
import { checkHonesty } from '../src/testing/honesty.ts';

/** What is tested of every bot in a game. A game with a brain has a file for it, so that they run side by side. */
export function testBots(id: string): void {
  const game = findGame(id);
  if (game === undefined) throw new Error(`${id} is no game`);

  it.each(tablesOf(game.seatCounts))('$text play a whole match', ({ names }) => {
    const bots = names.map((name) => botNamed(name));
    const played = playMatch({ game, bots, seed: 'whole', budget: { iterations: 1 } });
    expect(played?.outcome.scores).toHaveLength(names.length);
  });

  describe.each(BOT_NAMES)('%s', (name) => {
    it.each(game.seatCounts)('is honest at a table of %i', (seats) => {
      const plan = { game, bot: botNamed(name), seats, seed: 'honest', points: 2, iterations: 4 };
      expect(checkHonesty(plan)).toEqual([undefined, 2]);
    });
  });
}

interface Table {
  readonly names: readonly BotName[];
  readonly text: string;
}

/** As many tables of each size as it takes for every bot to sit at one. */
function tablesOf(seatCounts: readonly number[]): Table[] {
  return seatCounts.flatMap((seats) => {
    const around = Array.from({ length: seats }, () => BOT_NAMES).flat();
    return Array.from({ length: Math.ceil(BOT_NAMES.length / seats) }, (_, table) => {
      const names = around.slice(table * seats, (table + 1) * seats);
      return { names, text: names.join(', ') };
    });
  });
}
