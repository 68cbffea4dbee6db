import { assertNever, sameJson } from '@roundhouse/engine';
import type { AnyGame, MoveBase, Seat } from '@roundhouse/engine';
import { findGame } from '@roundhouse/games';
import type { Program, Table } from '@roundhouse/protocol';
import { decideLines } from './lines.ts';
import type { Decision, LineWitness } from './lines.ts';

type Automation = AnyGame['automation'];
/** A program that not every game has a use for. */
type GameProgram = Exclude<Program, { kind: 'conditional-moves' }>;

/** What a program has to go by: only what its owner may know. */
export interface Situation extends LineWitness {
  /** What was up for auction when the program was made. */
  readonly lot: unknown;
  readonly view: unknown;
  /** What was played since the program was made, or fired last. */
  readonly played: readonly { readonly seat: Seat; readonly move: MoveBase }[];
}

const NOTHING: Decision = {};
const NO_AUTOMATION: Automation = { passes: [] };

export function decide(program: Program, automation: Automation, at: Situation): Decision {
  switch (program.kind) {
    case 'pass-until-changed':
      return decidePass(automation, at);
    case 'bid-up-to':
      return decideBid(program.amount, automation, at);
    case 'answer':
      return decideAnswer(program.answer, automation, at);
    case 'conditional-moves':
      return decideLines(program.lines, at);
    default:
      return assertNever(program);
  }
}

/** The kinds of programs that this game has a use for. */
export function programsFor(game: string): Table['programs'][number][] {
  const { passes, auction, accept } = findGame(game)?.automation ?? NO_AUTOMATION;
  return [
    ...(passes.length > 0 ? (['pass-until-changed'] as const) : []),
    ...(auction === undefined ? [] : (['bid-up-to'] as const)),
    ...(accept === undefined ? [] : (['answer'] as const)),
  ];
}

/** Whether the game and the moment allow such a program at all. */
export function canArm(program: GameProgram, automation: Automation, view: unknown): boolean {
  if (program.kind === 'pass-until-changed') return automation.passes.length > 0;
  if (program.kind === 'answer') return automation.accept !== undefined;
  return (automation.auction?.lot(view) ?? null) !== null;
}

function decidePass(automation: Automation, { legal, played, view }: Situation): Decision {
  const { passes } = automation;
  const change = played.find(({ move }) => !passes.includes(move.kind));
  if (change !== undefined) return { stop: `seat-${change.seat}-did-more-than-pass` };
  if (legal.length === 0) return NOTHING;
  const move = legal.find(({ kind }) => passes.includes(kind));
  if (move === undefined) return { stop: 'no-pass-possible' };
  return automation.endsMatch?.(move, view) === true
    ? { stop: 'could-end-match' }
    : { move, why: 'nothing-changed' };
}

function decideBid(limit: number, { auction }: Automation, at: Situation): Decision {
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
  { accept }: Automation,
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
