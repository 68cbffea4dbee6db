import { print } from '@roundhouse/cli/command';
import type { Command } from '@roundhouse/cli/command';
import type { Catalogue } from '@roundhouse/cli/catalogue';
import { measureBots } from '../measure-bots.ts';
import type { BotsReport } from '../measure-bots.ts';
import { tableOf } from '../random-play.ts';
import { formatRow, readPlan, SECONDS, times } from './measurement.ts';

export const command: Command = {
  help: `roundhouse bench bots [--seconds S] [--json]

Lets search imagine worlds, one thread at a time, at positions of random matches of every game (default options, a
middling number of seats), and at openings of the reference game RR60, beside boardgame.io's MCTS bot. In RR60 search has
no brain, so every iteration plays a match to its end; the peer's playouts have at most 50 moves, its default. They take turns in
five rounds after one of warm-up; medians are printed. Seconds are of processor time.

  --seconds S  how long each is measured in all (${SECONDS} by default)
  --json       as JSON`,
  async run(args, terminal) {
    const { json, plan, progress } = readPlan(args, terminal, 'bench bots');
    const report = await measureBots(plan);
    progress.end();
    print(terminal, json ? JSON.stringify(report) : formatBots(report, terminal.catalogue));
    return 0;
  },
};

function formatBots({ games, reference, peer }: BotsReport, { games: all }: Catalogue): string {
  const [ours, theirs] = [reference.iterationsPerSecond, peer.iterationsPerSecond];
  return [
    'iterations/s of search',
    '',
    ...all.map((game) =>
      formatRow(
        `${game.id}, ${tableOf(game).seats} seats`,
        games[game.id]?.iterationsPerSecond ?? 0,
      ),
    ),
    formatRow("RR60, boardgame.io's bot", theirs),
    formatRow('RR60, search without a brain', ours, `${times(ours, theirs)} boardgame.io`),
  ].join('\n');
}
