import { CHAT_PAGE } from '@roundhouse/protocol';
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Accounts } from '../accounts/accounts.ts';
import { BotDriver } from '../bots/bot-driver.ts';
import { ClockWatch } from '../matches/clock-watch.ts';
import { PlayClock, wallAhead } from '../clocks/play-clock.ts';
import type { PlayTime } from '../clocks/play-clock.ts';
import { JobWatch } from '../cluster/job-watch.ts';
import { createHttp } from '../http/create-http.ts';
import { trustOf } from '../http/proxies.ts';
import { SiteNames } from '../http/site-names.ts';
import { LIMITS } from '../base/limits.ts';
import { withoutKeys } from '../base/log.ts';
import type { Log } from '../base/log.ts';
import type { Rounds } from '../base/rounds.ts';
import { People } from './people.ts';
import { planRounds } from './plan-rounds.ts';
import type { PlayServerInput } from './play-server-input.ts';
import { registerRoutes } from './routes.ts';
import { socketDoor } from './socket-door.ts';
import { Chat } from '../matches/chat.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import { LiveMatches } from '../matches/live-matches.ts';
import { Patience } from '../matches/patience.ts';
import { MyMatches } from '../matches/my-matches.ts';
import { Tables } from '../matches/tables.ts';
import { Metrics } from '../base/metrics.ts';
import { entryNews } from '../cluster/news.ts';
import { OtherNodes } from '../cluster/other-nodes.ts';
import { Notices, NOTICE_SETTINGS } from '../notifications/notifications.ts';
import { addressesFor, portOf } from '../base/network.ts';
import { ProgramDriver } from '../automation/automation-driver.ts';
import { Housekeeper } from '../retention/housekeeper.ts';
import { Backlog } from '../socket/backlog.ts';
import { Rooms } from '../socket/rooms.ts';
import { SocketServer } from '../socket/socket-server.ts';
import type { MatchRow, Store } from '../store/store.ts';
import { watchStore } from '../store/watch-store.ts';

/** How long what is under way may take when the server stops. */
const LONGEST_END = 3000;

/** The whole server over a store: HTTP, sockets, bots and clocks. Nothing runs before `listen`. */
export class PlayServer {
  readonly http: FastifyInstance;
  readonly matches: LiveMatches;
  private readonly people: People;
  private readonly input: PlayServerInput;
  private readonly accounts: Accounts;
  private readonly bots: BotDriver;
  private readonly programs: ProgramDriver;
  private readonly rooms: Rooms;
  readonly notices: Notices;
  private readonly mine = new MyMatches((user, match, message) =>
    this.sockets.toUser(user, match, message),
  );
  private readonly sockets: SocketServer;
  private readonly others: OtherNodes | undefined;
  private readonly jobs: JobWatch;
  readonly metrics: Metrics;
  private readonly clocks: ClockWatch;
  private readonly housekeeper: Housekeeper;
  private playClock: PlayClock | undefined;
  private readonly rounds: Rounds;
  /** Every route, such as `GET /api/me`. */
  readonly served: readonly string[];
  private readonly log: Log;
  private readonly names: SiteNames;
  private prepared = false;
  private ready = false;
  /** Where other devices find this server. */
  addresses: readonly string[] = [];

