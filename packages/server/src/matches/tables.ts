import type { AnyGame } from '@roundhouse/engine';
import type { Reason, TableSettings } from '@roundhouse/protocol';
import { newId, newSeed } from '../base/tokens.ts';
import type { Apart } from '../store/peace.ts';
import type { MatchRow, SeatRow, Store, UserRow } from '../store/store.ts';
import { beginMatch } from './begin-match.ts';
import { QuotaKeeper } from './quotas.ts';
import type { Host } from './quotas.ts';
import type { Quotas } from '../base/limits.ts';
import type { Arranged, NewTable, TableResult } from './new-table.ts';
import { atPosition, positionStart } from './position-start.ts';
import { fairly, hasAccount, isAlone, personAt, unfitToRate } from './rated-tables.ts';
import { seatIn } from './seat-in.ts';
import { EMPTY, isEmpty, takesBots, without, withSeat } from './table-seats.ts';

export type { NewTable, TableResult } from './new-table.ts';

const NOT_BEGUN = {
  status: 'open',
  startedAt: null,
  version: 0,
  entry: 0,
  deciders: [],
  deadline: null,
  waitsForBot: false,
  outcome: null,
  turns: [],
  rematch: null,
  removed: [],
} as const;
const TRIES = 5;
/** Of all matches of a user, those that wait are among the newest. */
const MOST_WAITING = 1000;
const refuse = (problem: Reason): TableResult => ({ ok: false, problem });

interface TablesInput {
  readonly store: Store;
  readonly games: readonly AnyGame[];
  readonly now: () => number;
  readonly quotas: Quotas;
}

/** Tables before their match begins: created, joined, left, filled, started. */
export class Tables {
  private readonly store: Store;
  private readonly games: readonly AnyGame[];
  private readonly now: () => number;
  private readonly quotas: QuotaKeeper;

  constructor({ store, games, now, quotas }: TablesInput) {
    this.store = store;
    this.games = games;
    this.now = now;
    this.quotas = new QuotaKeeper(store, quotas);
  }

  async create(host: Host, table: NewTable): Promise<TableResult> {
    const { user } = host;
    const game = this.games.find(({ id }) => id === table.game);
    if (game === undefined) return refuse('no-such-game');
    const position = table.start && positionStart(game, table.start);
    if (table.start && !position) return refuse('no-such-position');
    const options = position?.options ?? game.parseOptions(table.settings.options);
    if (options === undefined) return refuse('bad-options');
    const counts = position ? [position.seats] : game.seatCountsFor(options);
    if (!counts.includes(table.seats.length)) return refuse('bad-seat-count');
    const own = table.seats.filter((who) => who === 'me').length;
    if (own !== 1) return refuse(own === 0 ? 'nobody-there' : 'already-seated');
    const isPublic = table.isPublic && table.club === undefined;
    if (isPublic && (await this.isLimited(user))) return refuse('limited');
    if (!(await this.isOfClub(table, user))) return refuse('not-member');
    const asked = { ...table.settings, options: options as TableSettings['options'] };
    const settings = position ? atPosition(asked) : fairly(asked);
    const unfit = settings.rated === true ? unfitToRate(user, settings) : undefined;
    if (unfit !== undefined) return refuse(unfit);
    const origin = await this.quotas.originOf(host);
    const at = this.now();
    const match: MatchRow = {
      ...NOT_BEGUN,
      id: newId(),
      game: game.id,
      rulesVersion: game.rulesVersion,
      owner: user.id,
      isPublic,
      ...(table.club === undefined ? {} : { club: table.club }),
      settings,
      seats: table.seats.map((who) => {
        if (who === 'me') return personAt(user, settings, origin);
        return who === null ? EMPTY : { user: null, name: null, bot: who };
      }),
      // Where nothing is dealt anew, the cards come from the seed of the other match, and so does the promise.
      seed: position && !position.start.anew ? position.start.seed : newSeed(),
      createdAt: at,
      updatedAt: at,
      origin,
      ...(position && { start: position.start }),
    };
    return this.open(host, async () => {
      await this.store.createMatch(match);
      return match;
    });
  }

  /** A name for where the host is. */
  originOf(host: Host): Promise<string> {
    return this.quotas.originOf(host);
  }

