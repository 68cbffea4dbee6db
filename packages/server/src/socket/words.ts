import type { Reason } from '@roundhouse/protocol';

/** What a refusal means, for the people who read it. */
export const REFUSAL_WORDS: Readonly<Record<Reason, string>> = {
  'game-over': 'The match is over.',
  'not-your-decision': 'It is not your decision now.',
  'malformed-move': 'That is not a move of this game.',
  'illegal-move': 'That move is not possible now.',
  stale: 'The match has moved on; here is where it is now.',
  malformed: 'The message could not be read.',
  'unknown-version': 'This server speaks another version of the protocol.',
  'no-such-match': 'There is no such match.',
  'not-seated': 'You have no seat in this match.',
  'not-playing': 'The match has not begun.',
  'not-allowed': 'That is not possible now.',
  'other-rules':
    'This match was begun under other rules and can’t go on here; its players can settle it.',
  'too-large': 'The message is too large.',
  'too-many': 'Too many messages; please slow down.',
  unavailable: 'The server can’t store anything right now; nothing was lost, please try again.',
};