  constructor(input: PlayServerInput) {
    const store = watchStore(input.store, (...measured) => this.metrics.noteStore(...measured));
    this.input = { ...input, store };
    const { games, now = Date.now, limits = LIMITS } = input;
    const trust = trustOf(input.proxies);
    this.names = new SiteNames([input.allowedHosts ?? [], input.notices?.publicUrl ?? []].flat());
    this.http = createHttp({
      trust,
      limits,
      names: this.names,
      isSecure: input.proxies !== undefined,
      ...(input.logLevel === undefined ? {} : { logLevel: input.logLevel }),
    });
    const log: Log = (what, details) => this.http.log.error(withoutKeys(details), what);
    this.log = log;
    const { monotonic, playTime = this.openPlayClock(store, monotonic) } = input;
    const played = (): number => playTime.now();
    this.accounts = new Accounts(store, now);
    const node = randomUUID();
    const follow = (match: string): void => this.others?.follow(match);
    const unfollow = (match: string): void => this.others?.unfollow(match);
    this.rooms = new Rooms({
      readChat: (match) => store.chatBefore(match, Number.MAX_SAFE_INTEGER, CHAT_PAGE),
      onOpened: follow,
      onClosed: unfollow,
      onCount: (match, count) => this.others?.tell(match, { kind: 'watchers', node, count }),
    });
    this.bots = new BotDriver({
      think: input.think,
      pause: input.pause,
      onBegun: (milliseconds) => this.metrics.noteBotWait(milliseconds),
      log,
    });
    this.programs = new ProgramDriver({
      store,
      now: played,
      pause: () => input.pause('person'),
      tell: ({ row }, seat, message) => this.rooms.toPlayer(row, seat, message),
      onSaved: ({ id }) => this.others?.tell(id, { kind: 'program' }),
      log,
    });
    this.matches = new LiveMatches({
      store,
      games,
      time: playTime,
      wallAhead: () => wallAhead(now() - played()),
      patience: input.patience ?? new Patience(),
      onChange: (match) => {
        this.work(match);
        if (this.mine.played(match) && match.leased) this.tellPlayers(match.row);
        if (match.leased && match.finished) this.people.ended(match.row);
      },
      onWritten: (row) => this.others?.tell(row.match, entryNews(row)),
      onOpened: follow,
      onForgotten: unfollow,
      onLoaded: ({ row }) => this.rooms.table(row),
    });
    this.clocks = new ClockWatch(store, this.matches, played);
    this.jobs = new JobWatch({
      jobs: store.jobs,
      matches: this.matches,
      work: (match) => this.work(match),
    });
    this.notices = new Notices({
      store,
      games,
      now: played,
      settings: input.notices ?? NOTICE_SETTINGS,
      log,
      onTried: (channel, outcome) => this.metrics.noteNotice(channel, outcome),
    });
    const chat = new Chat({
      store,
      rates: limits.chat,
      now,
      onLine: (line) => {
        this.rooms.chat(line.match, [line]);
        this.others?.tell(line.match, { kind: 'chat', number: line.number });
      },
    });
    const backlog = new Backlog(limits.backlog);
    const { matches, rooms, programs } = this;
    const { looks } = this.notices;
    const sockets = new SocketServer({
      server: this.http.server,
      path: '/socket',
      context: {
        store,
        matches,
        rooms,
        chat,
        programs,
        looks,
        limits,
        backlog,
        now,
        log,
        onRefused: (reason) => this.metrics.noteRefusal('socket', reason),
      },
      mostPerAddress: limits.socketsPerAddress,
      mostPerToken: limits.socketsPerToken,
      onUser: (user) => this.others?.followUser(user),
      onUserGone: (user) => this.others?.unfollowUser(user),
      onEnded: (ending) => this.metrics.noteClosed(ending),
      ...socketDoor({ http: this.http, names: this.names, accounts: this.accounts, trust }),
    });
    this.sockets = sockets;
    if (input.others !== undefined)
      this.others = new OtherNodes({
        store,
        now: played,
        matches,
        rooms,
        programs,
        mine: this.mine,
        sockets,
        log,
        ...input.others,
      });
    this.metrics = new Metrics({
      isReady: () => this.ready,
      sockets: () => this.sockets.size,
      bytesWaiting: () => backlog.bytes,
      liveMatches: () => this.matches.size,
      jobs: () => this.jobs.size,
      botsThinking: () => this.bots.busy,
      botsWaiting: () => this.bots.waiting,
      unfolded: () => store.unfolded,
      isNewsOpen: () => input.others?.wire?.isOpen,
    });
    const tables = new Tables({ store, games, now: played, quotas: limits.quotas });
    const onTable = (row: MatchRow): void => this.tableChanged(row);
    const users = (): Iterable<string> => sockets.users();
    const { upkeep } = store;
    this.housekeeper = new Housekeeper({ upkeep, tables, now: played, users, onTable, log });
    const { clocks, housekeeper, jobs, notices, others, playClock } = this;
    const reached = { tables, notices, users, now: played, wall: now, onTable, log };
    const people = new People({ input: this.input, ...reached });
    this.people = people;
    this.rounds = planRounds({
      input,
      log,
      clocks,
      playClock,
      jobs,
      others,
      notices,
      matches,
      housekeeper,
      people,
      rooms,
      sockets,
    });
    this.served = registerRoutes({
      http: this.http,
      input,
      limits,
      accounts: this.accounts,
      matches,
      metrics: this.metrics,
      notices: this.notices,
      others: this.others,
      rooms,
      sockets,
      tables,
      log,
      isReady: () => this.ready,
      addresses: () => this.addresses,
      people,
      onTable,
    });
  }

