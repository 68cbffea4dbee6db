import type { Question } from '@roundhouse/bots';
import type { MatchInfo } from './host.ts';

interface Asked extends Pick<Question, 'bot' | 'seat' | 'view' | 'legal'> {
  readonly match: MatchInfo;
}

/** What a bot is asked in this browser. */
export function questionOf({ match, bot, seat, view, legal }: Asked): Question {
  const seed = crypto.getRandomValues(new Uint32Array(4)).join('-');
  const session = `${match.id}/${seat}/${bot}`;
  return { game: match.game, bot, seat, view, legal, seed, session };
}
