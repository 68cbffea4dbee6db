import { measureBots } from '@roundhouse/bench/measure-bots';
import type { BotsReport } from '@roundhouse/bench/measure-bots';
import { measureEngine } from '@roundhouse/bench/measure-engine';
import type { EngineReport, MeasurePlan } from '@roundhouse/bench/measure-engine';
import { measureGrowth } from '@roundhouse/bench/growth';
import type { Growth } from '@roundhouse/bench/growth';
import { tableOf } from '@roundhouse/bench/random-play';
import { timeLists } from '@roundhouse/bench/slowest-list';
import type { AnyGame } from '@roundhouse/engine';
import { print, readArguments, UsageError } from '../command.ts';
import type { Command, CommandGroup, Terminal } from '../command.ts';
import type { Catalogue } from '../catalogue.ts';
import { clusterBench } from './bench-cluster.ts';
import { listsBench } from './bench-lists.ts';
import { crashBench, hostileBench, serverBench } from './bench-server.ts';
import { startProgress } from '../progress.ts';
import type { Progress } from '../progress.ts';

const SECONDS = '2';
const MOST_SECONDS = 3600;

const engineBench: Command = {
  name: 'engine',
  about: 'moves per second of every game beside its peers',
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

const botsBench: Command = {
  name: 'bots',
  about: 'iterations per second of search in every game',
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

const PARTS = [
  engineBench,
  listsBench,
  botsBench,
  serverBench,
  crashBench,
  hostileBench,
  clusterBench,
];

export const benchCommand: CommandGroup = {
  name: 'bench',
  about: 'measures the games, the bots and the server',
  help: `roundhouse bench ${PARTS.map(({ name }) => name).join('|')} …

${PARTS.map(({ name, about }) => `  roundhouse bench ${name.padEnd(7)}  ${about}`).join('\n')}

'roundhouse bench engine --help' tells more.`,
  parts: PARTS,
};

function readPlan(
  args: readonly string[],
  terminal: Terminal,
  label: string,
): { json: boolean; plan: MeasurePlan; progress: Progress } {
  const { flags } = readArguments(args, { seconds: 'string', json: 'boolean' }, []);
  const seconds = readSeconds(flags.seconds ?? SECONDS);
  const { games, module } = terminal.catalogue;
  const progress = startProgress(terminal, label);
  const plan = {
    games: games.map(({ id }) => id),
    catalogue: module,
    seconds,
    onSlice: progress.show,
  };
  return { json: flags.json === true, plan, progress };
}

function readSeconds(text: string): number {
  const seconds = Number(text);
  if (seconds > 0 && seconds <= MOST_SECONDS) return seconds;
  throw new UsageError(
    `--seconds must be a number above 0, at most ${MOST_SECONDS}, not '${text}'`,
  );
}

const times = (a: number, b: number): string => `${(a / b).toFixed(1)} ×`;

function formatRow(name: string, rate: number, ...notes: string[]): string {
  return `  ${name.padEnd(32)} ${rate.toLocaleString('en').padStart(12)}  ${notes.join(', ')}`.trimEnd();
}

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
