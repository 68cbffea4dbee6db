import { assertNever, sameJson } from '@roundhouse/engine';
import type { MoveBase, Seat } from '@roundhouse/engine';
import type { Program } from '@roundhouse/protocol';
import type { Knowledge } from './knowledge.ts';

/** What a program has to go by: only what its owner may know. */
export interface Situation {
  readonly seat: Seat;
  /** What was up for auction when the program was made. */
  readonly lot: unknown;
  readonly view: unknown;
  /** The owner's moves; none if it is not asked. */
  readonly legal: readonly MoveBase[];
  /** What was played since the program was made, or fired last. */
  readonly played: readonly { readonly seat: Seat; readonly move: MoveBase }[];
}

/** What a program does: nothing now, a move, an end, or a last move. */
export interface Decision {
  readonly move?: MoveBase;
  /** Why it moves. */
  readonly why?: string;
  /** Why it stops. */
  readonly stop?: string;
}

const NOTHING: Decision = {};

export function decide(program: Program, knowledge: Knowledge, at: Situation): Decision {
  switch (program.kind) {
    case 'pass-until-changed':
      return decidePass(knowledge, at);
    case 'bid-up-to':
      return decideBid(program.amount, knowledge, at);
    case 'answer':
      return decideAnswer(program.answer, knowledge, at);
    default:
      return assertNever(program);
  }
}

/** Whether the game and the moment allow such a program at all. */
export function canArm(program: Program, knowledge: Knowledge, view: unknown): boolean {
  if (program.kind === 'pass-until-changed') return knowledge.passes.length > 0;
  if (program.kind === 'answer') return knowledge.accept !== undefined;
  return (knowledge.auction?.lot(view) ?? null) !== null;
}

function decidePass({ passes }: Knowledge, { legal, played }: Situation): Decision {
  const change = played.find(({ move }) => !passes.includes(move.kind));
  if (change !== undefined) return { stop: `seat-${change.seat}-did-more-than-pass` };
  if (legal.length === 0) return NOTHING;
  const move = legal.find(({ kind }) => passes.includes(kind));
  return move === undefined ? { stop: 'no-pass-possible' } : { move, why: 'nothing-changed' };
}

function decideBid(limit: number, { auction }: Knowledge, at: Situation): Decision {
  if (auction === undefined || !sameJson(auction.lot(at.view) ?? null, at.lot ?? null))
    return { stop: 'auction-over' };
  if (at.legal.length === 0) return NOTHING;
  const bids = at.legal
    .filter(({ kind }) => kind === auction.bid)
    .toSorted((a, b) => amountOf(a) - amountOf(b));
  const [lowest] = bids;
  if (lowest !== undefined && amountOf(lowest) <= limit)
    return { move: lowest, why: 'below-limit' };
  const leave = at.legal.find(({ kind }) => kind === auction.leave);
  if (leave === undefined) return { stop: 'auction-over' };
  return { move: leave, why: 'limit-reached', stop: 'limit-reached' };
}

function decideAnswer(
  answer: 'always' | 'never',
  { accept }: Knowledge,
  { legal }: Situation,
): Decision {
  const yields = legal.find(({ kind }) => kind === accept);
  if (yields === undefined) return NOTHING;
  const answers = legal.find(({ kind }) => kind !== accept);
  return answer === 'always' && answers !== undefined
    ? { move: answers, why: 'always-answers' }
    : { move: yields, why: answer === 'never' ? 'never-answers' : 'no-answer-at-hand' };
}

const amountOf = (move: MoveBase): number => Number(Reflect.get(move, 'amount'));
