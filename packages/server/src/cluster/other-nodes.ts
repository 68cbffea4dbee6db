import type { Log } from '../base/log.ts';
import { CHAT_PAGE } from '@roundhouse/protocol';
import type { LiveMatches } from '../matches/live-matches.ts';
import type { MyMatches } from '../matches/my-matches.ts';
import type { ProgramDriver } from '../automation/automation-driver.ts';
import type { Rooms } from '../socket/rooms.ts';
import { StoreUnavailable } from '../store/sql.ts';
import type { MatchPulse, UserPulse } from '../store/match-jobs.ts';
import type { Store } from '../store/store.ts';
import type { MatchNews, NewsWire, SessionNews, UserNews, WireListener } from './news.ts';

/** With the wire open, every so many looks are at everything: what was lost on the way is found. */
const WHOLE_LOOK = 5;
const SESSION_LOOK = 10;
const LISTS_BACK = 5000;

interface OtherNodesInput {
  readonly store: Store;
  /** The time that matches are played by. */
  readonly now: () => number;
  readonly matches: LiveMatches;
  readonly rooms: Rooms;
  readonly programs: ProgramDriver;
  readonly mine: MyMatches;
  readonly sockets: {
    sessions(): Iterable<string>;
    users(): Iterable<string>;
    endSession(tokenHash: string): void;
  };
  readonly log: Log;
  /** Without one, news is found in the store. */
  readonly wire?: NewsWire;
}

/**
 * What other nodes do to the matches that are open here: heard over the wire at once, and found in the store once a second
 * while there is no wire, in one query for all matches.
 */
export class OtherNodes implements WireListener {
  private readonly input: OtherNodesInput;
  private readonly fresh = new Set<string>();
  /** Changes in users' lists that were found already, by the user and the match. */
  private readonly listed = new Map<string, UserPulse>();
  private looks = 0;
  private looking = false;

  constructor(input: OtherNodesInput) {
    this.input = input;
  }

  start(): void {
    this.input.wire?.listen(this);
  }

  async stop(): Promise<void> {
    await this.input.wire?.close();
  }

  tell(match: string, news: MatchNews): void {
    this.input.wire?.tell(match, news);
  }

  tellSession(tokenHash: string): void {
    this.input.wire?.tellSession({ tokenHash });
  }

  tellUser(user: string, news: UserNews): void {
    this.input.wire?.tellUser(user, news);
  }

  /** The match is open here. */
  follow(match: string): void {
    this.input.wire?.follow('match', match);
    // The wire may begin to hear of it a moment after it was read.
    this.fresh.add(match);
  }

  unfollow(match: string): void {
    this.input.wire?.unfollow('match', match);
  }

  /** The user has a page open here. */
  followUser(user: string): void {
    this.input.wire?.follow('user', user);
  }

  unfollowUser(user: string): void {
    this.input.wire?.unfollow('user', user);
  }

  hear(match: string, news: MatchNews): void {
    this.follows(match, news).catch((error: unknown) => this.failed(match, error));
  }

  hearUser(user: string, { match }: UserNews): void {
    this.followsUser(user, match).catch((error: unknown) => this.failed(match, error));
  }

  hearSession({ tokenHash }: SessionNews): void {
    this.input.sockets.endSession(tokenHash);
  }

  missed(): void {
    this.looks = 0;
    void this.look();
  }

  /** Compares everything that is open here with the store. */
  async look(): Promise<void> {
    if (this.looking) return;
    this.looking = true;
    try {
      await this.compare();
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) this.failed(undefined, error);
    } finally {
      this.looking = false;
    }
  }

  private async compare(): Promise<void> {
    const { matches, rooms, store, wire } = this.input;
    const whole = wire?.isOpen !== true || this.looks % WHOLE_LOOK === 0;
    const wanted = whole ? new Set([...matches.ids(), ...rooms.ids()]) : new Set(this.fresh);
    this.fresh.clear();
    if (this.looks++ % SESSION_LOOK === 0) await this.compareSessions();
    if (wire?.isOpen !== true) await this.compareLists();
    if (wanted.size === 0) return;
    for (const pulse of await store.jobs.pulses([...wanted])) this.takePulse(pulse);
  }

  private takePulse({ match, entry, version, chat, programs }: MatchPulse): void {
    const { rooms, matches } = this.input;
    if (rooms.version(match) < version) this.hear(match, { kind: 'table', version });
    if (rooms.chatNumber(match) < chat) this.hear(match, { kind: 'chat', number: chat });
    const live = matches.inMemory(match);
    if (live === undefined) return;
    if (live.entry < entry) this.hear(match, { kind: 'entry', number: entry });
    if (!this.input.programs.isCurrent(live, programs)) this.hear(match, { kind: 'program' });
  }

  private async compareSessions(): Promise<void> {
    const { sockets, store } = this.input;
    const here = [...new Set(sockets.sessions())];
    if (here.length === 0) return;
    const alive = new Set(await store.sessionsAlive(here));
    for (const tokenHash of here) if (!alive.has(tokenHash)) sockets.endSession(tokenHash);
  }

  /** Looks a little further back than the last time: nodes' clocks may differ a little. */
  private async compareLists(): Promise<void> {
    const { sockets, store } = this.input;
    const users = [...sockets.users()];
    if (users.length === 0) return;
    const since = this.input.now() - LISTS_BACK;
    for (const [key, { updatedAt }] of this.listed) if (updatedAt < since) this.listed.delete(key);
    for (const found of await store.jobs.changedFor(users, since)) {
      const { user, match, changes } = found;
      const key = `${user}/${match}`;
      if (this.listed.get(key)?.changes !== changes) this.hearUser(user, { match });
      this.listed.set(key, found);
    }
  }

  private async follows(match: string, news: MatchNews): Promise<void> {
    const { matches, programs, rooms, store } = this.input;
    switch (news.kind) {
      case 'entry': {
        const live = await matches.peek(match);
        if (live === undefined || live.entry >= news.number) return;
        const { number, written } = news;
        await (written === undefined ? live.refresh() : live.follow({ number, ...written }));
        return;
      }
      case 'table': {
        if (rooms.version(match) >= news.version) return;
        const row = await store.matchById(match);
        if (row !== undefined) rooms.table(row);
        return;
      }
      case 'chat': {
        const known = rooms.chatNumber(match);
        if (known < news.number) rooms.chat(match, await store.chatAfter(match, known, CHAT_PAGE));
        return;
      }
      case 'line': {
        rooms.lineChanged(match, await store.chatAfter(match, news.number - 1, 1));
        return;
      }
      case 'program': {
        const live = await matches.peek(match);
        if (live !== undefined) await programs.changedElsewhere(live);
        return;
      }
      case 'rematch': {
        const [row, next] = await Promise.all([match, news.next].map((id) => store.matchById(id)));
        if (row !== undefined && next !== undefined) rooms.rematch(row, next);
        return;
      }
      case 'watchers':
        rooms.countElsewhere(match, news.node, news.count);
        return;
    }
  }

  private async followsUser(user: string, match: string): Promise<void> {
    const { matches, mine, store } = this.input;
    // One that is open here says so itself.
    if (matches.inMemory(match) !== undefined) return;
    const row = await store.matchById(match);
    if (row !== undefined) mine.changedFor(user, row);
  }

  private failed(match: string | undefined, error: unknown): void {
    if (error instanceof StoreUnavailable) return;
    const where = match === undefined ? {} : { match };
    this.input.log('news not followed', { ...where, error: String(error) });
  }
}
