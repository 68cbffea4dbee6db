import {
  drawBelow,
  drawFrom,
  forkRng,
  rngFromSeed,
  seedFromText,
  setUpMatch,
} from '@roundhouse/engine';
import { entry } from '@roundhouse/engine/kit';
import type { AnyGame, Outcome, Rng, Seat } from '@roundhouse/engine';
import type { Bot, Budget } from '../bot.ts';
import { drawFraction } from '../draws.ts';
import { optionsFor } from '../play-match.ts';
import { Memory } from '../search/memory.ts';
import { outcomeShares, softShares } from '../shares.ts';
import type { Observer } from './judgement.ts';
import type { Network } from './network.ts';
import { MOST_SEATS, sampleLength } from './samples.ts';

/** A match that is played to learn from it. */
export interface LessonPlan {
  readonly game: AnyGame;
  readonly options?: unknown;
  readonly bots: readonly Bot[];
  readonly seed: string;
  readonly budget: Budget;
  /** How likely a seat is to play any legal move instead of its bot's: only so is it seen what mistakes cost. */
  readonly mistakes: number;
}

/** Told of every position in which another seat has to decide than moved last. */
type Watch = (state: unknown, rng: Rng) => void;

/** What a played lesson came to. */
interface Lesson {
  readonly outcome: Outcome;
  /** What it was worth to each seat. */
  readonly shares: readonly number[];
  readonly moves: number;
}

/** Plays a match with mistakes. The same plan gives the same match. */
export function playLesson(plan: LessonPlan, watch: Watch): Lesson {
  const { game, bots, seed } = plan;
  const seats = bots.length;
  const begun = setUpMatch(game, {
    options: plan.options ?? optionsFor(game, seats),
    seats,
    seed: seedFromText(`lesson ${seed}`),
  });
  if (!begun.ok) throw new Error(`${game.id} for ${seats}: ${begun.error}`);
  const { state } = begun;
  const rng = rngFromSeed(seedFromText(`watch ${seed}`));
  const memories = bots.map(() => new Memory());
  let last: Seat = -1;
  let moves = 0;
  for (; ; moves++) {
    const deciders = game.deciders(state);
    const [seat] = deciders;
    if (seat === undefined) break;
    if (seat !== last || deciders.length > 1) watch(state, rng);
    const legal = game.legalMoves(state, seat);
    const move =
      drawFraction(rng) < plan.mistakes
        ? drawFrom(rng, legal)
        : entry(bots, seat).choose({
            game,
            view: game.view(state, seat),
            seat,
            legal,
            rng: forkRng(rng),
            budget: plan.budget,
            memory: memories[seat],
          }).move;
    game.apply(state, seat, move);
    last = seat;
  }
  const outcome = game.outcome(state);
  if (outcome === undefined) throw new Error(`${game.id}: nobody decides and nothing is decided`);
  const shares: number[] = [];
  outcomeShares(outcome, shares);
  return { outcome, shares, moves };
}

/** How much of the target is the margin, where the rest is the win; and by how many spreads of the scores it is told. */
const MARGIN = 0.4;

/**
 * How much of a position's target is how the match went on after the next one; the rest is what the network says of that
 * one, because a single end tells little of a position long before it.
 */
const TRUST = 0.95;

/** Plays a lesson and gives the samples it is made of, in one list, at most about so many. */
export function samplesOf(
  plan: LessonPlan,
  observer: Observer,
  network: Network,
  { most, length }: { readonly most: number; readonly length: number },
): { readonly samples: Float32Array; readonly lesson: Lesson } {
  const seats = plan.bots.length;
  const size = sampleLength(observer.encoder);
  const tableAt = 1 + MOST_SEATS;
  const rowsAt = tableAt + observer.encoder.common;
  const found: Float32Array[] = [];
  const viewers: Seat[] = [];
  const chance = Math.min(1, most / Math.max(1, length));
  const lesson = playLesson(plan, (state, rng) => {
    const viewer = drawBelow(rng, seats);
    if (drawFraction(rng) >= chance) return;
    observer.observe(state, viewer);
    const sample = new Float32Array(size);
    sample[0] = seats;
    sample.set(observer.table, tableAt);
    sample.set(observer.rows.subarray(0, seats * observer.encoder.own), rowsAt);
    found.push(sample);
    viewers.push(viewer);
  });
  const target = targetOf(lesson);
  const samples = new Float32Array(found.length * size);
  const shares = new Float64Array(MOST_SEATS);
  for (let i = found.length - 1; i >= 0; i--) {
    const sample = found[i];
    if (sample === undefined) continue;
    const seatAt = (turned: number): Seat => ((viewers[i] ?? 0) + turned) % seats;
    for (let turned = 0; turned < seats; turned++) {
      sample[1 + turned] = target[seatAt(turned)] ?? 0;
    }
    samples.set(sample, i * size);
    network.run(sample.subarray(tableAt, rowsAt), sample.subarray(rowsAt), seats, shares);
    for (let turned = 0; turned < seats; turned++) {
      const seat = seatAt(turned);
      target[seat] = TRUST * (target[seat] ?? 0) + (1 - TRUST) * (shares[turned] ?? 0);
    }
  }
  return { samples, lesson };
}

/** Wins and places, and in part how far the scores lie apart; in sum 1. */
function targetOf({ outcome: { scores }, shares }: Lesson): number[] {
  const byMargin: number[] = [];
  const spread = Math.max(...scores) - Math.min(...scores);
  softShares(scores, Math.max(1e-9, spread / 2), byMargin);
  const sum = shares.reduce((all, each) => all + each, 0);
  return shares.map((share, seat) => ((1 - MARGIN) * share) / sum + MARGIN * (byMargin[seat] ?? 0));
}
