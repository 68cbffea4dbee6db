import { signal } from '@preact/signals';
import type { Comparison } from '@roundhouse/bots';
import { sameMove } from '@roundhouse/engine';
import type { MoveBase, Seat } from '@roundhouse/engine';

/** What a question is made of. */
export interface QuizParts {
  /** Which question it is, and of how many. */
  readonly number: number;
  readonly of: number;
  readonly seat: Seat;
  readonly legal: readonly MoveBase[];
  readonly answer: MoveBase;
  /** What was played in the match, if it is one's own mistake. */
  readonly before?: MoveBase | undefined;
  /** What speaks for the answer rather than another move. */
  explain(other: MoveBase): Promise<Comparison | undefined>;
  /** Called once the answer may be seen. */
  onSolved(): void;
  /** To the next question; missing where there is only one. */
  readonly next?: (() => void) | undefined;
}

/** As good as right: a move worth so much less than the answer is no mistake. */
const AS_GOOD = 0.01;

/** How a question was answered. */
export interface Verdict {
  readonly kind: 'right' | 'as-good' | 'same-again' | 'wrong' | 'shown';
  readonly chosen: MoveBase | undefined;
  readonly why: Comparison | undefined;
}

/** A position in which somebody is asked what to play. Only the first answer counts. */
export class Quiz {
  readonly parts: QuizParts;
  readonly verdict = signal<Verdict | undefined>(undefined);
  /** Several moves behind one thing: which of them? */
  readonly choice = signal<readonly MoveBase[] | undefined>(undefined);
  readonly thinking = signal(false);

  constructor(parts: QuizParts) {
    this.parts = parts;
  }

  choose(moves: readonly MoveBase[]): void {
    const [move] = moves;
    if (!move || this.verdict.value || this.thinking.value) return;
    if (moves.length > 1) this.choice.value = moves;
    else void this.answer(move);
  }

  /** Shows the answer without a try. */
  giveUp(): Promise<void> {
    return this.#settle(undefined);
  }

  answer(move: MoveBase): Promise<void> {
    return this.#settle(move);
  }

  async #settle(chosen: MoveBase | undefined): Promise<void> {
    if (this.verdict.value || this.thinking.value) return;
    const { answer, before, legal } = this.parts;
    this.choice.value = undefined;
    this.thinking.value = true;
    const isRight = chosen !== undefined && sameMove(chosen, answer);
    const other =
      isRight || !chosen ? (before ?? legal.find((each) => !sameMove(each, answer))) : chosen;
    const why = other && (await this.parts.explain(other).catch(() => undefined));
    this.thinking.value = false;
    this.verdict.value = { kind: verdictOn(this.parts, chosen, why), chosen, why };
    this.parts.onSolved();
  }
}

function verdictOn(
  { answer, before }: QuizParts,
  chosen: MoveBase | undefined,
  why: Comparison | undefined,
): Verdict['kind'] {
  if (chosen === undefined) return 'shown';
  if (sameMove(chosen, answer)) return 'right';
  if (before !== undefined && sameMove(chosen, before)) return 'same-again';
  const [other] = why?.others ?? [];
  return why && other && why.best.value - other.value <= AS_GOOD ? 'as-good' : 'wrong';
}