  /** What has to be so before the doors open. If the store goes away meanwhile, it can be tried again. */
  async prepare(): Promise<void> {
    if (this.prepared) return;
    await this.accounts.keepOldNames();
    await this.playClock?.start();
    this.prepared = true;
  }

  /** Opens the doors, and lets bots go on where they were. Gives the address. */
  async listen(address: { readonly port: number; readonly host: string }): Promise<string> {
    this.names.add(address.host);
    await this.prepare();
    const url = await this.http.listen(address);
    // Behind a proxy the proxy's own address is the one to send.
    if (this.input.proxies === undefined) this.addresses = addressesFor(address.host, portOf(url));
    await this.clocks.look();
    await this.jobs.start();
    this.others?.start();
    await this.notices.start(url);
    this.rounds.start();
    this.ready = true;
    return url;
  }

  /**
   * Gives the load balancer this many milliseconds to notice, closes the sockets, finishes what is under way and closes the store.
   * Nobody can hold it up: what was acknowledged is durable, and what takes too long is done by whoever starts next.
   */
  async close(drain = 0): Promise<void> {
    this.ready = false;
    if (drain > 0) await sleep(drain);
    const rounds = this.rounds.stop();
    this.bots.stop();
    this.sockets.close();
    const late = new AbortController();
    const finished = this.finish(rounds).finally(() => late.abort());
    const tooLong = sleep(LONGEST_END, undefined, { signal: late.signal }).catch(() => undefined);
    await Promise.race([finished, tooLong]);
    await this.http.close();
    await this.input.store.close();
  }

  private async finish(rounds: Promise<void>): Promise<void> {
    await rounds;
    await this.people.reviews.stop();
    await this.notices.stop();
    await this.matches.settled();
    await this.jobs.stop();
    await this.others?.stop();
    await this.playClock?.stop();
  }

  private openPlayClock(store: Store, monotonic = () => performance.now()): PlayTime {
    const onOutage = (): void => {
      for (const match of this.matches.all()) match.recompute().catch(() => undefined);
    };
    this.playClock = new PlayClock({ times: store.times, monotonic, onOutage });
    return this.playClock;
  }

  /** Closes and clears away what nobody needs any more; happens now and then anyway. */
  tidy(): Promise<void> {
    return this.housekeeper.look();
  }

  /** Notes whose time is up; happens every second anyway. */
  checkClocks(): Promise<void> {
    return this.clocks.look();
  }

  /** Bots that have to decide in this match start thinking. */
  wake(id: string): Promise<void> {
    return this.jobs.take(id);
  }

  /** Everybody who is at the table, plays there or has it in a list sees the change, here and at other nodes. */
  private tableChanged(row: MatchRow): void {
    this.rooms.table(row);
    this.mine.changed(row);
    for (const user of row.removed) this.mine.changedFor(user, row);
    this.others?.tell(row.id, { kind: 'table', version: row.version });
    this.tellPlayers(row);
    this.notices.tableChanged(row);
    if (row.status === 'playing')
      this.wake(row.id).catch((error: unknown) => {
        if (this.ready) this.log('bots not woken', { match: row.id, error: String(error) });
      });
  }

  /** Those who play and are at other nodes find the match changed in their lists. */
  private tellPlayers({ id, seats, removed }: MatchRow): void {
    const { others } = this;
    if (others === undefined) return;
    const users = [...seats.map(({ user }) => user), ...removed];
    for (const user of users) if (user !== null) others.tellUser(user, { match: id });
  }

  private work(match: LiveMatch): void {
    this.bots.look(match);
    this.programs.look(match);
  }
}
