import { TokenBuckets } from '../base/token-bucket.ts';
import type { ChatRates } from '../base/limits.ts';
import type { ChatLine, Reason } from '@roundhouse/protocol';
import type { ChatRow, MatchRow, Store } from '../store/store.ts';
import { hasAccount } from './rated-tables.ts';

interface ChatInput {
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
    this.users = new TokenBuckets(perUser);
    this.matches = new TokenBuckets(perMatch);
  }

  /**
   * Whoever sits there says something; gives the reason if that is refused. The same id again says nothing new; ids are
   * each user's own, wherever it sits.
   */
  async say(
    match: MatchRow,
    seat: number,
    said: { id: string; text: string; entry: number },
  ): Promise<Reason | undefined> {
    const { store, now, onLine } = this.input;
    const { user, name } = match.seats[seat] ?? {};
    const row = await store.userById(user ?? '');
    if (row === undefined) return 'not-seated';
    if (!hasAccount(row) && match.settings.guestChat !== true) return 'no-guest-chat';
    if ((await store.order.standing(row.id, now())).limit !== null) return 'limited';
    if (!this.users.take(row.id) || !this.matches.take(match.id)) return 'too-many';
    const { text, entry } = said;
    const line = { match: match.id, user: row.id, name: name ?? '', seat, at: now(), entry };
    onLine(await store.addChat({ ...line, id: `${user}/${said.id}`, text }));
    return undefined;
  }
}

/** A line as this reader may read it. One that is not for them keeps its number, so that none seems to be missing. */
export function chatLine(row: ChatRow, reader: string | undefined): ChatLine {
  const { number, name, seat, at, text } = row;
  if (reader !== undefined && row.unheardBy.includes(reader))
    return { number, user: null, name: '', seat: null, text: '', at, gone: 'hidden' };
  const user = row.user === '' ? null : row.user;
  if (row.removed) return { number, user, name, seat, text: '', at, gone: 'removed' };
  return { number, user, name, seat, text, at };
}
