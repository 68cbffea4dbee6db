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
  'not-your-decision': problem(409, 'It is not your decision now.'),
  'malformed-move': problem(400, 'That is not a move of this game.'),
  'illegal-move': problem(409, 'That move is not possible now.'),
  stale: problem(409, 'The match has moved on; here is where it is now.'),
  malformed: problem(400, 'The message could not be read.'),
  'unknown-version': problem(
    400,
    `This server speaks version ${PROTOCOL_VERSION} of the protocol.`,
  ),
  'too-large': problem(413, 'The message is too large.'),
  'too-many': problem(429, 'Too many messages; please slow down.'),
  unavailable: problem(
    503,
    'The server can’t store anything right now; nothing was lost, please try again.',
  ),
  busy: problem(503, 'Too many people want this at once; please try again.'),
  internal: problem(500, 'Something went wrong here; it has been noted.'),
  'not-found': problem(404, 'There is nothing at this address.'),
  'wrong-host': problem(
    421,
    'This server doesn’t answer to that name. Whoever runs it can allow it with --allowed-hosts.',
  ),
  'wrong-origin': problem(403, 'This request came from another page.'),
  'unknown-visitor': problem(401, 'Please choose a name first.'),
  'name-taken': problem(409, 'Somebody with an account goes by that name, or by one like it.'),
  'login-taken': problem(409, 'That name is taken.'),
  'wrong-login': problem(403, 'That name and password do not belong together.'),
  'wrong-password': problem(403, 'The current password is another one.'),
  'common-password': problem(400, 'That password is among the first ones tried.'),
  'wrong-passkey': problem(403, 'That passkey was not accepted.'),
  'no-such-passkey': problem(404, 'You have no such passkey.'),
  'no-such-session': problem(404, 'There is no such session.'),
  'no-such-match': problem(404, 'There is no such match.'),
  'no-such-game': problem(400, 'There is no such game.'),
  'no-such-position': problem(404, 'The match has no such position.'),
  'bad-options': problem(400, 'The game does not know these options.'),
  'bad-seat-count': problem(400, 'The game is not played by so many.'),
  'not-open': problem(409, 'The match has already begun.'),
  'not-playing': problem(409, 'The match has not begun.'),
  'not-finished': problem(409, 'The match is not over yet.'),
  'not-allowed': problem(403, 'That is not possible now.'),
  'not-seated': problem(403, 'You have no seat in this match.'),
  'not-owner': problem(403, 'Only the host of the table can do that.'),
  'already-seated': problem(409, 'You already have a seat.'),
  'seat-taken': problem(409, 'That seat is taken.'),
  'seats-empty': problem(409, 'There are still empty seats.'),
  'nobody-there': problem(
    409,
    'Somebody has to sit at the table; bots don’t play on their own here.',
  ),
  removed: problem(403, 'The host has removed you from this table.'),
  'too-many-tables': problem(429, 'You have too many open tables; start or leave one first.'),
  'too-many-bots': problem(429, 'You have too many running matches with bots; finish one first.'),
  'other-rules': problem(
    409,
    'This match was begun under other rules and can’t go on here; its players can settle it.',
  ),
  'no-talking': problem(403, 'The rules of this game forbid talking until the match is over.'),
  'no-such-channel': problem(404, 'There is no such channel.'),
  'too-many-channels': problem(409, 'There are enough of these already.'),
  'bad-address': problem(400, 'Notifications can’t be sent to that address.'),
  'no-mail': problem(409, 'This server can’t send e-mail.'),
  'needs-account': problem(403, 'Only somebody with an account can do that.'),
  'mail-failed': problem(502, 'The e-mail could not be sent.'),
  'wrong-code': problem(403, 'That is not the code, or it is too old.'),
  'not-confirmed': problem(409, 'Please type in the code first.'),
};
