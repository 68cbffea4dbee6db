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
  private readonly told = new WeakMap<LiveMatch, MatchHead>();

  constructor(tell: TellUser) {
    this.tell = tell;
  }

  /** After every change of a match: a list shows only who has to decide, whose turn it is, and whether it is over. Tells whether that changed. */
  played(match: LiveMatch): boolean {
    const { head, id } = match;
    const before = this.told.get(match);
    this.told.set(match, head);
    if (before !== undefined && looksAlike(before, head)) return false;
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
  return (
    one.status === other.status &&
    one.deciders.length === other.deciders.length &&
    one.deciders.every((seat, at) => seat === other.deciders[at]) &&
    one.turns.length === other.turns.length &&
    one.turns.every(({ seat }, at) => seat === other.turns[at]?.seat)
  );
}

function messageOf(row: MatchRow, user: string): ServerMessage {
  return { v: PROTOCOL_VERSION, type: 'mine', table: aboutMine(row, user) };
}
