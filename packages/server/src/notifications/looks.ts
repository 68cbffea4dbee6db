import type { NoticeStore } from '../store/notification-store.ts';
import type { MatchRow } from '../store/store.ts';

/** Far below every position, so that a table before its match has positions of its own. */
const BEFORE_MATCH = -1_000_000;

/** The position of a match, or how often its table has changed while it waits, counted up from far below zero. */
export function noticePosition({ status, entry, version }: MatchRow): number {
  return status === 'open' ? BEFORE_MATCH + version : entry;
}

/** The first position of a table that waits. */
export const TABLE_SET_UP = BEFORE_MATCH;

/** How far one person has seen a match with their own eyes; whoever shows it to them keeps one of these. */
export class Look {
  readonly match: string;
  readonly user: string;
  /** Whether it waits to be written down. */
  waits = false;
  private readonly looks: Looks;
  private seen = BEFORE_MATCH - 1;

  constructor(match: string, user: string, looks: Looks) {
    this.match = match;
    this.user = user;
    this.looks = looks;
  }

  get position(): number {
    return this.seen;
  }

  note(position: number): void {
    if (position <= this.seen) return;
    this.seen = position;
    this.looks.remember(this);
  }
}

/** Remembers what people have seen, and writes it down in one go once in a while. */
export class Looks {
  private readonly store: NoticeStore;
  private changed: Look[] = [];

  constructor(store: NoticeStore) {
    this.store = store;
  }

  of(match: string, user: string): Look {
    return new Look(match, user, this);
  }

  remember(look: Look): void {
    if (look.waits) return;
    look.waits = true;
    this.changed.push(look);
  }

  /** Writes down what was seen since the last time. */
  async flush(): Promise<void> {
    const { changed } = this;
    if (changed.length === 0) return;
    this.changed = [];
    for (const look of changed) look.waits = false;
    try {
      await this.store.noteLooks(furthest(changed));
    } catch (error) {
      for (const look of changed) this.remember(look);
      throw error;
    }
  }
}

/** Somebody may have the same match open twice. */
function furthest(looks: Iterable<Look>): { match: string; user: string; position: number }[] {
  const seen = new Map<string, { match: string; user: string; position: number }>();
  for (const { match, user, position } of looks) {
    const key = `${match}/${user}`;
    const known = seen.get(key);
    if (known === undefined || known.position < position) seen.set(key, { match, user, position });
  }
  return [...seen.values()];
}
