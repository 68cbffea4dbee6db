import { TokenBuckets } from '../base/token-bucket.ts';
import type { ChatRates } from '../base/limits.ts';
import type { ChatRow, MatchRow, Store } from '../store/store.ts';

export interface ChatInput {
  readonly store: Store;
  readonly rates: ChatRates;
  readonly now: () => number;
  readonly onLine: (line: ChatRow) => void;
}

/** What people say at a table. */
export class Chat {
  private readonly input: ChatInput;
  private readonly users: TokenBuckets;
  private readonly matches: TokenBuckets;

  constructor(input: ChatInput) {
    this.input = input;
    const { perUser, perMatch } = input.rates;
    this.users = new TokenBuckets(perUser.perSecond, perUser.burst);
    this.matches = new TokenBuckets(perMatch.perSecond, perMatch.burst);
  }

  /**
   * Whoever sits there says something; false if that is too much. The same id again says nothing new; ids are each
   * user's own, wherever it sits.
   */
  async say(match: MatchRow, seat: number, said: { id: string; text: string }): Promise<boolean> {
    const { store, now, onLine } = this.input;
    const { user, name } = match.seats[seat] ?? {};
    if (!this.users.take(user ?? '') || !this.matches.take(match.id)) return false;
    const line = { match: match.id, user: user ?? '', name: name ?? '', seat, at: now() };
    onLine(await store.addChat({ ...line, id: `${user}/${said.id}`, text: said.text }));
    return true;
  }
}

/** A line as everybody at the table reads it. */
export const chatLine = ({ number, name, seat, text, at }: ChatRow) => ({
  number,
  name,
  seat,
  text,
  at,
});
