import type { NoticeStore } from '../store/notice-store.ts';
import type { MatchRow } from '../store/store.ts';

/** Far below every position, so that a table before its match has positions of its own. */
const BEFORE_MATCH = -1_000_000;

/** The position of a match, or how often its table has changed while it waits, counted up from far below zero. */
export function noticePosition({ status, position, version }: MatchRow): number {
  return status === 'open' ? BEFORE_MATCH + version : position;
}

/** The first position of a table that waits. */
export const TABLE_SET_UP = BEFORE_MATCH;

/** Remembers what people have seen with their own eyes, and writes it down in one go once in a while. */
export class Looks {
  private readonly store: NoticeStore;
  private seen = new Map<string, { match: string; user: string; position: number }>();

  constructor(store: NoticeStore) {
    this.store = store;
  }

  note(match: string, user: string, position: number): void {
    const key = `${match}/${user}`;
    const known = this.seen.get(key);
    if (known === undefined) this.seen.set(key, { match, user, position });
    else known.position = Math.max(known.position, position);
  }

  /** Writes down what was seen since the last time. */
  async flush(): Promise<void> {
    const { seen } = this;
    if (seen.size === 0) return;
    this.seen = new Map();
    try {
      await this.store.noteLooks([...seen.values()]);
    } catch (error) {
      this.seen = new Map([...seen, ...this.seen]);
      throw error;
    }
  }
}
