import type { Seat } from '@roundhouse/engine';
import type { ChatRow, Store } from '../store/store.ts';
import type { Answer, LiveMatch } from './live-match.ts';

/** What people say at a table, and what they note for themselves. */
export class Chat {
  private readonly store: Store;
  private readonly now: () => number;
  private readonly onLine: (line: ChatRow) => void;

  constructor(store: Store, now: () => number, onLine: (line: ChatRow) => void) {
    this.store = store;
    this.now = now;
    this.onLine = onLine;
  }

  async say(match: LiveMatch, seat: Seat, text: string): Promise<Answer> {
    const { user, name } = match.row.seats[seat] ?? {};
    if (user === undefined || user === null) return { ok: false, reason: 'not-seated' };
    const line = await this.store.addChat({
      match: match.id,
      user,
      name: name ?? '',
      seat,
      text,
      at: this.now(),
    });
    this.onLine(line);
    return { ok: true, position: match.position };
  }

  async note(match: LiveMatch, user: string, text: string): Promise<Answer> {
    await this.store.saveNote(match.id, user, text);
    return { ok: true, position: match.position };
  }
}
