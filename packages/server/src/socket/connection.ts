import type { Seat } from '@roundhouse/engine';
import { parseClientMessage, PROBLEMS, PROTOCOL_VERSION } from '@roundhouse/protocol';
import type { ClientMessage, Reason, ServerMessage } from '@roundhouse/protocol';
import type { Log } from '../base/log.ts';
import type { Chat } from '../matches/chat.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import type { Answer } from '../matches/answer.ts';
import type { LiveMatches } from '../matches/live-matches.ts';
import { seatIn } from '../matches/seat-in.ts';
import type { Looks } from '../notifications/looks.ts';
import type { ProgramDriver } from '../automation/automation-driver.ts';
import { StoreUnavailable } from '../store/sql.ts';
import type { MatchRow, SessionRow, Store } from '../store/store.ts';
import type { Backlog } from './backlog.ts';
import { GOODBYES } from './endings.ts';
import type { Ending, Goodbye } from './endings.ts';
import type { FramedSocket, SocketListener } from './framed-socket.ts';
import { mayAsk, openedBy } from './opened-by.ts';
import type { OpenedBy } from './opened-by.ts';
import { Outbox } from './outbox.ts';
import type { OpenSocket } from './outbox.ts';
import { isLogged, isPlayed, playMessage } from './play-message.ts';
import type { Talk, ToMatch } from './play-message.ts';
import type { Rooms } from './rooms.ts';
import { TokenBucket } from '../base/token-bucket.ts';
import type { MessageLimits } from '../base/limits.ts';
import { Visit } from './visit.ts';
import type { Subscribe, VisitHost } from './visit.ts';

const LONGEST_MESSAGE = 32 * 1024;
const MOST_VISITS = 50;
const NO_VISITS: readonly Visit[] = [];
/** Refused for what was sent and not for what it asks: nobody sends these over and over who means well. */
const IN_VAIN: ReadonlySet<Reason> = new Set([
  'malformed',
  'unknown-version',
  'too-large',
  'too-many',
]);

export interface ConnectionContext {
  readonly store: Store;
  readonly matches: LiveMatches;
  readonly rooms: Rooms;
  readonly chat: Chat;
  readonly programs: ProgramDriver;
  readonly looks: Looks;
  readonly limits: MessageLimits;
  readonly backlog: Backlog;
  readonly onRefused: (reason: Reason) => void;
  readonly now: () => number;
  readonly log: Log;
}

/** Who keeps the connections. */
interface Keeper {
  leave(connection: Connection): void;
}

/** One socket of one visitor: reads what it says, answers, and shows it the tables that it visits. */
export class Connection implements VisitHost, SocketListener {
  /** Of whoever opened it, if that is somebody we know. */
  readonly session: OpenedBy | undefined;
  readonly context: ConnectionContext;
  /** Whether it gave a sign of life since it was last asked for one. */
  private isAlive = true;
  private readonly outbox: Outbox;
  private readonly bucket: TokenBucket;
  /** How many messages it may still send in vain, once it has sent one. */
  private patience: TokenBucket | undefined;
  /** A list takes less memory than a map, and has one or two. */
  private visits: readonly Visit[] = NO_VISITS;
  /** The matches that are just being shown, if any, each with the newest subscription that waits for that. */
  private showing: Map<string, Subscribe | undefined> | undefined;
  private readonly socket: FramedSocket;
  private readonly keeper: Keeper;
  private end: Ending | undefined;

  constructor(
    opened: OpenSocket<FramedSocket>,
    session: SessionRow | undefined,
    context: ConnectionContext,
    keeper: Keeper,
  ) {
    this.session = session && openedBy(session);
    this.context = context;
    this.keeper = keeper;
    this.socket = opened.socket;
    const { backlog, limits } = context;
    this.outbox = new Outbox(opened, backlog, this);
    this.bucket = new TokenBucket(limits.messages);
  }