  /**
   * Seats people who were brought together, under an id that they know, and begins their match unless it waits for them; there is
   * one however often it is asked for.
   */
  async arrange(id: string, arranged: Arranged): Promise<TableResult> {
    const { game, settings, people, bots, tournament, club } = arranged;
    const { isPrivate = false, waits = false } = arranged;
    const rules = this.games.find((each) => each.id === game);
    const [host] = people;
    if (rules === undefined || host === undefined) return refuse('no-such-game');
    const at = this.now();
    const match: MatchRow = {
      ...NOT_BEGUN,
      id,
      game,
      rulesVersion: rules.rulesVersion,
      owner: host.user.id,
      isPublic: club === undefined && !isPrivate && !waits,
      ...(club === undefined ? {} : { club }),
      ...(tournament === undefined ? {} : { tournament }),
      settings,
      seats: [
        ...people.map(({ user, origin }) => personAt(user, settings, origin)),
        ...bots.map((bot) => ({ user: null, name: null, bot })),
      ],
      seed: newSeed(),
      createdAt: at,
      updatedAt: at,
      origin: host.origin,
    };
    // It is there with its first position or not at all: nobody can leave it before it begins.
    const begun = waits ? match : beginMatch(this.games, match, at);
    if (typeof begun === 'string') return refuse(begun);
    if (await this.store.createMatch(begun)) return { ok: true, match: begun };
    const there = await this.store.matchById(id);
    return there === undefined ? refuse('no-such-match') : { ok: true, match: there };
  }

  async join(
    user: UserRow,
    id: string,
    seat: number | undefined,
    address = '',
  ): Promise<TableResult> {
    const origin = await this.quotas.originOf({ user, address });
    return this.change(id, async (match) => {
      if (match.status !== 'open') return 'not-open';
      const reason = await this.whyNot(user, match);
      if (reason !== undefined) return reason;
      if (user.botOf !== undefined && !takesBots(match)) return 'no-bot-accounts';
      if (match.isPublic && (await this.isLimited(user))) return 'limited';
      if (match.settings.rated === true && !hasAccount(user)) return 'needs-account';
      const at = seat ?? match.seats.findIndex(isEmpty);
      const wanted = match.seats[at];
      if (wanted === undefined || !isEmpty(wanted)) return 'seat-taken';
      return withSeat(match, at, personAt(user, match.settings, origin));
    });
  }

  /** Why a table is not for somebody, whichever seats are free: they sit there, or may not be among those who do. */
  async whyNot(user: UserRow, match: MatchRow): Promise<Reason | undefined> {
    if (seatIn(match, user.id) !== undefined) return 'already-seated';
    if (match.removed.includes(user.id)) return 'removed';
    if (!(await this.isOfClub(match, user))) return 'not-member';
    const apart = (await this.apartAt(match, user.id)).filter(
      ({ blocker, blocked }) => blocker === user.id || blocked === user.id,
    );
    if (apart.length === 0) return undefined;
    return apart.some(({ blocker }) => blocker === user.id) ? 'blocked-there' : 'not-allowed';
  }

  leave(user: UserRow, id: string): Promise<TableResult> {
    return this.change(id, (match) => {
      if (match.status !== 'open') return 'not-open';
      if (seatIn(match, user.id) === undefined) return 'not-seated';
      return without(match, user.id);
    });
  }

  /** The host sends somebody away who can't sit down here again. */
  remove(user: UserRow, id: string, seat: number): Promise<TableResult> {
    return this.change(id, (match) => {
      if (match.status !== 'open') return 'not-open';
      if (match.owner !== user.id) return 'not-owner';
      const guest = match.seats[seat]?.user ?? null;
      if (guest === null || guest === user.id) return 'not-seated';
      return { ...without(match, guest), removed: [...match.removed, guest] };
    });
  }

  /** Somebody blocks somebody else: where both wait at a table, the host sends the other away, and anybody else leaves. */
  async partWays(user: UserRow, other: string): Promise<MatchRow[]> {
    const parted: MatchRow[] = [];
    for (const { id, status, seats, owner } of await this.store.matchesOf(user.id, MOST_WAITING)) {
      const at = seats.findIndex((each) => each.user === other);
      if (status !== 'open' || at < 0) continue;
      const result = await (owner === user.id ? this.remove(user, id, at) : this.leave(user, id));
      if (result.ok) parted.push(result.match);
    }
    return parted;
  }

  /** A moderator closes a table that waits. */
  close(id: string): Promise<TableResult> {
    return this.change(id, (match) =>
      match.status === 'open' ? { ...match, status: 'cancelled' } : 'not-open',
    );
  }

  /** The host has not been seen for long: the table goes to somebody else who sits there, or is closed. */
  abandon(id: string): Promise<TableResult> {
    return this.change(id, (match) =>
      match.status === 'open' ? without(match, match.owner) : 'not-open',
    );
  }

  /** Puts bots into the empty seats, or another bot or nobody into one seat. Only the owner may. */
  fill(user: UserRow, id: string, bot: string | null, seat?: number): Promise<TableResult> {
    return this.change(id, (match) => {
      if (match.status !== 'open') return 'not-open';
      if (match.owner !== user.id) return 'not-owner';
      if (seat !== undefined && match.seats[seat]?.user !== null) return 'seat-taken';
      const filled = { user: null, name: null, bot };
      return {
        ...match,
        seats: match.seats.map((each, at) =>
          (seat === undefined ? isEmpty(each) : at === seat) ? filled : each,
        ),
      };
    });
  }

