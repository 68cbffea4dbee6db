import { rngFromSeed, sameMove, seedFromText } from '@roundhouse/engine';
import type { AnyGame, MoveBase, Seat } from '@roundhouse/engine';
import { LEVELS } from '../bot-names.ts';
import { botNamed } from '../levels.ts';
import { meanGain } from './notes.ts';
import type { RivalNotes } from './notes.ts';
import { weigh } from './weigh.ts';

/** A position with one clearly best decision, as the seat sees it. Plain JSON. */
export interface Puzzle {
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: number;
  readonly seat: Seat;
  readonly view: unknown;
  readonly answer: MoveBase;
  /** How much of the win every other move gives away at least. */
  readonly gap: number;
  /** How many of the levels find the answer: none is hardest. */
  readonly found: number;
}

/** A position that may be one. */
interface Quiz {
  readonly game: AnyGame;
  readonly seats: number;
  readonly seat: Seat;
  readonly view: unknown;
  readonly legal: readonly MoveBase[];
}

/** How closely to look: what a level may imagine, what is screened with, and what decides, once for each seed. */
export interface PuzzleEffort {
  readonly level: number;
  readonly screen: number;
  readonly proposals: number;
  readonly worlds: number;
}

const FEWEST_MOVES = 3;
/** What the second-best move must give away at least, after the standard error is taken off. */
const GAP = 0.06;
const SEEDS = ['a', 'b', 'c'] as const;

/** The puzzle in this position, if one move is clearly best, whichever seed is asked. */
export function puzzleIn(quiz: Quiz, effort: PuzzleEffort): Puzzle | undefined {
  const { game, seats, seat, view, legal } = quiz;
  if (legal.length < FEWEST_MOVES) return undefined;
  const answer = screened(quiz, effort.screen);
  if (answer === undefined) return undefined;
  let gap = 1;
  for (const seed of SEEDS) {
    gap = Math.min(gap, gapOf(quiz, answer, effort, seed));
    if (gap < GAP) return undefined;
  }
  const found = LEVELS.filter((level) => finds(quiz, level, answer, effort.level)).length;
  const { id, rulesVersion } = game;
  return { game: id, rulesVersion, seats, seat, view, answer, gap: round(gap), found };
}

const round = (share: number): number => Math.round(share * 1000) / 1000;

/** The move that stands out at a quick look. */
function screened({ game, seat, view, legal }: Quiz, iterations: number): MoveBase | undefined {
  const { candidates } = botNamed('search').choose({
    game,
    seat,
    view,
    legal,
    rng: rngFromSeed(seedFromText('screen')),
    budget: { iterations },
  });
  const [best, ...others] = candidates.toSorted((a, b) => b.visits - a.visits);
  const tried = others.filter(({ visits }) => visits > 0);
  if (best === undefined || tried.length === 0) return undefined;
  return tried.every(({ value }) => best.value - value > GAP / 2) ? best.move : undefined;
}

/** What every rival of the answer gives away at least, by a close look. */
function gapOf(
  { game, seat, view, legal }: Quiz,
  answer: MoveBase,
  { proposals, worlds }: PuzzleEffort,
  seed: string,
): number {
  const rng = rngFromSeed(seedFromText(`puzzle ${seed}`));
  const decision = { game, seat, view, legal, played: answer };
  const { rivals } = weigh(decision, { proposals, worlds }, rng);
  return Math.min(...rivals.map((rival) => -boldGain(rival, seat)));
}

/** The mean gain with its standard error added: a rival has the benefit of the doubt. */
function boldGain(rival: RivalNotes, seat: Seat): number {
  const { worlds, squares } = rival;
  const mean = meanGain(rival, seat);
  const variance = Math.max(0, squares / worlds - mean * mean);
  return mean + Math.sqrt(variance / worlds);
}

function finds(
  { game, seat, view, legal }: Quiz,
  level: (typeof LEVELS)[number],
  answer: MoveBase,
  iterations: number,
): boolean {
  const rng = rngFromSeed(seedFromText(`level ${level}`));
  const choice = botNamed(level).choose({ game, seat, view, legal, rng, budget: { iterations } });
  return sameMove(choice.move, answer);
}
