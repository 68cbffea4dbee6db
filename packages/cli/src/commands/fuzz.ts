import type { BatteryReport } from '@roundhouse/engine/testing';
import { print, readArguments, UsageError } from '../command.ts';
import type { Command } from '../command.ts';
import { countTables, fuzz } from '../fuzz.ts';
import type { Fault, FuzzPlan } from '../fuzz.ts';
import { startProgress } from '../progress.ts';
import { findGame, readCount, readOptions, readSeats, readSeedText } from '../table-arguments.ts';

const GAMES = '1000';
const SAMPLE = '8';
const FLAGS = {
  games: 'string',
  seed: 'string',
  seats: 'string',
  options: 'string',
  sample: 'string',
} as const;

export const command: Command = {
  help: `roundhouse fuzz <game> [--games K] [--seed S] [--seats N] [--options JSON] [--sample M]

Plays random matches at every table (each combination of options with each number of seats) and checks the laws that
hold for every game, and the game's own. If one is broken, prints it with the seed and the command that
reproduces it; the exit code is then 1.

  --games K       matches in total, spread evenly over the tables, rounded up
                  (${GAMES} by default)
  --seed S        any text; the same seed gives the same matches (a fresh one by default). With one match per table,
                  32 hexadecimal digits are that match's own seed.
  --seats N       only tables with N seats
  --options JSON  only tables with these options, such as '{"key":"value"}'
  --sample M      run the costly checks (secrecy, clones, refusals) at one position in M (${SAMPLE} by default; 1 for every one)`,
  async run(args, terminal) {
    const { flags, words } = readArguments(args, FLAGS, ['game']);
    const game = findGame(terminal.catalogue, words[0] ?? '');
    const options = flags.options === undefined ? undefined : readOptions(game, flags.options);
    const seats = flags.seats === undefined ? undefined : readCount('seats', flags.seats);
    if (options !== undefined && flags.seats !== undefined) readSeats(game, options, flags.seats);
    const given = {
      ...(options === undefined ? {} : { options }),
      ...(seats === undefined ? {} : { seats }),
    };
    const tables = countTables(game, given);
    if (tables === 0) throw new UsageError(`${game.id} is for ${game.seatCounts.join(', ')} seats`);
    const gamesPerTable = Math.ceil(readCount('games', flags.games ?? GAMES) / tables);
    const plan: FuzzPlan = {
      ...given,
      game: game.id,
      catalogue: terminal.catalogue.module,
      gamesPerTable,
      seed: readSeedText(flags.seed),
      sample: readCount('sample', flags.sample ?? SAMPLE),
    };
    const progress = startProgress(terminal, `fuzz ${game.id}`);
    const result = await fuzz(plan, (done) => progress.show(done, gamesPerTable * tables));
    progress.end();
    if ('message' in result) {
      terminal.errors.write(`${formatFault(plan, tables, result)}\n`);
      return 1;
    }
    print(terminal, formatReport(plan, tables, result));
    return 0;
  },
};

function formatReport(plan: FuzzPlan, tables: number, report: BatteryReport): string {
  const { matches, moves, longest, endings } = report;
  const reasons = Object.entries(endings).map(([reason, count]) => `${reason} ${count}`);
  return [
    `${plan.game}: nothing found in ${matches} matches at ${tables} ${tables === 1 ? 'table' : 'tables'} (seed ${plan.seed})`,
    `${moves} moves, ${longest} in the longest match; endings: ${reasons.join(', ')}`,
  ].join('\n');
}

function formatFault(plan: FuzzPlan, tables: number, { message, match }: Fault): string {
  const again =
    match === undefined
      ? { ...plan, games: plan.gamesPerTable * tables }
      : { ...plan, ...match, games: 1 };
  const words = [
    `roundhouse fuzz ${plan.game} --games ${again.games} --seed ${quote(again.seed)}`,
    ...(again.seats === undefined ? [] : [`--seats ${again.seats}`]),
    ...(again.options === undefined ? [] : [`--options ${quote(JSON.stringify(again.options))}`]),
    ...(again.sample === Number(SAMPLE) ? [] : [`--sample ${again.sample}`]),
  ];
  return [
    `${plan.game} breaks a law: ${message}`,
    `seed: ${again.seed}`,
    `reproduce it: npx ${words.join(' ')}`,
  ].join('\n');
}

function quote(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
