import type { AnyGame } from '@roundhouse/engine';
import type { Pace, Reason } from '@roundhouse/protocol';
import type { Log } from '../base/log.ts';
import { newId } from '../base/tokens.ts';
import { houseSettings } from '../matches/house-settings.ts';
import { hasAccount } from '../matches/rated-tables.ts';
import type { Host } from '../matches/quotas.ts';
import type { Tables } from '../matches/tables.ts';
import { NEWCOMER, pointsOf } from '../ratings/rating.ts';
import { ALL_TIME } from '../ratings/season.ts';
import type { SeekQueue, SeekRow } from '../store/seek-store.ts';
import type { MatchRow, Store } from '../store/store.ts';
import { pairUp } from './pairing.ts';
import type { Group } from './pairing.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long people look for equals before anybody will do. */
const PATIENCE: Readonly<Record<Pace, number>> = { live: MINUTE, 'turn-based': 6 * HOUR };
/** Whoever has not asked for so long, and is not connected, is not there any more. */
const AWAY = 15 * SECOND;
const FORGET_LIVE = 5 * MINUTE;
const FORGET_TURN_BASED = 14 * DAY;
/** A node that took people laid their table long ago, or is gone. */
const LAYING = 15 * SECOND;
/** For so long somebody who looked for a match is told of it. */
const FRESH = MINUTE;
const MOST_AT_ONCE = 200;
const WAITS_FROM = 7 * DAY;
const WAITS_LOOKED_AT = 25;
const FEWEST_WAITS = 3;
const BOT_LEVEL = 'medium';

interface Wish extends SeekQueue {
  /** How many are to play; whatever the game allows, if it is left out. */
  readonly seats?: number;
  readonly botsAfter: number | null;
}

interface SeekState extends SeekQueue {
  readonly since: number;
  /** How many others wait for the same. */
  readonly others: number;
  /** How long the last ones waited, in the middle; null if too few did. */
  readonly estimate: number | null;
  readonly match: string | null;
}

export interface SeekersInput {
  readonly store: Store;
  readonly games: readonly AnyGame[];
  readonly tables: Tables;
  readonly now: () => number;
  /** Those who are connected to this node. */
  readonly users: () => Iterable<string>;
  readonly onTable: (match: MatchRow) => void;
  readonly log: Log;
}

/** Finds people who want to play the same. Whatever waits is in the store: any node may bring people together. */
export class Seekers {
  private readonly input: SeekersInput;

  constructor(input: SeekersInput) {
    this.input = input;
  }

  /** Why that can't be looked for, if it can't. */
  async seek(host: Host, wish: Wish): Promise<Reason | undefined> {
    const { store, games, tables, now } = this.input;
    const { game, pace, rated, seats, botsAfter } = wish;
    const rules = games.find(({ id }) => id === game);
    if (rules === undefined) return 'no-such-game';
    const counts = rules.seatCountsFor(rules.parseOptions({}));
    if (seats !== undefined && !counts.includes(seats)) return 'bad-seat-count';
    if (rated && !hasAccount(host.user)) return 'needs-account';
    if (host.user.botOf !== undefined) return 'no-bot-accounts';
    if ((await store.order.standing(host.user.id, now())).limit !== null) return 'limited';
    const standings = await store.ratings.standingsOf(host.user.id, ALL_TIME);
    const own = standings.find((each) => each.game === game && each.pace === pace);
    await store.seeks.seek({
      game,
      pace,
      rated,
      user: host.user.id,
      sizes: seats === undefined ? counts : [seats],
      points: own?.points ?? pointsOf(NEWCOMER),
      botsAfter,
      since: now(),
      seenAt: now(),
      match: null,
      origin: await tables.originOf(host),
    });
    await this.pair({ game, pace, rated });
    return undefined;
  }

