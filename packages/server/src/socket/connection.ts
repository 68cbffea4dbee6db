import { assertNever } from '@roundhouse/engine';
import type { Seat } from '@roundhouse/engine';
import { parseClientMessage, PROTOCOL_VERSION } from '@roundhouse/protocol';
import type { ClientMessage, Reason, ServerMessage } from '@roundhouse/protocol';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Visitor } from '../accounts/accounts.ts';
import type { Log } from '../log.ts';
import type { Chat } from '../matches/chat.ts';
import type { Answer, LiveMatch } from '../matches/live-match.ts';
import type { LiveMatches } from '../matches/live-matches.ts';
import { seatIn } from '../matches/seat-in.ts';
import type { Looks } from '../notices/looks.ts';
import type { ProgramDriver } from '../programs/program-driver.ts';
import { StoreUnavailable } from '../store/sql.ts';
import type { MatchRow, Store } from '../store/store.ts';
import { Outbox } from './outbox.ts';
import type { Rooms } from './rooms.ts';
import { TokenBucket } from './token-bucket.ts';
import { Visit } from './visit.ts';
import type { VisitHost } from './visit.ts';
import { REFUSAL_WORDS } from './words.ts';

const LONGEST_MESSAGE = 32 * 1024;
const MOST_VISITS = 50;
const TRY_AGAIN_LATER = 1013;

/** How many messages a socket may send. */
export interface MessageRate {
  readonly perSecond: number;
  readonly burst: number;
}

export interface ConnectionContext {
  readonly store: Store;
  readonly matches: LiveMatches;
  readonly rooms: Rooms;
  readonly chat: Chat;
  readonly programs: ProgramDriver;
  readonly looks: Looks;
  readonly rate: MessageRate;
  readonly now: () => number;
  readonly log: Log;
}

/** A socket that was opened, and the wire that it writes to. */
export interface OpenSocket {
  readonly socket: WebSocket;
  readonly wire: Duplex;
}

type ToMatch = Exclude<ClientMessage, { type: 'ping' | 'subscribe' | 'unsubscribe' | 'away' }>;
type Talk = Extract<ToMatch, { type: 'chat' | 'note' }>;

const isPlayed = ({ type }: ToMatch): boolean => type !== 'chat' && type !== 'note';

/**
 * Whether it becomes an entry of the log. Nobody takes another's seat once play has begun, and an entry that does not
 * follow from the newest one is refused. For all else only the store knows who still sits where.
 */
const isLogged = (message: ToMatch): boolean => isPlayed(message) && message.type !== 'program';

/** One socket of one visitor: reads what it says, answers, and shows it the tables that it visits. */
export class Connection implements VisitHost {
  readonly visitor: Visitor | undefined;
  readonly context: ConnectionContext;
  private readonly outbox: Outbox;
  private readonly bucket: TokenBucket;
  private readonly visits = new Map<string, Visit>();
  private readonly socket: WebSocket;

  constructor(
    { socket, wire }: OpenSocket,
    visitor: Visitor | undefined,
    context: ConnectionContext,
  ) {
    this.visitor = visitor;
    this.context = context;
    this.socket = socket;
    this.outbox = new Outbox(socket, wire);
    const { perSecond, burst } = context.rate;
    this.bucket = new TokenBucket(perSecond, burst);
    socket.on('message', (data: Buffer, isBinary) => {
      const tooLarge = data.length > LONGEST_MESSAGE;
      if (tooLarge) this.refuse('too-large', {});
      else void this.hear(isBinary ? '' : data.toString());
    });
    socket.on('close', () => this.close());
    socket.on('error', () => socket.terminate());
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
    return this.visitor?.user.id;
  }

  tell(message: ServerMessage, text?: string): void {
    this.outbox.send(message, text);
  }

  /** Closes the socket after what was said to it. */
  hangUp(code: number, reason: string): void {
    this.outbox.flush();
    this.socket.close(code, reason);
  }

  isAt(match: string): boolean {
    return this.visits.has(match);
  }

  private async hear(text: string): Promise<void> {
    if (!this.bucket.take()) {
      this.refuse('too-many', {});
      return;
    }
    const parsed = parseClientMessage(text);
    if (!parsed.ok) {
      this.refuse(parsed.reason, parsed.id === undefined ? {} : { id: parsed.id });
      return;
    }
    const { message } = parsed;
    try {
      await this.handle(message);
    } catch (error) {
      if (!(error instanceof StoreUnavailable))
        this.context.log('message failed', { type: message.type, error: String(error) });
      this.refuse('unavailable', message);
      if (message.type === 'subscribe') this.sendAway();
    }
  }

