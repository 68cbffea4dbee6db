import { PROTOCOL_VERSION } from '@roundhouse/protocol';
import type { ServerMessage } from '@roundhouse/protocol';
import type { MatchHead, MatchRow } from '../store/store.ts';
import { aboutMine } from './about-match.ts';
import type { LiveMatch } from './live-match.ts';

/** Reaches every page of a user but those that are at this table already; the message is made only if there is one. */
type TellUser = (user: string, match: string, message: (user: string) => ServerMessage) => void;

/** Keeps the lists of matches that people look at up to date, wherever they are. */
export class MyMatches {
  private readonly tell: TellUser;

  constructor(tell: TellUser) {
    this.tell = tell;
  }

  /** After every change of a match: a list shows only who has to decide, whose turn it is, and whether it is over. Tells whether that changed. */
  played(match: LiveMatch): boolean {
    const { head, id, listed } = match;
    match.listed = head;
    if (listed !== undefined && looksAlike(listed, head)) return false;
    const message = (user: string): ServerMessage => messageOf(match.current(), user);
    for (const { user } of match.row.seats) if (user !== null) this.tell(user, id, message);
    return true;
  }

  changed(row: MatchRow): void {
    for (const { user } of row.seats) if (user !== null) this.changedFor(user, row);
  }

  changedFor(user: string, row: MatchRow): void {
    this.tell(user, row.id, () => messageOf(row, user));
  }
}

function looksAlike(one: MatchHead, other: MatchHead): boolean {
  const { deciders, turns } = other;
  if (one.status !== other.status) return false;
  if (one.deciders.length !== deciders.length || one.turns.length !== turns.length) return false;
  return (
    one.deciders.every((seat, at) => seat === deciders[at]) &&
    one.turns.every(({ seat }, at) => seat === turns[at]?.seat)
  );
}

function messageOf(row: MatchRow, user: string): ServerMessage {
  return { v: PROTOCOL_VERSION, type: 'mine', table: aboutMine(row, user) };
}