  start(host: Host, id: string): Promise<TableResult> {
    return this.quotas.inTurn(host, async () => {
      const mayHaveBots = await this.quotas.mayStartWithBots(host);
      const origin = await this.quotas.originOf(host);
      return this.change(id, async (match) => {
        if (match.status !== 'open') return 'not-open';
        if (match.owner !== host.user.id) return 'not-owner';
        // Nobody is told who wished so.
        if ((await this.apartAt(match)).length > 0) return 'not-allowed';
        if (match.seats.some(isEmpty)) return 'seats-empty';
        if (match.seats.every((each) => each.user === null)) return 'nobody-there';
        if (match.settings.rated === true && isAlone(match.seats)) return 'needs-people';
        if (!mayHaveBots && match.seats.some((each) => each.bot !== null)) return 'too-many-bots';
        return beginMatch(this.games, { ...match, origin }, this.now());
      });
    });
  }

  /** A new table with the same people, game and settings; everybody sits one seat on. Whoever asks next gets the same. */
  async rematch(host: Host, id: string): Promise<TableResult> {
    const { user } = host;
    const match = await this.store.matchById(id);
    if (match === undefined) return refuse('no-such-match');
    if (seatIn(match, user.id) === undefined) return refuse('not-seated');
    if (match.status !== 'finished') return refuse('not-finished');
    if (!(await this.isOfClub(match, user))) return refuse('not-member');
    const before = match.rematch === null ? undefined : await this.store.matchById(match.rematch);
    if (before !== undefined && before.status !== 'cancelled') return { ok: true, match: before };
    const at = this.now();
    const { tournament: _, ...played } = match;
    const again: MatchRow = {
      ...played,
      ...NOT_BEGUN,
      id: newId(),
      seed: match.start?.anew === false ? match.seed : newSeed(),
      owner: user.id,
      seats: await this.seatsAgain(match, user.id),
      createdAt: at,
      updatedAt: at,
      origin: await this.quotas.originOf(host),
    };
    let isFirst = true;
    const opened = await this.open(host, async () => {
      isFirst = await this.store.createRematch(again, match);
      return again;
    });
    return isFirst ? opened : this.rematch(host, id);
  }

  private async isOfClub(
    { club }: Pick<NewTable, 'club'>,
    { id }: Pick<UserRow, 'id'>,
  ): Promise<boolean> {
    return club === undefined || this.store.clubs.isMember(club, id);
  }

  private async isLimited({ id }: UserRow): Promise<boolean> {
    return (await this.store.order.standing(id, this.now())).limit !== null;
  }

  /** Who may not meet at this table, with one more user. */
  private apartAt({ seats }: MatchRow, more?: string): Promise<Apart[]> {
    const users = [...seats.map(({ user }) => user), more ?? null];
    return this.store.peace.apartAmong(users.filter((each) => each !== null));
  }

  /** Everybody one seat on, without those who have left its club, or may not meet whoever asks or somebody else there. */
  private async seatsAgain(match: MatchRow, asker: string): Promise<readonly SeatRow[]> {
    const apart = await this.apartAt(match);
    const gone = new Set<string>();
    for (const { user } of match.seats)
      if (user !== null && !(await this.isOfClub(match, { id: user }))) gone.add(user);
    for (const { blocker, blocked } of apart) {
      if (gone.has(blocker) || gone.has(blocked)) continue;
      gone.add(blocked === asker ? blocker : blocked);
    }
    const seats = match.seats.map((each) => (gone.has(each.user ?? '') ? EMPTY : each));
    return [...seats.slice(1), ...seats.slice(0, 1)];
  }

  private open(host: Host, create: () => Promise<MatchRow>): Promise<TableResult> {
    return this.quotas.inTurn(host, async () => {
      if (!(await this.quotas.mayOpen(host))) return refuse('too-many-tables');
      return { ok: true, match: await create() };
    });
  }

  private async change(
    id: string,
    decide: (match: MatchRow) => MatchRow | Reason | Promise<MatchRow | Reason>,
  ): Promise<TableResult> {
    for (let tries = 0; tries < TRIES; tries++) {
      const match = await this.store.matchById(id);
      if (match === undefined) return refuse('no-such-match');
      const decided = await decide(match);
      if (typeof decided === 'string') return refuse(decided);
      const changed = { ...decided, updatedAt: this.now() };
      if (await this.store.updateMatch(changed))
        return { ok: true, match: { ...changed, version: match.version + 1 } };
    }
    return refuse('busy');
  }
}
