import { assertNever } from '@roundhouse/engine';
import type { Seat, Viewer } from '@roundhouse/engine';
import { parseClientMessage, PROTOCOL_VERSION } from '@roundhouse/protocol';
import type { ClientMessage, Reason } from '@roundhouse/protocol';
import type { WebSocket } from 'ws';
import type { Answer, LiveMatch, Watcher } from '../matches/live-match.ts';
import type { LiveMatches } from '../matches/live-matches.ts';
import type { Chat } from '../matches/chat.ts';
import { StoreUnavailable } from '../store/sql.ts';
import { Outbox } from './outbox.ts';
import { TokenBucket } from './token-bucket.ts';
import { REFUSAL_WORDS } from './words.ts';

const MESSAGES_PER_SECOND = 50;
const BURST = 200;
const MOST_WATCHED = 50;

export interface ConnectionContext {
  readonly matches: LiveMatches;
  readonly chat: Chat;
  readonly now: () => number;
  readonly log: (what: string, details: Record<string, unknown>) => void;
}

interface Watched extends Watcher {
  readonly match: LiveMatch;
}

/** One socket of one visitor: reads what it says, answers, and shows it the matches that it watches. */
export class Connection {
  private readonly user: string | undefined;
  private readonly context: ConnectionContext;
  private readonly outbox: Outbox;
  private readonly bucket: TokenBucket;
  private readonly watched = new Map<string, Watched>();

  constructor(socket: WebSocket, user: string | undefined, context: ConnectionContext) {
    this.user = user;
    this.context = context;
    this.outbox = new Outbox(socket);
    this.bucket = new TokenBucket(MESSAGES_PER_SECOND, BURST, context.now);
    socket.on('message', (data, isBinary) => void this.hear(isBinary ? '' : String(data)));
    socket.on('close', () => this.close());
    socket.on('error', () => socket.terminate());
  }

  /** Says which protocol is spoken here, so that a client of another version can tell its user at once. */
  greet(): void {
    this.outbox.send({ v: PROTOCOL_VERSION, type: 'welcome', user: this.user ?? null });
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
    }
  }

  private async handle(message: ClientMessage): Promise<void> {
    if (message.type === 'ping') {
      this.outbox.send({ v: PROTOCOL_VERSION, type: 'pong', id: message.id });
      return;
    }
    if (message.type === 'unsubscribe') {
      this.unwatch(message.match);
      return;
    }
    const match = await this.context.matches.find(message.match);
    if (match === undefined) {
      this.refuse('no-such-match', message);
      return;
    }
    if (message.type === 'subscribe') {
      await this.watch(match, message.since);
      return;
    }
    const seat = this.seatIn(match);
    if (seat === undefined) {
      this.refuse('not-seated', message);
      return;
    }
    const answer = await this.ask(match, seat, message);
    if (answer.ok) {
      this.outbox.send({
        v: PROTOCOL_VERSION,
        type: 'accepted',
        match: match.id,
        id: message.id,
        position: answer.position,
      });
      return;
    }
    this.refuse(answer.reason, message);
    this.outbox.send(await match.show(seat));
  }

  private ask(
    match: LiveMatch,
    seat: Seat,
    message: Exclude<ClientMessage, { type: 'ping' | 'subscribe' | 'unsubscribe' }>,
  ): Promise<Answer> {
    switch (message.type) {
      case 'move':
        return match.move(seat, message);
      case 'take-back':
        return match.takeBack(seat, message);
      case 'answer-take-back':
        return match.answerTakeBack(seat, message);
      case 'resign':
        return match.resign(seat, message.id);
      case 'chat':
        return this.context.chat.say(match, seat, message.text);
      case 'note':
        return this.context.chat.note(match, this.user ?? '', message.text);
      default:
        return assertNever(message);
    }
  }

  private async watch(match: LiveMatch, since: number | undefined): Promise<void> {
    this.unwatch(match.id);
    if (this.watched.size >= MOST_WATCHED) {
      this.refuse('too-many', { match: match.id });
      return;
    }
    const viewer: Viewer = this.seatIn(match) ?? 'spectator';
    const watched: Watched = { match, viewer, show: (message) => this.outbox.send(message) };
    this.watched.set(match.id, watched);
    await match.watch(watched, since);
  }

  private unwatch(id: string): void {
    const watched = this.watched.get(id);
    watched?.match.unwatch(watched);
    this.watched.delete(id);
  }

  private seatIn(match: LiveMatch): Seat | undefined {
    if (this.user === undefined) return undefined;
    const seat = match.row.seats.findIndex(({ user }) => user === this.user);
    return seat < 0 ? undefined : seat;
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
    for (const id of this.watched.keys()) this.unwatch(id);
    this.outbox.close();
  }
}
