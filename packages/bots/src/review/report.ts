import { reveals } from '@roundhouse/engine';
import type { EventBase, Match, MoveBase, Seat } from '@roundhouse/engine';
import { winParts } from '../shares.ts';
import { bestFirst, meanGain, sureGain } from './notes.ts';
import type { DecisionNotes, OutlookNotes, ReviewNotes } from './notes.ts';

/** One move, and what it did to every seat's part of the win. The three lists add up to the change of the chances. */
export interface ReviewedMove {
  /** How many moves had been played with it: the first has 1. */
  readonly moves: number;
  readonly seat: Seat;
  readonly played: MoveBase;
  /** Whether there was anything to decide. */
  readonly isDecision: boolean;
  /** What would have been better, as far as that is sure. */
  readonly better: MoveBase | null;
  /** How much of the win the mover gave away by not playing it. */
  readonly loss: number;
  /** What the decision did, against the best one. */
  readonly byDecision: readonly number[];
  /** What was drawn or shown. */
  readonly byLuck: readonly number[];
  /** Where nothing was drawn or shown: what the analysis had not seen coming. */
  readonly unforeseen: readonly number[];
}

/** One player's match. Start, decisions, luck and what was unforeseen add up to the result. */
export interface ReviewedPlayer {
  readonly seat: Seat;
  /** 0 to 100; null without a decision. */
  readonly accuracy: number | null;
  readonly start: number;
  readonly ownDecisions: number;
  readonly othersDecisions: number;
  readonly luck: number;
  readonly unforeseen: number;
  readonly result: number;
  /** The result less what luck did to it. */
  readonly withoutLuck: number;
  /** The most expensive decisions, by the number of their moves, the worst first. */
  readonly worst: readonly number[];
}

/** What notes say about a match. Plain JSON. */
export interface Review {
  readonly passes: number;
  /** For every position, from the first to the last, every seat's part of the win. */
  readonly chances: readonly (readonly number[])[];
  readonly moves: readonly ReviewedMove[];
  readonly players: readonly ReviewedPlayer[];
  /** The moves that changed the chances most, in order. */
  readonly turningPoints: readonly number[];
}

/** A decision that surely gave away so much of the win is a mistake. */
const MISTAKE = 0.02;
/** Fewer decisions say little about who made them. */
const FEWEST_DECISIONS = 15;
const WORST = 3;
const TURNING_POINTS = 4;
/** How far chances have to move, and how many moves away the next turn of events is. */
const TURN = 0.08;
const TURN_APART = 4;

/** Reads the notes about a match. */
export function reviewOf(match: Match, notes: ReviewNotes): Review {
  const chances = chancesOf(match, notes.outlooks);
  const moves = movesOf(match, notes.decisions, chances);
  const players = Array.from({ length: match.seats }, (_, seat) => playerOf(seat, moves, chances));
  return { passes: notes.passes, chances, moves, players, turningPoints: turnsOf(chances) };
}

/** Those who decided often and made no mistake, once the whole match has been gone through. */
export function flawlessSeats(match: Match, notes: ReviewNotes): Seat[] {
  if (notes.passes === 0) return [];
  const { moves, players } = reviewOf(match, notes);
  return players
    .map(({ seat }) => seat)
    .filter((seat) => {
      const own = moves.filter((move) => move.isDecision && move.seat === seat);
      return own.length >= FEWEST_DECISIONS && own.every(({ loss }) => loss < MISTAKE);
    });
}

/** Each seat's hopes, made to add up to 1; the result at the end. A position not yet looked at is like the one before. */
function chancesOf(
  { outcome, seats, start }: Match,
  outlooks: readonly OutlookNotes[],
): number[][] {
  let last = new Array<number>(seats).fill(1 / seats);
  const chances = outlooks.map(({ worlds, shares }) => {
    const sum = shares.reduce((all, share) => all + share, 0);
    if (worlds > 0 && sum > 0) last = shares.map((share) => share / sum);
    return last;
  });
  if (outcome !== null) chances[chances.length - 1] = winParts(outcome);
  // What was played before the story of this match begins belongs to another one.
  return chances.map((row, at) => (at < start ? (chances[start] ?? row) : row));
}

