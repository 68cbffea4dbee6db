import type { NotificationKind } from '@roundhouse/protocol';
import type { HabitsRow, NoticeEvent } from '../store/notification-store.ts';
import type { MatchRow, Store } from '../store/store.ts';
import type { TournamentRows } from '../store/tournament-store.ts';
import { noticePosition, TABLE_SET_UP } from './looks.ts';
import { dayIn, nextHour } from './times.ts';

const AT_ONCE = 100;
const MOST_ROUNDS = 100;

interface NoticeMakerInput {
  readonly store: Store;
  readonly now: () => number;
  /** Milliseconds before somebody is told, so that those who are playing right now are left in peace. */
  readonly delay: number;
}

/**
 * Finds out who is to be told what. Turns and ends are read from the matches themselves, which remember that they have gone
 * on; so none is lost, whenever a node dies. Adding a notice that is there already changes nothing.
 */
export class NoticeMaker {
  private readonly input: NoticeMakerInput;

  constructor(input: NoticeMakerInput) {
    this.input = input;
  }

  /** Makes the notices of all matches that have gone on. */
  async lookAtMatches(): Promise<void> {
    const { store, now, delay } = this.input;
    // Whatever goes on meanwhile is left to the next look, so that this one ends.
    const before = now() - delay;
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const found = await store.notices.unnoticedMatches(before, AT_ONCE);
      if (found.length > 0) await store.notices.noticeMatches(found, now(), delay);
      if (found.length < AT_ONCE) return;
    }
  }

  /** Makes the daily digests that are due. */
  async lookAtDigests(): Promise<void> {
    const { store, now } = this.input;
    for (const habits of await store.notices.digestsDue(now(), AT_ONCE)) {
      await store.notices.addNotices([digestOf(habits, now())]);
      const next = nextHour(habits.digestHour ?? 0, habits.timeZone, now());
      await store.notices.advanceDigest(habits, next);
    }
  }

  /** A table has changed: its host is told when it is full, the others when play begins. */
  async tableChanged(match: MatchRow): Promise<void> {
    const isFull = match.seats.every(({ user, bot }) => user !== null || bot !== null);
    if (match.status === 'open' && isFull) await this.add(match, 'full', [match.owner]);
    if (match.status === 'playing' && match.entry === 0)
      await this.add(match, 'begun', this.guests(match));
  }

  async offered(match: MatchRow, kind: 'rematch' | 'arranged'): Promise<void> {
    if (match.status === 'open') await this.add(match, kind, this.guests(match));
  }

  invited(match: MatchRow, user: string): Promise<void> {
    return this.add(match, 'invited', [user]);
  }

  /** Whoever is in a tournament is told once by each channel, however often this is called. */
  async checkIn({ row: { id, terms }, entrants }: TournamentRows): Promise<void> {
    const { store, now } = this.input;
    const event = { kind: 'check-in', match: id, position: terms.startsAt ?? 0 } as const;
    const at = { madeAt: now(), dueAt: now() };
    await store.notices.addNotices(
      entrants.flatMap(({ user, state, checkedIn }) =>
        user === null || state !== 'in' || checkedIn ? [] : [{ ...event, ...at, user }],
      ),
    );
  }

  /** Everybody at the table but its host. */
  private guests({ seats, owner }: MatchRow): string[] {
    return seats.map(({ user }) => user ?? owner).filter((user) => user !== owner);
  }

  private async add(
    match: MatchRow,
    kind: NotificationKind,
    users: readonly string[],
  ): Promise<void> {
    const { store, now, delay } = this.input;
    const isOffer = kind === 'rematch' || kind === 'arranged' || kind === 'invited';
    const position = isOffer ? TABLE_SET_UP : noticePosition(match);
    await store.notices.addNotices(
      users.map((user) => ({
        user,
        kind,
        match: match.id,
        position,
        madeAt: now(),
        dueAt: now() + delay,
      })),
    );
  }
}

function digestOf({ user, timeZone, digestDue }: HabitsRow, now: number): NoticeEvent {
  const position = dayIn(timeZone, digestDue ?? now);
  return { user, kind: 'digest', match: '', position, madeAt: now, dueAt: now };
}
