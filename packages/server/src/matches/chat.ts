import type { ChatRow, MatchRow, Store } from '../store/store.ts';

/** What people say at a table. */
export class Chat {
  private readonly store: Store;
  private readonly now: () => number;
  private readonly onLine: (line: ChatRow) => void;

  constructor(store: Store, now: () => number, onLine: (line: ChatRow) => void) {
    this.store = store;
    this.now = now;
    this.onLine = onLine;
  }

  /** Whoever sits at the table may speak; false if this user does not. */
  async say(match: MatchRow, user: string | undefined, text: string): Promise<boolean> {
    const seat = match.seats.findIndex((each) => user !== undefined && each.user === user);
    const name = match.seats[seat]?.name ?? '';
    if (seat < 0 || user === undefined) return false;
    const said = { match: match.id, user, name, seat, text, at: this.now() };
    this.onLine(await this.store.addChat(said));
    return true;
  }
}
