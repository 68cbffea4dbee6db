import type { AnyGame } from '@roundhouse/engine';
import { INVITED_DAYS, MOST_GUESTS, MOST_INVITATIONS } from '@roundhouse/protocol';
import type { Invitation, Reason } from '@roundhouse/protocol';
import type { Log } from '../base/log.ts';
import { newId } from '../base/tokens.ts';
import { houseSettings } from '../matches/house-settings.ts';
import { hasAccount } from '../matches/rated-tables.ts';
import type { Host } from '../matches/quotas.ts';
import type { Tables } from '../matches/tables.ts';
import type { InvitationRow, NewInvitation, Slot } from '../store/invitations.ts';
import type { MatchRow, Store, UserRow } from '../store/store.ts';
import { partyOf } from './party.ts';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
const MOST_LISTED = 50;
const MOST_AT_ONCE = 100;
/** A node that took an invitation made its table long ago, or is gone. */
const MAKING = 15 * SECOND;

type Offer = Omit<NewInvitation, 'id' | 'host' | 'createdAt' | 'origin'>;

interface StandingInvitationsInput {
  readonly store: Store;
  readonly games: readonly AnyGame[];
  readonly tables: Tables;
  readonly now: () => number;
  readonly onTable: (match: MatchRow) => void;
  /** Told of a table that waits for those who are invited to it. */
  readonly onArranged: (match: MatchRow) => void;
  readonly log: Log;
}

type Offered =
  | { readonly ok: true; readonly invitation: Invitation }
  | { readonly ok: false; readonly problem: Reason };
const refuse = (problem: Reason): Offered => ({ ok: false, problem });

/** Offers to play that stand for days. Whatever was offered and accepted is in the store: any node may make a table of it. */
export class StandingInvitations {
  private readonly input: StandingInvitationsInput;

  constructor(input: StandingInvitationsInput) {
    this.input = input;
  }

  async offer(host: Host, offer: Offer): Promise<Offered> {
    const { store, games, tables, now } = this.input;
    const { user } = host;
    const rules = games.find(({ id }) => id === offer.game);
    if (rules === undefined) return refuse('no-such-game');
    if (!rules.seatCountsFor(rules.parseOptions({})).includes(offer.seats))
      return refuse('bad-seat-count');
    if (!areTimes(offer, now())) return refuse('bad-times');
    if (!hasAccount(user)) return refuse('needs-account');
    const unfit = await this.unfit(user);
    if (unfit !== undefined) return refuse(unfit);
    const isForClub = offer.audience === 'club';
    if (isForClub && !(await store.clubs.isMember(offer.club ?? '', user.id)))
      return refuse('not-member');
    if ((await store.invitations.countBy(user.id, now())) >= MOST_INVITATIONS)
      return refuse('too-many-invitations');
    const id = newId();
    const origin = await tables.originOf(host);
    const club = isForClub ? offer.club : null;
    const about = { id, club, origin, host: user.id, createdAt: now() };
    await store.invitations.offer({ ...offer, ...about });
    const row = await store.invitations.one(id);
    if (row === undefined) throw new Error('an invitation that was offered is not there');
    return { ok: true, invitation: aboutInvitation(row, user.id) };
  }

  async seenBy(user: string): Promise<Invitation[]> {
    const { store, now } = this.input;
    const rows = await store.invitations.seenBy(user, now(), MOST_LISTED);
    const apart = await store.peace.apartFrom(user);
    return rows.map((row) => aboutInvitation(row, user, apart));
  }

  /** Why it can't be accepted, or the match that has come of it, if one has. */
  async accept(
    guest: Host,
    id: string,
    slots: readonly number[],
  ): Promise<{ readonly problem: Reason } | { readonly match: string | null }> {
    const { store, tables, now } = this.input;
    const { user } = guest;
    const row = await this.visible(id, user.id);
    if (row === undefined) return { problem: 'no-such-invitation' };
    if (row.host === user.id) return { problem: 'not-allowed' };
    if (slots.some((at) => (row.slots[at]?.until ?? 0) <= now())) return { problem: 'bad-times' };
    if (row.rated && !hasAccount(user)) return { problem: 'needs-account' };
    const unfit = await this.unfit(user);
    if (unfit !== undefined) return { problem: unfit };
    const isNew = row.guests.every((each) => each.user !== user.id);
    if (isNew && row.guests.length >= MOST_GUESTS) return { problem: 'too-many' };
    const origin = await tables.originOf(guest);
    await store.invitations.accept(id, { user: user.id, slots, at: now(), origin });
    const match = await this.gather(id);
    return { match: match?.seats.some((seat) => seat.user === user.id) ? match.id : null };
  }

  /** False if this user sees no such invitation. */
  async withdraw(user: string, id: string): Promise<boolean> {
    if ((await this.visible(id, user)) === undefined) return false;
    await this.input.store.invitations.withdraw(id, user);
    return true;
  }

