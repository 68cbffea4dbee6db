import { HINT } from '@roundhouse/bots/bot-names';
import type { Question } from '@roundhouse/bots';
import type { MatchInfo } from './host.ts';

export interface Asked extends Pick<Question, 'seat' | 'view' | 'legal'> {
  readonly match: MatchInfo;
}

const newSeed = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** What the bot at a seat is asked in this browser after so many moves. */
export function questionOf(
  { match, seat, view, legal }: Asked,
  bot: string,
  moves: number,
): Question {
  const asked = { game: match.game, bot, seat, view, legal };
  const { deal } = match;
  if (deal === undefined)
    return { ...asked, seed: newSeed(), session: `${match.id}/${seat}/${bot}` };
  // Whoever plays the same deal meets the same bots: they count worlds instead of watching the clock.
  const isCounting = bot !== HINT.bot;
  return { ...asked, seed: `${deal} ${seat} ${moves}`, ...(isCounting && { budget: {} }) };
}

/** What is asked for a hint: the strongest bot, which is told what the seat may know and says what it compared. */
export function hintQuestionOf({ match, seat, view, legal }: Asked): Question {
  const { bot, milliseconds } = HINT;
  const budget = { milliseconds };
  return { game: match.game, bot, seat, view, legal, seed: newSeed(), budget, explain: true };
}
