import type { Reason } from './reasons.ts';
import { PROTOCOL_VERSION } from './version.ts';

interface Problem {
  /** With which HTTP answers. */
  readonly status: number;
  /** What it means, for the people who read it. */
  readonly message: string;
}

const problem = (status: number, message: string): Problem => ({ status, message });

/** How a server says each reason. */
export const PROBLEMS: Readonly<Record<Reason, Problem>> = {
  'game-over': problem(409, 'The match is over.'),
  'not-your-decision': problem(409, 'It isn’t your turn.'),
  'malformed-move': problem(400, 'That isn’t a move in this game.'),
  'illegal-move': problem(409, 'The rules don’t allow that move right now.'),
  stale: problem(409, 'The match has moved on; here’s the current position.'),
  malformed: problem(400, 'The message couldn’t be read.'),
  'unknown-version': problem(
    400,
    `This server speaks version ${PROTOCOL_VERSION} of the protocol.`,
  ),
  'too-large': problem(413, 'The message is too large.'),
  'too-many': problem(429, 'Too many messages; please slow down.'),
  unavailable: problem(
    503,
    'The server can’t save anything right now. Nothing is lost; please try again.',
  ),
  busy: problem(503, 'Too many requests at once; please try again.'),
  internal: problem(500, 'Something went wrong on our side; it’s been logged.'),
  'not-found': problem(404, 'There’s nothing at this address.'),
  'wrong-host': problem(
    421,
    'This server doesn’t answer to that name. Whoever runs it can allow it with --allowed-hosts.',
  ),
  'wrong-origin': problem(403, 'This request came from another site.'),
  'unknown-visitor': problem(401, 'Please choose a name first.'),
  'name-taken': problem(409, 'That name, or one just like it, belongs to someone with an account.'),
  'login-taken': problem(409, 'That name is taken.'),
  'wrong-login': problem(403, 'Wrong name or password.'),
  'wrong-password': problem(403, 'Wrong current password.'),
  'common-password': problem(400, 'That password is too easy to guess.'),
  'wrong-passkey': problem(403, 'That passkey wasn’t accepted.'),
  'no-such-passkey': problem(404, 'There’s no such passkey.'),
  'no-such-session': problem(404, 'There’s no such session.'),
  'no-such-match': problem(404, 'There’s no such match.'),
  'no-such-game': problem(400, 'There’s no such game.'),
  'no-such-position': problem(404, 'The match has no such position.'),
  'bad-options': problem(400, 'The game doesn’t have those options.'),
  'bad-seat-count': problem(400, 'The game doesn’t allow that number of seats.'),
  'not-open': problem(409, 'The match has already started.'),
  'not-playing': problem(409, 'The match hasn’t started.'),
  'not-finished': problem(409, 'The match isn’t over yet.'),
  'not-allowed': problem(403, 'You can’t do that right now.'),
  'not-seated': problem(403, 'You don’t have a seat in this match.'),
  'not-owner': problem(403, 'Only the host can do that.'),
  'already-seated': problem(409, 'You already have a seat.'),
  'seat-taken': problem(409, 'That seat is taken.'),
  'seats-empty': problem(409, 'There are still empty seats.'),
  'nobody-there': problem(409, 'At least one player has to be a person.'),
  removed: problem(403, 'The host removed you from this table.'),
  'too-many-tables': problem(429, 'You have too many open tables; start or leave one first.'),
  'too-many-bots': problem(429, 'You have too many matches with bots under way; finish one first.'),
  'other-rules': problem(
    409,
    'This match started under other rules and can’t continue here; its players can settle it.',
  ),
  'no-talking': problem(403, 'The rules of this game forbid talking until the match is over.'),
  'no-such-channel': problem(404, 'There’s no such channel.'),
  'too-many-channels': problem(409, 'You’ve reached the limit; remove one first.'),
  'bad-address': problem(400, 'Notifications can’t be sent to that address.'),
  'no-mail': problem(409, 'This server can’t send e-mail.'),
  'needs-account': problem(403, 'You need an account to do that.'),
  'mail-failed': problem(502, 'The e-mail couldn’t be sent.'),
  'wrong-code': problem(403, 'That code is wrong or has expired.'),
  'not-confirmed': problem(409, 'Please enter the code first.'),
};
