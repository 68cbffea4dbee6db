import { measureEngine } from '@roundhouse/bench/measure-engine';
import type { EngineReport } from '@roundhouse/bench/measure-engine';
import { tableOf } from '@roundhouse/bench/random-play';
import { print, readArguments, UsageError } from '../command.ts';
import type { Command, CommandGroup } from '../command.ts';
import type { Catalogue } from '../catalogue.ts';
import { startProgress } from '../progress.ts';

const SECONDS = '2';
const MOST_SECONDS = 3600;

const engineBench: Command = {
  name: 'engine',
  about: 'moves per second of every game beside its peers',
  help: `roundhouse bench engine [--seconds S] [--json]

Plays random legal games, one at a time, in one thread each, with the full list of legal moves at every step. Measures
every game (default options, a middling number of seats), chess on chessops, and the reference game RR60 on boardgame.io's
reducer, written by hand, and on our kernel. They take turns in five rounds after one of warm-up; medians are printed.
Seconds are of processor time. The cost of copying a state is given in moves.

  --seconds S  how long each is measured in all (${SECONDS} by default)
  --json       as JSON`,
  async run(args, terminal) {
    const { flags } = readArguments(args, { seconds: 'string', json: 'boolean' }, []);
    const seconds = readSeconds(flags.seconds ?? SECONDS);
    const { catalogue } = terminal;
    const games = catalogue.games.map(({ id }) => id);
    const progress = startProgress(terminal, 'bench engine');
    const plan = { games, catalogue: catalogue.module, seconds, onSlice: progress.show };
    const report = await measureEngine(plan);
    progress.end();
    print(terminal, flags.json === true ? JSON.stringify(report) : formatReport(report, catalogue));
    return 0;
  },
};

export const benchCommand: CommandGroup = {
  name: 'bench',
  about: 'measures the speed of the games',
  help: `roundhouse bench engine [--seconds S] [--json]

  roundhouse bench engine  ${engineBench.about}

'roundhouse bench engine --help' tells more.`,
  parts: [engineBench],
};

function readSeconds(text: string): number {
  const seconds = Number(text);
  if (seconds > 0 && seconds <= MOST_SECONDS) return seconds;
  throw new UsageError(
    `--seconds must be a number above 0, at most ${MOST_SECONDS}, not '${text}'`,
  );
}

function formatReport(
  { games, peers, reference }: EngineReport,
  { games: all }: Catalogue,
): string {
  const chess = peers.chessops.movesPerSecond;
  const times = (a: number, b: number): string => `${(a / b).toFixed(1)} ×`;
  const row = (name: string, rate: number, ...notes: string[]): string =>
    `  ${name.padEnd(32)} ${rate.toLocaleString('en').padStart(12)}  ${notes.join(', ')}`;
  return [
    'moves/s in random play',
    '',
    ...all.map((game) => {
      const { movesPerSecond = 0, cloneInMoves = 0 } = games[game.id] ?? {};
      return row(
        `${game.id}, ${tableOf(game).seats} seats`,
        movesPerSecond,
        `${times(movesPerSecond, chess)} chessops`,
        `a clone costs ${cloneInMoves.toFixed(2)} moves`,
      );
    }),
    row('chess on chessops', chess),
    row('RR60 on boardgame.io', peers['boardgame.io'].movesPerSecond),
    row('RR60 written by hand', peers['hand-written'].movesPerSecond),
    row(
      'RR60 on our kernel',
      reference.movesPerSecond,
      `${times(reference.movesPerSecond, peers['hand-written'].movesPerSecond)} by hand`,
      `${times(reference.movesPerSecond, peers['boardgame.io'].movesPerSecond)} boardgame.io`,
    ),
  ].join('\n');
}
