/// <reference lib="webworker" />
import type { Comparison } from '@roundhouse/bots';
import { contrast, decisionAfter, Reviewer, reviewOf } from '@roundhouse/bots/review';
import type { Decision, Puzzle, Review, ReviewNotes } from '@roundhouse/bots/review';
import { Match, rngFromSeed, sameMove, seedFromText } from '@roundhouse/engine';
import type { MatchRecord, MoveBase, Seat } from '@roundhouse/engine';
import { loadGame } from '../local/doors.ts';
import { answerCalls } from '../local/rpc.ts';
import { keptReviews } from './kept-reviews.ts';

/** What had to be decided at a moment, as its player saw it. */
export interface Moment {
  readonly seat: Seat;
  readonly legal: readonly MoveBase[];
}

/** How far a review has come. */
export interface ReviewNews {
  readonly review: Review;
  readonly running: boolean;
  /** Which part of the pass that goes on is done, 0 to 1. */
  readonly progress: number;
  readonly isDone: boolean;
}

/** The calls that the page makes. */
export interface ReviewCalls {
  /** Opens a match, and says what was found out about it before, if anything. */
  open(id: string, record: MatchRecord): Promise<ReviewNews | undefined>;
  /** Takes over what was found out elsewhere, if it is more than what is known here; undefined if it isn't. */
  adopt(notes: ReviewNotes): Promise<ReviewNews | undefined>;
  /** Goes on for this many milliseconds; news comes as notes. */
  run(milliseconds: number): Promise<void>;
  stop(): Promise<void>;
  /** What had to be decided after the first `moves`. */
  moment(moves: number): Promise<Moment | undefined>;
  /** What speaks for a move there rather than another one. */
  explain(moves: number, better: MoveBase, other: MoveBase): Promise<Comparison | undefined>;
  /** What can be chosen in a puzzle; undefined if it isn't one under today's rules. */
  pose(puzzle: Puzzle): Promise<PosedPuzzle | undefined>;
  /** What speaks for its answer rather than another move. */
  explainPuzzle(puzzle: Puzzle, other: MoveBase): Promise<Comparison | undefined>;
}

interface PosedPuzzle {
  readonly legal: readonly MoveBase[];
  readonly deciders: readonly Seat[];
}

/** How long the worker works before it hears whether somebody called, and before it tells news and keeps its notes. */
const SLICE = 40;
const NEWS = 700;

const worker = self as unknown as DedicatedWorkerGlobalScope;
const keeping = keptReviews();
let match: Match | undefined;
let matchId = '';
let reviewer: Reviewer | undefined;
let until = 0;

const pause = (): Promise<void> => new Promise((done) => setTimeout(done));

function newsNow(): ReviewNews | undefined {
  if (!match || !reviewer) return undefined;
  return {
    review: reviewOf(match, reviewer.notes),
    running: performance.now() < until && !reviewer.isDone,
    progress: reviewer.progress,
    isDone: reviewer.isDone,
  };
}

async function tell(): Promise<void> {
  const news = newsNow();
  if (!news || !reviewer) return;
  worker.postMessage({ note: news });
  await (await keeping).put({ id: matchId, notes: reviewer.notes }).catch(() => undefined);
}

async function work(at: Reviewer): Promise<void> {
  let told = performance.now();
  while (!at.isDone && performance.now() < until) {
    const slice = performance.now() + SLICE;
    while (performance.now() < slice && !at.isDone) at.next();
    if (performance.now() - told > NEWS) {
      await tell();
      told = performance.now();
    }
    await pause();
  }
  until = 0;
  await tell();
}

async function puzzlePosition({
  game: id,
  rulesVersion,
  seat,
  view,
  answer,
}: Puzzle): Promise<(Decision & PosedPuzzle) | undefined> {
  const game = await loadGame(id);
  if (game?.rulesVersion !== rulesVersion) return undefined;
  const state = game.imagine(view, rngFromSeed(seedFromText('puzzle')));
  const legal = game.legalMoves(state, seat);
  if (!legal.some((move) => sameMove(move, answer))) return undefined;
  return { game, seat, view, legal, deciders: game.deciders(state), played: answer };
}

const calls: ReviewCalls = {
  async open(id, record) {
    const game = await loadGame(record.game);
    const told = game && Match.replay(game, record);
    if (!told?.ok) return undefined;
    ({ match } = told);
    matchId = id;
    const kept = await (await keeping).get(id).catch(() => undefined);
    const fits = kept?.notes.decisions.length === match.moves;
    reviewer = new Reviewer(match, fits ? kept?.notes : undefined);
    return fits ? newsNow() : undefined;
  },
  async adopt(notes) {
    const known = reviewer?.notes;
    if (!match || !known || until > 0 || notes.decisions.length !== match.moves) return undefined;
    if ((notes.passes - known.passes || notes.at - known.at) <= 0) return undefined;
    reviewer = new Reviewer(match, notes);
    await (await keeping).put({ id: matchId, notes }).catch(() => undefined);
    return newsNow();
  },
  async run(milliseconds) {
    const idle = until === 0;
    until = performance.now() + milliseconds;
    if (idle && reviewer) void work(reviewer);
  },
  async stop() {
    until = Math.min(until, performance.now());
  },
  async moment(moves) {
    const decision = match && decisionAfter(match, moves);
    if (!decision) return undefined;
    const { seat, legal } = decision;
    return { seat, legal };
  },
  async explain(moves, better, other) {
    const comparison = reviewer?.explain(moves, better, other);
    // The marks have become finer, too.
    await tell();
    return comparison;
  },
  async pose(puzzle) {
    const found = await puzzlePosition(puzzle);
    return found && { legal: found.legal, deciders: found.deciders };
  },
  async explainPuzzle(puzzle, other) {
    const found = await puzzlePosition(puzzle);
    const rng = rngFromSeed(seedFromText('explain'));
    return found && contrast({ ...found, played: other }, puzzle.answer, rng).comparison;
  },
};

answerCalls(worker, calls);
