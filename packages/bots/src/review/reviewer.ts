import { rngFromSeed, sameMove, seedFromText } from '@roundhouse/engine';
import type { Match, MoveBase, Rng, Seat } from '@roundhouse/engine';
import type { Comparison } from '../comparison.ts';
import { contrast } from './contrast.ts';
import type { Decision } from './duel.ts';
import { emptyNotes, mergeDecisions, mergeOutlooks, sureGain } from './notes.ts';
import type { DecisionNotes, OutlookNotes, ReviewNotes } from './notes.ts';
import { outlookOf } from './outlook.ts';
import { weigh } from './weigh.ts';

/** What the first pass spends on a position; every further pass spends twice as much as the one before. */
const FIRST = { proposals: 6, worlds: 3, outlooks: 2 };
/** A decision that seems to have cost so much of the win is looked at so many times as closely: it is what people read. */
const DEAR = 0.04;
const CARE = 4;
/** More passes would add little, and take longer than anybody waits. */
const MOST_PASSES = 8;

/** What the decision surely cost its player, by what is known of it. */
const costOf = (known: DecisionNotes | null, seat: Seat): number =>
  Math.max(0, ...(known?.rivals ?? []).map((rival) => sureGain(rival, seat)));

/** What had to be decided after the first moves, as its player saw it; nothing after the last. */
export function decisionAfter(match: Match, moves: number): Decision | undefined {
  const step = match.step(moves);
  if (step === undefined) return undefined;
  const { game } = match;
  const { seat, move: played } = step;
  const state = match.stateAfter(moves);
  return { game, seat, view: game.view(state, seat), legal: game.legalMoves(state, seat), played };
}

/**
 * Goes through a finished match again and again, each time more thoroughly. It has no clock: whoever owns it calls `next`
 * as long as there is time. It begins where the match's own story does. What it draws depends on the pass and the position alone, never on the seed of the match.
 */
export class Reviewer {
  readonly #match: Match;
  readonly #decisions: (DecisionNotes | null)[];
  readonly #outlooks: OutlookNotes[];
  #passes: number;
  #at: number;
  #state: unknown;

  /** Goes on from notes about the same match, if there are some. */
  constructor(match: Match, notes: ReviewNotes = emptyNotes(match.moves, match.seats)) {
    this.#match = match;
    this.#decisions = [...notes.decisions];
    this.#outlooks = [...notes.outlooks];
    this.#passes = notes.passes;
    this.#at = Math.max(notes.at, match.start);
    this.#state = match.stateAfter(this.#at);
  }

  get notes(): ReviewNotes {
    return {
      passes: this.#passes,
      at: this.#at,
      decisions: [...this.#decisions],
      outlooks: [...this.#outlooks],
    };
  }

  get passes(): number {
    return this.#passes;
  }

  /** Which part of the pass that goes on is done, 0 to 1. */
  get progress(): number {
    const { moves, start } = this.#match;
    return (this.#at - start) / (moves - start + 1);
  }

  get isDone(): boolean {
    return this.#passes >= MOST_PASSES;
  }

  /** Looks at one more position, or at its decision alone if nobody asks for the chances: its marks are the same. */
  next(looks: 'all' | 'decisions' = 'all'): void {
    if (this.isDone) return;
    const effort = 2 ** this.#passes;
    if (looks === 'all') this.#lookAhead(FIRST.outlooks * effort, this.#drawsFor('outlook'));
    this.#weighMove(effort, this.#drawsFor('decision'));
    if (this.#at++ === this.#match.moves) this.#startPass();
  }

  /**
   * What speaks for a move there rather than another one. If that is the one played, it goes into the notes: they never say
   * otherwise than the explanation. What is drawn depends on what the notes have already seen, so that nothing counts twice.
   */
  explain(moves: number, better: MoveBase, other: MoveBase): Comparison | undefined {
    const decision = decisionAfter(this.#match, moves);
    if (decision === undefined) return undefined;
    const known = this.#decisions[moves] ?? null;
    const seen = known?.rivals.find(({ move }) => sameMove(move, better))?.worlds ?? 0;
    const rng = rngFromSeed(seedFromText(`explain ${moves} ${seen}`));
    const { comparison, found } = contrast({ ...decision, played: other }, better, rng);
    if (sameMove(other, decision.played))
      this.#decisions[moves] = mergeDecisions(known, found, decision.seat);
    return comparison;
  }

  /** Each look has its own: how much one draws may tell of what the player judged by another could not know. */
  #drawsFor(look: 'outlook' | 'decision'): Rng {
    return rngFromSeed(seedFromText(`review ${look} ${this.#passes} ${this.#at}`));
  }

  #startPass(): void {
    this.#passes++;
    this.#at = this.#match.start;
    this.#state = this.#match.stateAfter(this.#at);
  }

  #lookAhead(worlds: number, rng: Rng): void {
    const { game, seats } = this.#match;
    if (game.deciders(this.#state).length === 0) return;
    const views = Array.from({ length: seats }, (_, seat) => game.view(this.#state, seat));
    const known = this.#outlooks[this.#at];
    const found = outlookOf(game, views, worlds, rng);
    this.#outlooks[this.#at] = known === undefined ? found : mergeOutlooks(known, found);
  }

  /** Weighs the move played here, and plays it. */
  #weighMove(effort: number, rng: Rng): void {
    const step = this.#match.step(this.#at);
    if (step === undefined) return;
    const { game } = this.#match;
    const { seat, move } = step;
    const legal = game.legalMoves(this.#state, seat);
    if (legal.length > 1) {
      const decision = { game, seat, view: game.view(this.#state, seat), legal, played: move };
      const known = this.#decisions[this.#at] ?? null;
      const care = effort * (costOf(known, seat) >= DEAR ? CARE : 1);
      const pains = { proposals: FIRST.proposals * care, worlds: FIRST.worlds * care };
      const found = weigh(decision, pains, rng, known);
      this.#decisions[this.#at] = mergeDecisions(known, found, seat);
    }
    game.apply(this.#state, seat, move);
  }
}
