import type { ReplayProblem } from '../replay.ts';

/** What a reader of notation expected where it stopped. */
export type Expected =
  | 'tag'
  | 'closing-quote'
  | 'closing-bracket'
  | 'closing-brace'
  | 'game'
  | 'rules'
  | 'seed'
  | 'seat-tags'
  | 'options'
  | 'branch'
  | 'number'
  | 'seat'
  | 'decider'
  | 'move'
  | 'value'
  | 'legal-move'
  | 'end'
  | 'result';

/** Why a text can't be read: where, what stands there, what should, and some of the words that could. */
export interface NotationProblem {
  /** Counted from 1. */
  readonly line: number;
  readonly column: number;
  readonly found: string;
  readonly expected: Expected;
  readonly among: readonly string[];
}

/** What is thrown inside the reader, and caught at its door. */
export class Unreadable extends Error {
  readonly problem: NotationProblem;

  constructor(problem: NotationProblem) {
    super(problem.expected);
    this.problem = problem;
  }
}

/** The part of the header that a set-up problem is about. */
export function expectedFor(error: ReplayProblem): Expected {
  if (error === 'bad-options') return 'options';
  if (error === 'bad-seat-count') return 'seat-tags';
  if (error === 'bad-branch') return 'branch';
  return error === 'other-rules' ? 'rules' : 'game';
}
