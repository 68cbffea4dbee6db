import { botNamed, optionsFor } from '@roundhouse/bots';
import { puzzleIn } from '@roundhouse/bots/review';
import type { Puzzle, PuzzleEffort } from '@roundhouse/bots/review';
import { drawBelow, drawFrom, rngFromSeed, seedFromText, setUpMatch } from '@roundhouse/engine';
import type { AnyGame } from '@roundhouse/engine';
import { writeFileSync } from 'node:fs';
import { print, readArguments, UsageError } from '../command.ts';
import type { Command } from '../command.ts';
import { counted } from '../format.ts';
import { startProgress } from '../progress.ts';
import { findGame, readCount } from '../table-arguments.ts';

const COUNT = '30';
const ITERATIONS = '200';
const MATCHES = '1000';
/** So that puzzles differ, a match gives few of them, some way apart. */
const PER_MATCH = 4;
const APART = 6;
/** Where the search for them begins differs from match to match, or all of them would be openings. */
const EARLIEST = 4;
const LATEST = 40;
/** The smaller tables, which can be overlooked best. */
const MOST_COUNTS = 3;
/** Of those that every level finds, only this part is kept. */
const PLAIN_SHARE = 3;

export const command: Command = {
  help: `roundhouse puzzles <game> [--count N] [--iterations N] [--matches N] [--seed S] [--out FILE]

Lets bots play, and looks for positions with one clearly best decision: every other move gives a good part of the win away,
whichever seed is asked. Each is graded by how many levels of bots find the answer. Prints them as JSON.

  --count N       how many to find (${COUNT} by default)
  --iterations N  worlds that the closest look imagines (${ITERATIONS} by default)
  --matches N     how many matches to play at most (${MATCHES} by default)
  --seed S        any text; another seed gives other puzzles
  --out FILE      writes them there, from time to time, instead of printing them`,
  run(args, terminal) {
    const { flags, words } = readArguments(
      args,
      { count: 'string', iterations: 'string', matches: 'string', seed: 'string', out: 'string' },
      ['game'],
    );
    const game = findGame(terminal.catalogue, words[0] ?? '');
    const count = readCount('count', flags.count ?? COUNT);
    const effort = effortOf(readCount('iterations', flags.iterations ?? ITERATIONS));
    const matches = readCount('matches', flags.matches ?? MATCHES);
    const { out } = flags;
    const found: Puzzle[] = [];
    const progress = startProgress(terminal, `puzzles ${game.id}`);
    for (let number = 0; number < matches && found.length < count; number++) {
      const seed = `${flags.seed ?? game.id} ${number}`;
      const more = puzzlesOf(game, seed, effort).filter((puzzle) => isWanted(puzzle, found));
      found.push(...more.slice(0, count - found.length));
      if (out !== undefined && more.length > 0) save(out, found);
      progress.show(found.length, count);
    }
    progress.end();
    print(
      terminal,
      out === undefined ? formatPuzzles(found) : counted(found.length, 'puzzle', 'puzzles'),
    );
    return 0;
  },
};

function effortOf(iterations: number): PuzzleEffort {
  const some = Math.ceil(iterations / 4);
  return { level: iterations, screen: some, proposals: iterations, worlds: iterations };
}

function isWanted({ found }: Puzzle, others: readonly Puzzle[]): boolean {
  const easiest = 4;
  const plain = others.filter((each) => each.found === easiest).length;
  return found < easiest || plain * PLAIN_SHARE <= others.length;
}

/** The puzzles in one match, whose number of seats depends on its seed. */
function puzzlesOf(game: AnyGame, seed: string, effort: PuzzleEffort): Puzzle[] {
  const rng = rngFromSeed(seedFromText(seed));
  const counts = game.seatCounts.filter((seats) => optionsFor(game, seats) !== undefined);
  const seats = drawFrom(rng, counts.slice(0, MOST_COUNTS));
  const begun = setUpMatch(game, {
    options: optionsFor(game, seats),
    seats,
    seed: seedFromText(seed),
  });
  if (!begun.ok) throw new Error(`${game.id} for ${seats}: ${begun.error}`);
  const { state } = begun;
  const found: Puzzle[] = [];
  let next = EARLIEST + drawBelow(rng, LATEST - EARLIEST);
  for (let number = 0; found.length < PER_MATCH; number++) {
    const [seat] = game.deciders(state);
    if (seat === undefined) break;
    const view = game.view(state, seat);
    const legal = game.legalMoves(state, seat);
    const quiz = { game, seats, seat, view, legal };
    const puzzle = number >= next ? puzzleIn(quiz, effort) : undefined;
    if (puzzle !== undefined) {
      found.push(puzzle);
      next = number + APART;
    }
    const { move } = botNamed('medium').choose({ ...quiz, rng, budget: { iterations: 1 } });
    game.apply(state, seat, move);
  }
  return found;
}

function formatPuzzles(puzzles: readonly Puzzle[]): string {
  return `[\n${puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n')}\n]`;
}

function save(path: string, puzzles: readonly Puzzle[]): void {
  try {
    writeFileSync(path, `${formatPuzzles(puzzles)}\n`);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'it failed';
    throw new UsageError(`can't write ${path}: ${code}`, { cause: error });
  }
}
