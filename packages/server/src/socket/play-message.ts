import { assertNever } from '@roundhouse/engine';
import type { Seat } from '@roundhouse/engine';
import type { ClientMessage } from '@roundhouse/protocol';
import type { ProgramDriver } from '../automation/automation-driver.ts';
import type { Answer } from '../matches/answer.ts';
import type { LiveMatch } from '../matches/live-match.ts';

/** What a player says to a match. */
export type ToMatch = Exclude<
  ClientMessage,
  { type: 'ping' | 'subscribe' | 'unsubscribe' | 'away' }
>;
export type Talk = Extract<ToMatch, { type: 'chat' | 'note' }>;

export const isPlayed = ({ type }: ToMatch): boolean => type !== 'chat' && type !== 'note';

/**
 * Whether it becomes an entry of the log. Nobody takes another's seat once play has begun, and an entry that does not
 * follow from the newest one is refused. For all else only the store knows who still sits where.
 */
export const isLogged = (message: ToMatch): boolean =>
  isPlayed(message) && message.type !== 'program';

/** Does what a player asks of a match that goes on. */
export function playMessage(
  match: LiveMatch,
  seat: Seat,
  message: Exclude<ToMatch, Talk>,
  programs: ProgramDriver,
): Promise<Answer> {
  // Ids are each seat's own: nobody can use up another's, or a bot's.
  const id = `${seat}/${message.id}`;
  switch (message.type) {
    case 'move':
      return match.move(seat, { id, entry: message.entry, move: message.move });
    case 'take-back':
      return match.takeBack(seat, { id, entry: message.entry, count: message.count });
    case 'answer-take-back':
      return match.answerTakeBack(seat, { id, entry: message.entry, agree: message.agree });
    case 'resign':
      return match.resign(seat, id);
    case 'return':
      return match.comeBack(seat, id);
    case 'settle':
      return match.settle(seat, id);
    case 'program':
      return programs.arm(match, seat, message.program);
    default:
      return assertNever(message);
  }
}