  /** Makes the tables whose time has come. */
  async look(): Promise<void> {
    const { store, now, log } = this.input;
    await store.invitations.release(now() - MAKING);
    for (const id of await store.invitations.ripe(now(), MOST_AT_ONCE))
      await this.gather(id).catch((error: unknown) =>
        log('no table made', { invitation: id, error: String(error) }),
      );
  }

  /** Forgets what is over. */
  async tidy(): Promise<void> {
    const { store, now } = this.input;
    await store.invitations.clear(now());
  }

  /** What the lists show is all that there is for somebody: whoever may not see it can't tell whether it is there. */
  private async visible(id: string, user: string): Promise<InvitationRow | undefined> {
    const { store, now } = this.input;
    const rows = await store.invitations.seenBy(user, now(), Number.MAX_SAFE_INTEGER, id);
    return rows[0];
  }

  private async unfit(user: UserRow): Promise<Reason | undefined> {
    const { store, now } = this.input;
    if (user.botOf !== undefined) return 'no-bot-accounts';
    return (await store.order.standing(user.id, now())).limit === null ? undefined : 'limited';
  }

  /** The table that comes of an invitation, if it has enough people now. */
  private async gather(id: string): Promise<MatchRow | undefined> {
    const { store, now } = this.input;
    const ripe = await store.invitations.one(id);
    if (ripe === undefined || (await this.partyOf(ripe)) === undefined) return undefined;
    const match = newId();
    if (!(await store.invitations.take(id, match, now()))) return undefined;
    // Read again: until it was taken, anybody could withdraw.
    const row = await store.invitations.one(id);
    const party = row && (await this.partyOf(row));
    if (row === undefined || party === undefined) {
      await store.invitations.giveBack(id);
      return undefined;
    }
    return this.make(row, party, match);
  }

  private async make(
    row: InvitationRow,
    party: readonly string[],
    match: string,
  ): Promise<MatchRow> {
    const { store, tables, onTable, onArranged } = this.input;
    const users = await Promise.all(party.map((user) => store.userById(user)));
    const people = users.flatMap((user) => {
      const guest = row.guests.find((each) => each.user === user?.id);
      return user === undefined ? [] : [{ user, origin: (guest ?? row).origin }];
    });
    const isLive = row.pace === 'live';
    const made = await tables.arrange(match, {
      game: row.game,
      settings: houseSettings(row, people.length),
      people,
      bots: [],
      // Live, the clocks wait until the host sees that everybody is there.
      waits: isLive,
      club: row.club ?? undefined,
      isPrivate: row.audience !== 'everyone',
    });
    if (!made.ok) throw new Error(made.problem);
    onTable(made.match);
    if (isLive) onArranged(made.match);
    return made.match;
  }

  /** Those who can play now; nobody who is banned, and no two who may not meet. */
  private async partyOf(row: InvitationRow): Promise<readonly string[] | undefined> {
    const { store, now } = this.input;
    const everybody = [row.host, ...row.guests.map(({ user }) => user)];
    const banned = new Set<string>();
    for (const user of everybody)
      if ((await store.order.standing(user, now())).ban !== null) banned.add(user);
    const apart = await store.peace.apartAmong(everybody);
    return partyOf(
      row,
      now(),
      (one, other) =>
        !banned.has(one) &&
        !banned.has(other) &&
        apart.every(
          ({ blocker, blocked }) =>
            ![blocker, blocked].every((each) => [one, other].includes(each)),
        ),
    );
  }
}

/** Whether they lie ahead, one after another, none longer than a day; a turn-based match has one. */
function areTimes({ slots, pace }: Pick<Offer, 'slots' | 'pace'>, now: number): boolean {
  const longest = pace === 'live' ? DAY : INVITED_DAYS * DAY;
  if (pace === 'turn-based' && slots.length !== 1) return false;
  return slots.every(
    ({ from, until }: Slot, at) =>
      until > now &&
      until > from &&
      until - from <= longest &&
      until <= now + (INVITED_DAYS + 1) * DAY &&
      from >= (slots[at - 1]?.until ?? 0),
  );
}

/** An invitation as this user may know it: without those whom they may not meet. */
function aboutInvitation(
  row: InvitationRow,
  user: string,
  apart: readonly string[] = [],
): Invitation {
  const { id, game, pace, rated, seats, audience, club, host, hostName } = row;
  return {
    id,
    game,
    pace,
    rated,
    seats,
    audience,
    ...(club === null ? {} : { club }),
    host: { user: host, name: hostName },
    isYours: host === user,
    slots: row.slots.map((slot, at) => {
      const guests = row.guests.filter(
        (guest) => guest.slots.includes(at) && !apart.includes(guest.user),
      );
      return {
        ...slot,
        guests: guests.map(({ name }) => name),
        you: guests.some((guest) => guest.user === user),
      };
    }),
  };
}
