import { rngFromSeed, seedFromText } from '@roundhouse/engine';
import type { AnyGame } from '@roundhouse/engine';
import { thinkingTime } from './bot-names.ts';
import type { Budget, Choice, Question, Signal } from './bot.ts';
import { botNamed } from './levels.ts';
import { Memory } from './search/memory.ts';

/** What the question allows: its own budget, or the time that its bot has at every table. */
export function budgetOf({ bot, budget }: Question): Budget {
  return budget ?? { milliseconds: thinkingTime(bot) };
}

/** What a worker gives its bots. */
export interface Environment {
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

/** Answers a question on this thread. An unknown game or bot is the caller's mistake. */
export function think(
  question: Question,
  { findGame, now, memories }: Environment,
  signal?: Signal,
): Choice {
  const { seat, view, legal, session, explain } = question;
  const game = findGame(question.game);
  const bot = botNamed(question.bot);
  if (game === undefined || bot === undefined) {
    throw new Error(`no game ${question.game} or no bot ${question.bot}`);
  }
  return bot.choose({
    game,
    seat,
    view,
    legal,
    explain,
    budget: budgetOf(question),
    rng: rngFromSeed(seedFromText(question.seed)),
    now,
    signal,
    memory: session === undefined ? undefined : memories.of(session),
  });
}
