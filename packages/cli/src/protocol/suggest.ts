import { BOT_NAMES, isBotName, Memories, think } from '@roundhouse/bots';
import type { Budget, Candidate, Comparison } from '@roundhouse/bots';
import type { Match, MoveBase, Seat } from '@roundhouse/engine';
import { freshSeed, seedOf } from '../table-arguments.ts';
import { Problem } from './problem.ts';
import { seedTextOf, textOf } from './request.ts';
import type { Request } from './request.ts';

/** What a bot would play. */
export interface Suggestion {
  readonly move: MoveBase;
  /** Best first. */
  readonly candidates: readonly Candidate[];
  /** Where it was asked for and the bot searches. */
  readonly comparison?: Comparison;
}

/** Asks a bot, which is told only what the seat may know. */
export function suggest(match: Match, seat: Seat, request: Request): Suggestion {
  const bot = botOf(request);
  const budget = budgetOf(request);
  const seed = seedOf(seedTextOf(request) ?? freshSeed());
  const { view, legal, deciders } = match.position(seat);
  if (!deciders.includes(seat)) {
    const reason = deciders.length === 0 ? 'game-over' : 'not-your-decision';
    throw new Problem(reason, `seat ${seat} has nothing to decide: ${reason}`);
  }
  const explain = request['explain'] === true;
  const { move, candidates, comparison } = think(
    { game: match.game.id, bot, seat, view, legal, seed, budget, explain },
    { findGame: () => match.game, now: () => performance.now(), memories: new Memories() },
  );
  return comparison === undefined ? { move, candidates } : { move, candidates, comparison };
}

function botOf(request: Request): string {
  const name = textOf(request, 'bot');
  if (isBotName(name)) return name;
  throw new Problem('unknown-bot', `there is no bot '${name}'; they are: ${BOT_NAMES.join(', ')}`);
}

function budgetOf(request: Request): Budget {
  const milliseconds = countOf(request, 'thinkMs');
  const iterations = countOf(request, 'iterations');
  if (milliseconds !== undefined || iterations !== undefined) return { milliseconds, iterations };
  throw new Problem('bad-budget', '"thinkMs" or "iterations" is missing');
}

function countOf(request: Request, field: string): number | undefined {
  const value = request[field];
  if (value === undefined) return undefined;
  if (typeof value === 'number' && Number.isSafeInteger(value) && value > 0) return value;
  throw new Problem('bad-budget', `"${field}" must be a whole number, at least 1`);
}
