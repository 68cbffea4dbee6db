import { shuffle, rngFromSeed } from '@roundhouse/engine';
import type { AnyGame } from '@roundhouse/engine';
import type { Reason, TableSettings } from '@roundhouse/protocol';
import { newId, newSeed, sha256 } from '../base/tokens.ts';
import { nearestDeadline } from '../clocks/clock.ts';
import { Queue } from '../base/queue.ts';
import type { MatchRow, SeatRow, Store, UserRow } from '../store/store.ts';
import { QuotaKeeper } from './quotas.ts';
import type { Host } from './quotas.ts';
import type { Quotas } from '../base/limits.ts';
import { seatIn } from './seat-in.ts';
import { timelineStart } from './timeline-start.ts';
import { Timeline } from './timeline.ts';

export type TableResult =
  | { readonly ok: true; readonly match: MatchRow }
  | { readonly ok: false; readonly problem: Reason };

export interface NewTable {
  readonly game: string;
  readonly settings: TableSettings;
  readonly isPublic: boolean;
  /** For each seat a bot's name, `null` for a person who may come, or 'me'. */
  readonly seats: readonly (string | null)[];
}

const EMPTY: SeatRow = { user: null, name: null, bot: null };
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
const refuse = (problem: Reason): TableResult => ({ ok: false, problem });

export interface TablesInput {
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
  /** What counts against a quota goes through here, so that two at once can't both be the last. */
  private readonly counted = new Queue();

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
    const options = game.parseOptions(table.settings.options);
    if (options === undefined) return refuse('bad-options');
    if (!game.seatCountsFor(options).includes(table.seats.length)) return refuse('bad-seat-count');
    const own = table.seats.filter((who) => who === 'me').length;
    if (own !== 1) return refuse(own === 0 ? 'nobody-there' : 'already-seated');
    const at = this.now();
    const match: MatchRow = {
      ...NOT_BEGUN,
      id: newId(),
      game: game.id,
      rulesVersion: game.rulesVersion,
      owner: user.id,
      isPublic: table.isPublic,
      settings: { ...table.settings, options: options as TableSettings['options'] },
      seats: table.seats.map((who) => {
        if (who === 'me') return { user: user.id, name: user.name, bot: null };
        return who === null ? EMPTY : { user: null, name: null, bot: who };
      }),
      seed: newSeed(),
      createdAt: at,
      updatedAt: at,
      origin: await this.quotas.originOf(host),
    };
    return this.open(host, async () => {
      await this.store.createMatch(match);
      return match;
    });
  }

  join(user: UserRow, id: string, seat: number | undefined): Promise<TableResult> {
    return this.change(id, (match) => {
      if (match.status !== 'open') return 'not-open';
      if (seatIn(match, user.id) !== undefined) return 'already-seated';
      if (match.removed.includes(user.id)) return 'removed';
      const at = seat ?? match.seats.findIndex(isEmpty);
      const wanted = match.seats[at];
      if (wanted === undefined || !isEmpty(wanted)) return 'seat-taken';
      return withSeat(match, at, { user: user.id, name: user.name, bot: null });
    });
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
    return this.counted.run(async () => {
      const mayHaveBots = await this.quotas.mayStartWithBots(host);
      const origin = await this.quotas.originOf(host);
      return this.change(id, (match) => {
        if (match.status !== 'open') return 'not-open';
        if (match.owner !== host.user.id) return 'not-owner';
        if (match.seats.some(isEmpty)) return 'seats-empty';
        if (match.seats.every((each) => each.user === null)) return 'nobody-there';
        if (!mayHaveBots && match.seats.some((each) => each.bot !== null)) return 'too-many-bots';
        return this.begun({ ...match, origin });
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
    const before = match.rematch === null ? undefined : await this.store.matchById(match.rematch);
    if (before !== undefined && before.status !== 'cancelled') return { ok: true, match: before };
    const at = this.now();
    const again: MatchRow = {
      ...match,
      ...NOT_BEGUN,
      id: newId(),
      seed: newSeed(),
      owner: user.id,
      seats: [...match.seats.slice(1), ...match.seats.slice(0, 1)],
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

  private open(host: Host, create: () => Promise<MatchRow>): Promise<TableResult> {
    return this.counted.run(async () => {
      if (!(await this.quotas.mayOpen(host))) return refuse('too-many-tables');
      return { ok: true, match: await create() };
    });
  }

  private begun(match: MatchRow): MatchRow | Reason {
    const { settings } = match;
    const { seating, time } = settings;
    const game = this.games.find(({ id }) => id === match.game);
    if (game === undefined) return 'no-such-game';
    // The rules may have changed while the table waited; it plays by those of today.
    const options = game.parseOptions(settings.options);
    if (options === undefined) return 'bad-options';
    if (!game.seatCountsFor(options).includes(match.seats.length)) return 'bad-seat-count';
    const seats = [...match.seats];
    // The seating is drawn from a hash of the seed, so that it tells nothing about the cards.
    if (seating === 'random')
      shuffle(rngFromSeed(sha256(`seating/${match.seed}`).slice(0, 32)), seats);
    const begun: MatchRow = {
      ...match,
      rulesVersion: game.rulesVersion,
      settings: { ...settings, options: options as TableSettings['options'] },
      seats,
      status: 'playing',
      startedAt: this.now(),
    };
    const start = timelineStart(this.games, begun);
    if (start === undefined) return 'no-such-game';
    const timeline = Timeline.begin(start);
    const deciders = timeline.deciders();
    return {
      ...begun,
      deciders,
      deadline: nearestDeadline(time, timeline.clocks),
      waitsForBot: deciders.some((seat) => !timeline.isPerson(seat)),
      turns: timeline.turns,
    };
  }

  private async change(
    id: string,
    decide: (match: MatchRow) => MatchRow | Reason,
  ): Promise<TableResult> {
    for (let tries = 0; tries < TRIES; tries++) {
      const match = await this.store.matchById(id);
      if (match === undefined) return refuse('no-such-match');
      const decided = decide(match);
      if (typeof decided === 'string') return refuse(decided);
      const changed = { ...decided, updatedAt: this.now() };
      if (await this.store.updateMatch(changed))
        return { ok: true, match: { ...changed, version: match.version + 1 } };
    }
    return refuse('busy');
  }
}

const isEmpty = ({ user, bot }: SeatRow): boolean => user === null && bot === null;

/** The table when this user has left: another person who sits there is the host then, and without one it is closed. */
function without(match: MatchRow, user: string): MatchRow {
  const seats = match.seats.map((each) => (each.user === user ? EMPTY : each));
  const nextHost = seats.find((each) => each.user !== null)?.user;
  if (nextHost === undefined || nextHost === null) return { ...match, seats, status: 'cancelled' };
  return { ...match, seats, owner: match.owner === user ? nextHost : match.owner };
}

function withSeat(match: MatchRow, at: number, seat: SeatRow): MatchRow {
  return { ...match, seats: match.seats.map((each, index) => (index === at ? seat : each)) };
}