  /** Says which protocol is spoken here, so that a client of another version can tell its user at once. */
  greet(): void {
    this.outbox.send({
      v: PROTOCOL_VERSION,
      type: 'welcome',
      user: this.user ?? null,
    });
  }

  get user(): string | undefined {
    return this.session?.user;
  }

  /** Where it comes from. */
  get address(): string {
    return this.outbox.address;
  }

  tell(message: ServerMessage, text?: string): boolean {
    return this.outbox.send(message, text);
  }

  /** Why it ended. */
  get ending(): Ending {
    return this.end ?? 'left';
  }

  /** Closes the socket after what was said to it, and hears no more of it. */
  closeWith(goodbye: Goodbye): void {
    if (this.end !== undefined) return;
    this.end = goodbye;
    const { code, words } = GOODBYES[goodbye];
    this.outbox.flush();
    this.socket.close(code, words);
  }

  /** Ends the socket at once, whatever waits to be sent. */
  cutOff(ending: Ending): void {
    this.end ??= ending;
    this.socket.terminate();
  }

  /** Asks for a sign of life, and ends it if it gave none since it was asked last. */
  checkAlive(): void {
    if (this.isAlive) this.socket.ping();
    else this.cutOff('silent');
    this.isAlive = false;
  }

  isAt(match: string): boolean {
    return this.visitOf(match) !== undefined;
  }

  private visitOf(match: string): Visit | undefined {
    for (const visit of this.visits) if (visit.match === match) return visit;
    return undefined;
  }

  receive(text: string, bytes: number): void {
    if (this.end !== undefined || !this.mayGoOn()) return;
    if (bytes > LONGEST_MESSAGE) this.refuse('too-large', {});
    else this.hear(text);
  }

  pinged(): void {
    if (this.end === undefined) this.mayGoOn();
  }

  ponged(): void {
    this.isAlive = true;
  }

  closed(): void {
    this.keeper.leave(this);
  }

  /** Whether the other side has not sent too much. */
  private mayGoOn(): boolean {
    const may = this.bucket.take();
    if (!may) this.refuse('too-many', {});
    return may;
  }

  private hear(text: string): void {
    const parsed = parseClientMessage(text);
    if (!parsed.ok) {
      this.refuse(parsed.reason, parsed.id === undefined ? {} : { id: parsed.id });
      return;
    }
    const { message } = parsed;
    this.handle(message)?.catch((error: unknown) => this.fail(message, error));
  }

  private fail(message: ClientMessage, error: unknown): void {
    if (!(error instanceof StoreUnavailable))
      this.context.log('message failed', { type: message.type, error: String(error) });
    this.refuse('unavailable', message);
    if (message.type === 'subscribe') this.sendAway();
  }

  /** Whoever could not be shown a table has to come again: it may see only half of it, or nothing. */
  sendAway(): void {
    this.closeWith('store-away');
  }

  private handle(message: ClientMessage): Promise<void> | undefined {
    if (!mayAsk(this.session, message)) {
      this.refuse('wrong-scope', message);
      return undefined;
    }
    switch (message.type) {
      case 'ping':
        this.outbox.send({ v: PROTOCOL_VERSION, type: 'pong', id: message.id });
        return undefined;
      case 'subscribe':
        return this.visit(message);
      case 'unsubscribe':
        if (this.showing?.has(message.match) === true) this.showing.set(message.match, undefined);
        this.leave(message.match);
        return undefined;
      case 'away':
        this.visitOf(message.match)?.setAway(message.away);
        return undefined;
      default:
        return this.answer(message);
    }
  }