function movesOf(
  match: Match,
  decisions: readonly (DecisionNotes | null)[],
  chances: readonly (readonly number[])[],
): ReviewedMove[] {
  const { game } = match;
  const state = match.stateAfter(match.start);
  return match.steps().map(({ seat, move }, at) => {
    const isOwn = at >= match.start;
    const isDecision = isOwn && game.legalMoves(state, seat).length > 1;
    const events: EventBase[] = [];
    if (isOwn) game.apply(state, seat, move, (event) => events.push(event));
    const found = verdictOn(decisions[at] ?? null, seat, match.seats);
    const rest = found.byDecision.map(
      (part, each) => (chances[at + 1]?.[each] ?? 0) - (chances[at]?.[each] ?? 0) - part,
    );
    const none = rest.map(() => 0);
    const isLuck = reveals(game, events);
    return {
      moves: at + 1,
      seat,
      played: move,
      isDecision,
      ...found,
      byLuck: isLuck ? rest : none,
      unforeseen: isLuck ? none : rest,
    };
  });
}

type Verdict = Pick<ReviewedMove, 'better' | 'loss' | 'byDecision'>;

/** The best rival, and what is surely lost by not playing it. */
function verdictOn(notes: DecisionNotes | null, seat: Seat, seats: number): Verdict {
  const [best] = bestFirst(notes?.rivals ?? [], seat);
  const loss = best === undefined ? 0 : sureGain(best, seat);
  if (best === undefined || loss <= 0)
    return { better: null, loss: 0, byDecision: new Array<number>(seats).fill(0) };
  const sure = loss / meanGain(best, seat) / best.worlds;
  return { better: best.move, loss, byDecision: best.gains.map((gain) => -gain * sure) };
}

function playerOf(
  seat: Seat,
  moves: readonly ReviewedMove[],
  chances: readonly (readonly number[])[],
): ReviewedPlayer {
  const own = moves.filter((move) => move.seat === seat);
  const others = moves.filter((move) => move.seat !== seat);
  const sum = (list: readonly ReviewedMove[], part: (move: ReviewedMove) => readonly number[]) =>
    list.reduce((all, move) => all + (part(move)[seat] ?? 0), 0);
  const luck = sum(moves, ({ byLuck }) => byLuck);
  const result = chances.at(-1)?.[seat] ?? 0;
  return {
    seat,
    accuracy: accuracyOf(own.filter(({ isDecision }) => isDecision)),
    start: chances[0]?.[seat] ?? 0,
    ownDecisions: sum(own, ({ byDecision }) => byDecision),
    othersDecisions: sum(others, ({ byDecision }) => byDecision),
    luck,
    unforeseen: sum(moves, ({ unforeseen }) => unforeseen),
    result,
    withoutLuck: result - luck,
    worst: own
      .filter(({ loss }) => loss > 0)
      .toSorted((a, b) => b.loss - a.loss)
      .slice(0, WORST)
      .map((move) => move.moves),
  };
}

/** 100 for whoever gave nothing away, about 90 for a tenth of the win, 37 for all of it; a long match is like a short one. */
function accuracyOf(decisions: readonly ReviewedMove[]): number | null {
  if (decisions.length === 0) return null;
  return 100 * Math.exp(-decisions.reduce((sum, { loss }) => sum + loss, 0));
}

/** The moves after which the chances were least like those before, some way apart. */
function turnsOf(chances: readonly (readonly number[])[]): number[] {
  const sizes = chances.map((row, at) => distance(chances[at - 1] ?? row, row));
  const order = sizes.map((_, at) => at).sort((a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0));
  const found: number[] = [];
  for (const at of order) {
    if (found.length === TURNING_POINTS || (sizes[at] ?? 0) < TURN) break;
    if (found.every((each) => Math.abs(each - at) >= TURN_APART)) found.push(at);
  }
  return found.sort((a, b) => a - b);
}

/** Which part of the win changed hands. */
function distance(a: readonly number[], b: readonly number[]): number {
  return b.reduce((sum, value, seat) => sum + Math.abs(value - (a[seat] ?? 0)), 0) / 2;
}
