import { optionsFor } from '@roundhouse/bots';
import { unpackLearned } from '@roundhouse/bots/learned';
import { existsSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { print, readArguments, UsageError } from '../command.ts';
import type { Command, Terminal } from '../command.ts';
import { readNetwork, writeNetwork } from '../network-file.ts';
import { startProgress } from '../progress.ts';
import { findGame, readCount, readOptions } from '../table-arguments.ts';
import { curveOf } from '../training/curve.ts';
import { Training } from '../training/training.ts';
import type { TrainingPlan, Trial } from '../training/training.ts';

const FLAGS = {
  seats: 'string',
  minutes: 'string',
  matches: 'string',
  iterations: 'string',
  round: 'string',
  threads: 'string',
  window: 'string',
  reuse: 'string',
  seed: 'string',
  options: 'string',
  tuning: 'string',
  games: 'string',
  out: 'string',
  resume: 'boolean',
} as const;

const MINUTE = 60_000;
const TRIAL_EVERY = 3 * MINUTE;

export const command: Command = {
  help: `roundhouse train <game> --seats N[,M] --minutes M --out FILE [--matches K] [--iterations N] [--round K]
                 [--games K] [--threads N] [--window K] [--reuse N] [--seed S] [--options JSON]
                 [--tuning JSON] [--resume]

Teaches a network what positions of a game are worth: bots that search play each other on all cores, now and then with a
mistake, and the network learns who won. From the second round on they search with the network, so it learns from better
and better play. Writes the network to FILE after every round and a picture of the learning curve to FILE.svg. Every few
minutes, and at the end, a search with the network plays against greedy bots and against search without it.

  --seats N[,M]   the sizes of the tables, in turn
  --minutes M     how long; or
  --matches K     how many lessons in all: with these alone, the same seed gives the same network
  --iterations N  worlds a bot imagines for a move of a lesson (24 by default)
  --round K       lessons between two times of learning (320 by default)
  --games K       matches of each trial (96 by default)
  --threads N     how many matches to play at once (one per core by default)
  --window K      positions that are kept to learn from (200000 by default)
  --reuse N       how often each of them is learned from, about (3 by default)
  --seed S        any text
  --options JSON  the game's options (by default the first that allow that many seats)
  --tuning JSON   numbers for a search that has the network, such as '{"playoutSteps":0}'
  --out FILE      where the network goes; as text, or as JSON that a brain imports if the name ends with .json
  --resume        go on from the network that is there, and with its learning curve`,
  async run(args, terminal) {
    const { flags, words } = readArguments(args, FLAGS, ['game']);
    const game = findGame(terminal.catalogue, words[0] ?? '');
    const { out } = flags;
    if (out === undefined) throw new UsageError('--out is missing');
    if (flags.minutes === undefined && flags.matches === undefined) {
      throw new UsageError('--minutes or --matches is missing');
    }
    const seats = (flags.seats ?? String(game.seatCounts[0]))
      .split(',')
      .map((each) => readCount('seats', each));
    const options =
      flags.options === undefined
        ? optionsFor(game, seats[0] ?? 2)
        : readOptions(game, flags.options);
    for (const each of seats) {
      if (!game.seatCountsFor(game.parseOptions(options)).includes(each)) {
        throw new UsageError(`${game.id} is not for ${each} seats with these options`);
      }
    }
    const plan: TrainingPlan = {
      game,
      options,
      seats,
      threads: readCount('threads', flags.threads ?? String(availableParallelism())),
      seed: flags.seed ?? 'train',
      registry: terminal.catalogue.module,
      iterations: readCount('iterations', flags.iterations ?? '24'),
      round: readCount('round', flags.round ?? '320'),
      reuse: readCount('reuse', flags.reuse ?? '3'),
      window: readCount('window', flags.window ?? '200000'),
      tuning: readTuning(flags.tuning),
    };
    const isThere = flags.resume === true && existsSync(out);
    const former = isThere ? unpackLearned(readNetwork(out)) : undefined;
    const training = await Training.start(plan, former);
    try {
      await runRounds(training, terminal, {
        out,
        title: `${game.id}, ${seats.join(' and ')} seats`,
        seats,
        until: {
          matches: flags.matches === undefined ? Infinity : readCount('matches', flags.matches),
          ms: flags.minutes === undefined ? Infinity : Number(flags.minutes) * MINUTE,
        },
        games: readCount('games', flags.games ?? '96'),
        iterations: plan.iterations,
        round: plan.round,
      });
    } finally {
      await training.close();
    }
    return 0;
  },
};

function readTuning(text: string | undefined): TrainingPlan['tuning'] {
  try {
    return JSON.parse(text ?? '{}') as TrainingPlan['tuning'];
  } catch {
    throw new UsageError(`--tuning must be JSON, such as '{"playoutSteps":0}', not '${text}'`);
  }
}

interface Rounds extends Pick<TrainingPlan, 'seats' | 'iterations' | 'round'> {
  readonly out: string;
  readonly title: string;
  readonly until: { readonly matches: number; readonly ms: number };
  readonly games: number;
}

async function runRounds(training: Training, terminal: Terminal, rounds: Rounds): Promise<void> {
  const { out, title, until, round } = rounds;
  const start = Date.now();
  const former = training.matches;
  let tried = start;
  for (;;) {
    const done = Math.max(
      (Date.now() - start) / until.ms,
      (training.matches - former) / until.matches,
    );
    if (done >= 1) break;
    const bar = startProgress(terminal, `train ${title}`);
    const point = await training.round(done, (lessons) => bar.show(lessons, round));
    bar.end();
    writeNetwork(out, training.learned);
    writeFileSync(`${out}.svg`, curveOf(title, training.curve));
    print(
      terminal,
      `${point.matches} matches, ${Math.round((Date.now() - start) / 1000)} s: held-out loss ${point.loss.toFixed(4)}, of the brain alone ${point.brainLoss.toFixed(4)}`,
    );
    if (Date.now() - tried < TRIAL_EVERY) continue;
    await tryOut(training, terminal, rounds);
    tried = Date.now();
  }
  await tryOut(training, terminal, rounds);
}

async function tryOut(
  training: Training,
  terminal: Terminal,
  { seats, games, iterations }: Rounds,
): Promise<void> {
  for (const size of seats) {
    for (const against of ['greedy', 'search']) {
      print(terminal, describe(await training.trial(against, size, games, iterations)));
    }
  }
}

function describe({ seats, against, games, share, low, high }: Trial): string {
  const percent = (part: number): string => (100 * part).toFixed(0);
  return `  with the network against ${against}, ${seats} seats, ${games} games: ${percent(share)} % (${percent(low)} – ${percent(high)} %), fair ${percent(1 / seats)} %`;
}