  private async answer(message: ToMatch): Promise<void> {
    const { match: id } = message;
    const { matches, store } = this.context;
    const found = matches.find(id);
    const live = found instanceof Promise ? await found : found;
    const row = isLogged(message) && live !== undefined ? live.row : await store.matchById(id);
    if (row === undefined) return this.refuse('no-such-match', message);
    const seat = seatIn(row, this.user);
    if (seat === undefined) return this.refuse('not-seated', message);
    const answer = await this.ask(row, live, seat, message);
    if (answer.ok) {
      const { entry } = answer;
      if (live !== undefined) this.noteLook(id, entry);
      const isNew = isLogged(message) && answer.again !== true;
      if (isNew && this.visitOf(id)?.hasAccepted(entry) === true) return;
      this.outbox.send({
        v: PROTOCOL_VERSION,
        type: 'accepted',
        match: id,
        id: message.id,
        entry,
      });
      return;
    }
    this.refuse(answer.reason, message);
    if (live !== undefined && isPlayed(message)) this.outbox.send(await live.show(seat));
  }

  private noteLook(match: string, entry: number): void {
    const visit = this.visitOf(match);
    if (visit !== undefined) visit.moved(entry);
    else this.context.looks.of(match, this.user ?? '').note(entry);
  }

  private ask(
    row: MatchRow,
    live: LiveMatch | undefined,
    seat: Seat,
    message: ToMatch,
  ): Answer | Promise<Answer> {
    if (message.type === 'chat' || message.type === 'note')
      return this.talk(row, live, seat, message);
    return live === undefined
      ? { ok: false, reason: 'not-playing' }
      : playMessage(live, seat, message, this.context.programs);
  }

  private async talk(
    row: MatchRow,
    live: LiveMatch | undefined,
    seat: Seat,
    message: Talk,
  ): Promise<Answer> {
    const { store, chat } = this.context;
    const entry = live?.entry ?? 0;
    const done: Answer = { ok: true, entry };
    if (message.type === 'note') {
      await store.saveNote(row.id, this.user ?? '', message.text);
      return done;
    }
    if (live?.silent) return { ok: false, reason: 'no-talking' };
    const reason = await chat.say(row, seat, { ...message, entry: Math.max(entry, row.entry) });
    return reason === undefined ? done : { ok: false, reason };
  }

  /** Shows one thing of a match after another; of the subscriptions that come meanwhile only the newest counts. */
  private async visit(asked: Subscribe): Promise<void> {
    const { match } = asked;
    this.leave(match);
    const showing = (this.showing ??= new Map<string, Subscribe | undefined>());
    if (showing.has(match)) {
      showing.set(match, asked);
      return;
    }
    try {
      for (let next: Subscribe | undefined = asked; next !== undefined;) {
        showing.set(match, undefined);
        await this.show(next);
        next = showing.get(match);
      }
    } finally {
      showing.delete(match);
      if (showing.size === 0) this.showing = undefined;
    }
  }

  private async show(asked: Subscribe): Promise<void> {
    const { match, since } = asked;
    if (this.visits.length >= MOST_VISITS) return this.refuse('too-many', { match });
    const visit = new Visit(asked, this);
    this.visits = this.visits.concat(visit);
    await this.outbox.hasRead();
    if (visit.closed || (await visit.open(since)) || visit.closed) return;
    this.leave(match);
    this.refuse('no-such-match', { match });
  }

  private leave(match: string): void {
    const visit = this.visitOf(match);
    if (visit === undefined) return;
    visit.close();
    this.visits = this.visits.filter((each) => each !== visit);
  }

  private refuse(reason: Reason, to: { readonly match?: string; readonly id?: string }): void {
    this.context.onRefused(reason);
    this.outbox.send({
      v: PROTOCOL_VERSION,
      type: 'refused',
      ...(to.match === undefined ? {} : { match: to.match }),
      ...(to.id === undefined ? {} : { id: to.id }),
      reason,
      message: PROBLEMS[reason].message,
    });
    if (!IN_VAIN.has(reason)) return;
    this.patience ??= new TokenBucket(this.context.limits.refusals);
    if (!this.patience.take()) this.closeWith('flooding');
  }

  /** Its socket is closed. */
  close(): void {
    this.end ??= 'left';
    this.showing?.clear();
    for (const visit of this.visits) visit.close();
    this.visits = NO_VISITS;
    this.outbox.close();
  }
}
