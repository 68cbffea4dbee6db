import type { AnyGame } from '@roundhouse/engine';
import { print } from '@roundhouse/cli/command';
import type { Command } from '@roundhouse/cli/command';
import type { Catalogue } from '@roundhouse/cli/catalogue';
import { measureGrowth } from '../growth.ts';
import type { Growth } from '../growth.ts';
import { measureEngine } from '../measure-engine.ts';
import type { EngineReport } from '../measure-engine.ts';
import { tableOf } from '../random-play.ts';
import { timeLists } from '../slowest-list.ts';
import { formatRow, readPlan, SECONDS, times } from './measurement.ts';

export const command: Command = {
  help: `roundhouse bench engine [--seconds S] [--json]

Plays random legal games, one at a time, in one thread each, with the full list of legal moves at every step. Measures
every game (default options, a middling number of seats), chess on chessops, and the reference game RR60 on boardgame.io's
reducer, written by hand, and on our kernel. They take turns in five rounds after one of warm-up; medians are printed.
Seconds are of processor time. The cost of copying a state is given in moves. Then, for every game: the slowest list of legal
moves, moves per second at every number of seats, and what a move costs in each quarter of a match.

  --seconds S  how long each is measured in all (${SECONDS} by default)
  --json       as JSON`,
  async run(args, terminal) {
    const { json, plan, progress } = readPlan(args, terminal, 'bench engine');
    const report = await measureEngine(plan);
    progress.end();
    const growth = Object.fromEntries(
      terminal.catalogue.games.map((game) => [game.id, growthOf(game, plan.seconds)]),
    );
    const text = [formatReport(report, terminal.catalogue), '', formatGrowth(growth)].join('\n');
    print(terminal, json ? JSON.stringify({ ...report, growth }) : text);
    return 0;
  },
};

const LISTED_GAMES = 50;

/** How a game's cost grows, and its slowest list in milliseconds. */
type GameGrowth = Growth & { readonly slowestList: number };

function growthOf(game: AnyGame, seconds: number): GameGrowth {
  return {
    ...measureGrowth(game, seconds),
    slowestList: Number(timeLists(game, LISTED_GAMES).slowest.toFixed(4)),
  };
}

function formatGrowth(growth: Readonly<Record<string, GameGrowth>>): string {
  return [
    'moves/s by seats; a move of each quarter in moves of the first; the slowest list',
    '',
    ...Object.entries(growth).map(([id, { seats, quarters, slowestList }]) => {
      const rates = Object.entries(seats).map(
        ([count, rate]) => `${count}: ${rate.toLocaleString('en')}`,
      );
      return `  ${id.padEnd(22)} ${rates.join('  ')}; ${quarters.join(' ')}; ${slowestList} ms`;
    }),
  ].join('\n');
}

function formatReport(
  { games, peers, reference }: EngineReport,
  { games: all }: Catalogue,
): string {
  const chess = peers.chessops.movesPerSecond;
  return [
    'moves/s in random play',
    '',
    ...all.map((game) => {
      const { movesPerSecond = 0, cloneInMoves = 0 } = games[game.id] ?? {};
      return formatRow(
        `${game.id}, ${tableOf(game).seats} seats`,
        movesPerSecond,
        `${times(movesPerSecond, chess)} chessops`,
        `a clone costs ${cloneInMoves.toFixed(2)} moves`,
      );
    }),
    formatRow('chess on chessops', chess),
    formatRow('RR60 on boardgame.io', peers['boardgame.io'].movesPerSecond),
    formatRow('RR60 written by hand', peers['hand-written'].movesPerSecond),
    formatRow(
      'RR60 on our kernel',
      reference.movesPerSecond,
      `${times(reference.movesPerSecond, peers['hand-written'].movesPerSecond)} by hand`,
      `${times(reference.movesPerSecond, peers['boardgame.io'].movesPerSecond)} boardgame.io`,
    ),
  ].join('\n');
}