  /** How it stands for somebody who looks for a game and is there. */
  async state(user: string): Promise<SeekState | undefined> {
    const { store, now } = this.input;
    const seek = await store.seeks.of(user);
    if (seek === undefined) return undefined;
    await store.seeks.seen([user], now());
    const { game, pace, rated, since, match } = seek;
    const queue = { game, pace, rated };
    const waiting = await this.waiting(queue);
    const found = match === null ? undefined : await store.matchById(match);
    // Whoever comes back later is not led to a match that they have seen, but may look for another.
    if (found !== undefined && now() - (found.startedAt ?? now()) > FRESH) return undefined;
    return {
      ...queue,
      since,
      others: waiting.filter((each) => each.user !== user).length,
      estimate: median(await store.seeks.waits(queue, now() - WAITS_FROM, WAITS_LOOKED_AT)),
      match: found?.id ?? null,
    };
  }

  /** Brings people together in every queue. */
  async look(): Promise<void> {
    const { store, now, users } = this.input;
    const queues = await store.seeks.queues();
    // A browser asks rarely for a page in the background, but keeps its connection.
    if (queues.some(({ pace }) => pace === 'live')) await store.seeks.seen([...users()], now());
    for (const queue of queues) await this.pair(queue);
    if (queues.length > 0) await store.seeks.release(now() - LAYING);
  }

  /** Forgets who is gone. */
  async tidy(): Promise<void> {
    const { store, now } = this.input;
    await store.seeks.clear({
      live: now() - FORGET_LIVE,
      turnBased: now() - FORGET_TURN_BASED,
      waits: now() - WAITS_FROM,
    });
  }

  private waiting(queue: SeekQueue): Promise<SeekRow[]> {
    const { store, now } = this.input;
    return store.seeks.waiting(queue, now() - AWAY, MOST_AT_ONCE);
  }

  private async pair(queue: SeekQueue): Promise<void> {
    const { now, log } = this.input;
    const waiting = await this.waiting(queue);
    const rules = {
      now: now(),
      patience: PATIENCE[queue.pace],
      mayMeet: await this.meeting(waiting.map(({ user }) => user)),
    };
    for (const group of pairUp(waiting, rules))
      await this.lay(queue, group, waiting).catch((error: unknown) =>
        log('no table laid', { error: String(error) }),
      );
  }

  /** Who may meet whom among these. */
  private async meeting(users: readonly string[]): Promise<(a: string, b: string) => boolean> {
    const apart = await this.input.store.peace.apartAmong(users);
    const pairs = new Set(
      apart.flatMap(({ blocker, blocked }) => [`${blocker} ${blocked}`, `${blocked} ${blocker}`]),
    );
    return (a, b) => !pairs.has(`${a} ${b}`);
  }

  private async lay(queue: SeekQueue, group: Group, waiting: readonly SeekRow[]): Promise<void> {
    const { store, tables, now, onTable } = this.input;
    const { users, bots } = group;
    const match = newId();
    if (!(await store.seeks.take(users, match, now()))) return;
    const rows = await Promise.all(users.map((user) => store.userById(user)));
    const people = rows.flatMap((user) => {
      const seek = waiting.find((each) => each.user === user?.id);
      return user === undefined || seek === undefined ? [] : [{ user, origin: seek.origin }];
    });
    if (people.length < users.length) return;
    // Somebody who was given bots for people is not rated for it.
    const terms = { ...queue, rated: queue.rated && bots === 0 };
    const laid = await tables.arrange(match, {
      game: queue.game,
      settings: houseSettings(terms, users.length + bots),
      people,
      bots: new Array<string>(bots).fill(BOT_LEVEL),
    });
    if (!laid.ok) throw new Error(laid.problem);
    onTable(laid.match);
    const waits = waiting.filter(({ user }) => users.includes(user));
    if (bots === 0)
      await store.seeks.waited(
        queue,
        waits.map(({ since }) => now() - since),
        now(),
      );
  }
}

/** Null for too few to say anything. */
function median(values: readonly number[]): number | null {
  if (values.length < FEWEST_WAITS) return null;
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}
