import { PROTOCOL_VERSION } from '@roundhouse/protocol';
import type { ServerMessage } from '@roundhouse/protocol';
import type { MatchRow } from '../store/store.ts';
import { aboutMine } from './about-match.ts';
import type { LiveMatch } from './live-match.ts';

/** Reaches every page of a user but those that are at this table already; the message is made only if there is one. */
export type TellUser = (user: string, match: string, message: () => ServerMessage) => void;

/** Keeps the lists of matches that people look at up to date, wherever they are. */
export class MyMatches {
  private readonly tell: TellUser;
  private readonly told = new WeakMap<LiveMatch, string>();

  constructor(tell: TellUser) {
    this.tell = tell;
  }

  /** After every change of a match: a list shows only who has to decide, whose turn it is, and whether it is over. Tells whether that changed. */
  played(match: LiveMatch): boolean {
    const { status, deciders, turns } = match.head;
    const shown = `${status} ${deciders.join()} ${turns.map(({ seat }) => seat).join()}`;
    if (this.told.get(match) === shown) return false;
    this.told.set(match, shown);
    for (const { user } of match.row.seats)
      if (user !== null) this.tell(user, match.id, () => messageOf(match.current(), user));
    return true;
  }

  changed(row: MatchRow): void {
    for (const { user } of row.seats) if (user !== null) this.changedFor(user, row);
  }

  changedFor(user: string, row: MatchRow): void {
    this.tell(user, row.id, () => messageOf(row, user));
  }
}

function messageOf(row: MatchRow, user: string): ServerMessage {
  return { v: PROTOCOL_VERSION, type: 'mine', table: aboutMine(row, user) };
}