  /** Whoever could not be shown a table has to come again: it may see only half of it, or nothing. */
  sendAway(): void {
    this.hangUp(TRY_AGAIN_LATER, 'the store does not answer');
  }

  private async handle(message: ClientMessage): Promise<void> {
    switch (message.type) {
      case 'ping':
        this.outbox.send({ v: PROTOCOL_VERSION, type: 'pong', id: message.id });
        return;
      case 'subscribe':
        await this.visit(message.match, message.since, message.away);
        return;
      case 'unsubscribe':
        this.leave(message.match);
        return;
      case 'away':
        this.visits.get(message.match)?.setAway(message.away);
        return;
      default:
        await this.answer(message);
    }
  }

  private async answer(message: ToMatch): Promise<void> {
    const { match: id } = message;
    const { matches, store } = this.context;
    const live = await matches.find(id);
    const row = isLogged(message) && live !== undefined ? live.row : await store.matchById(id);
    if (row === undefined) return this.refuse('no-such-match', message);
    const seat = seatIn(row, this.user);
    if (seat === undefined) return this.refuse('not-seated', message);
    const answer = await this.ask(row, live, seat, message);
    if (answer.ok) {
      const { position } = answer;
      if (live !== undefined) this.noteLook(id, position);
      this.outbox.send({
        v: PROTOCOL_VERSION,
        type: 'accepted',
        match: id,
        id: message.id,
        position,
      });
      return;
    }
    this.refuse(answer.reason, message);
    if (live !== undefined && isPlayed(message)) this.outbox.send(await live.show(seat));
  }

  private noteLook(match: string, position: number): void {
    const visit = this.visits.get(match);
    if (visit !== undefined) visit.moved(position);
    else this.context.looks.of(match, this.user ?? '').note(position);
  }

  private async ask(
    row: MatchRow,
    live: LiveMatch | undefined,
    seat: Seat,
    message: ToMatch,
  ): Promise<Answer> {
    const { store, chat } = this.context;
    const done: Answer = { ok: true, position: live?.position ?? 0 };
    const user = this.user ?? '';
    if (message.type === 'chat') {
      await chat.say(row, seat, message);
      return done;
    }
    if (message.type === 'note') {
      await store.saveNote(row.id, user, message.text);
      return done;
    }
    return live === undefined
      ? { ok: false, reason: 'not-playing' }
      : this.play(live, seat, message);
  }

  private play(match: LiveMatch, seat: Seat, message: Exclude<ToMatch, Talk>): Promise<Answer> {
    // Ids are each seat's own: nobody can use up another's, or a bot's.
    const named = { ...message, id: `${seat}/${message.id}` };
    switch (named.type) {
      case 'move':
        return match.move(seat, named);
      case 'take-back':
        return match.takeBack(seat, named);
      case 'answer-take-back':
        return match.answerTakeBack(seat, named);
      case 'resign':
        return match.resign(seat, named.id);
      case 'return':
        return match.comeBack(seat, named.id);
      case 'program':
        return this.context.programs.arm(match, seat, named.program);
      default:
        return assertNever(named);
    }
  }

  private async visit(
    id: string,
    since: number | undefined,
    away: boolean | undefined,
  ): Promise<void> {
    this.leave(id);
    if (this.visits.size >= MOST_VISITS) return this.refuse('too-many', { match: id });
    const visit = new Visit(id, away ?? false, this);
    this.visits.set(id, visit);
    if ((await visit.open(since)) || visit.closed) return;
    this.leave(id);
    this.refuse('no-such-match', { match: id });
  }

  private leave(id: string): void {
    this.visits.get(id)?.close();
    this.visits.delete(id);
  }

  private refuse(reason: Reason, to: { readonly match?: string; readonly id?: string }): void {
    this.outbox.send({
      v: PROTOCOL_VERSION,
      type: 'refused',
      ...(to.match === undefined ? {} : { match: to.match }),
      ...(to.id === undefined ? {} : { id: to.id }),
      reason,
      message: REFUSAL_WORDS[reason],
    });
  }

  private close(): void {
    for (const id of this.visits.keys()) this.leave(id);
    this.outbox.close();
  }
}
