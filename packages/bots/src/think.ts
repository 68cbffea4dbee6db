import { rngFromSeed, seedFromText } from '@roundhouse/engine';
import type { AnyGame, MoveBase, Seat } from '@roundhouse/engine';
import type { Budget, Choice, Signal } from './bot.ts';
import { botNamed } from './levels.ts';
import { Memory } from './search/memory.ts';

/** A question as plain JSON, for a worker on any platform. */
export interface ThinkRequest {
  readonly game: string;
  readonly view: unknown;
  readonly seat: Seat;
  readonly legal: readonly MoveBase[];
  readonly bot: string;
  /** Any text: the same text, the same draws. */
  readonly seed: string;
  readonly budget: Budget;
  /** One name per match and seat lets search go on with its tree at the next small step of a decision. */
  readonly session?: string | undefined;
}

/** What a worker gives its bots. */
export interface Surroundings {
  readonly findGame: (id: string) => AnyGame | undefined;
  readonly now: () => number;
  readonly memories: Memories;
}

const SESSIONS = 32;

/** The memories of the sessions that were heard of last. */
export class Memories {
  readonly #bySession = new Map<string, Memory>();

  of(session: string): Memory {
    const memory = this.#bySession.get(session) ?? new Memory();
    this.#bySession.delete(session);
    this.#bySession.set(session, memory);
    const [oldest] = this.#bySession.keys();
    if (this.#bySession.size > SESSIONS && oldest !== undefined) this.#bySession.delete(oldest);
    return memory;
  }
}

/** Answers a request on this thread. An unknown game or bot is the caller's mistake. */
export function think(
  request: ThinkRequest,
  { findGame, now, memories }: Surroundings,
  signal?: Signal,
): Choice {
  const game = findGame(request.game);
  const bot = botNamed(request.bot);
  if (game === undefined || bot === undefined) {
    throw new Error(`no game ${request.game} or no bot ${request.bot}`);
  }
  const { view, seat, legal, budget, session } = request;
  return bot.choose({
    game,
    view,
    seat,
    legal,
    budget,
    rng: rngFromSeed(seedFromText(request.seed)),
    now,
    signal,
    memory: session === undefined ? undefined : memories.of(session),
  });
}
