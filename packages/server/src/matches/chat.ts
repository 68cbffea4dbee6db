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

  /** Whoever sits there says something; the same id again says nothing new. Ids are each user's own, wherever it sits. */
  async say(match: MatchRow, seat: number, said: { id: string; text: string }): Promise<void> {
    const { user, name } = match.seats[seat] ?? {};
    const line = { match: match.id, user: user ?? '', name: name ?? '', seat, at: this.now() };
    this.onLine(await this.store.addChat({ ...line, id: `${user}/${said.id}`, text: said.text }));
  }
}
