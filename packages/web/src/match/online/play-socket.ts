import { signal } from '@preact/signals';
import { parseServerMessage, Positions, PROTOCOL_VERSION } from '@roundhouse/protocol';
import type { ClientMessage, Reason, ServerMessage } from '@roundhouse/protocol';

/** The state of the connection to the server; always shown. */
export type Line = 'connecting' | 'open' | 'waiting' | 'offline' | 'signed-out' | 'outdated';

/** Whatever is answered. */
export type Request = Extract<ClientMessage, { match: string; id: string }>;
export type Answered =
  | { readonly ok: true; readonly entry: number }
  | { readonly ok: false; readonly reason: Reason };

/** Somebody who follows one match. */
export interface Subscriber {
  /** The newest entry that it knows, so that it is told what happened since. */
  known(): number;
  hear(message: ServerMessage): void;
}

/** A socket, as far as it is used here. */
export interface Wire {
  send(text: string): void;
  close(): void;
}
export interface WireEnd {
  hear(text: string): void;
  closed(code: number): void;
}

export interface SocketEnvironment {
  readonly open: (end: WireEnd) => Wire;
  readonly isOnline: () => boolean;
  /** A number from 0 to 1, so that not everybody comes back in the same moment. */
  readonly random: () => number;
  /** Where moves that have no answer yet outlive a reload. */
  readonly kept: {
    read(): readonly Request[];
    add(request: Request): void;
    drop(id: string): void;
  };
}

/** Hears what concerns no single table: that the line is open (again), and changes in the list of my matches. */
type Attendant = (message: Extract<ServerMessage, { type: 'welcome' } | { type: 'mine' }>) => void;

interface Waiting {
  readonly request: Request;
  sent: boolean;
  readonly answer: (answered: Answered) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const BEAT = 12_000;
const SESSION_ENDED = 4401;
const BOUND: readonly Request['type'][] = ['move', 'take-back', 'answer-take-back'];

/**
 * The one connection to the server. It reconnects automatically after every break, and whatever was asked is asked again under the
 * same id, which the server counts once. What was never sent and answers a position that is gone is not sent at all.
 */
export class PlaySocket {
  readonly line = signal<Line>('connecting');
  /** How many requests wait for a line. */
  readonly unsent = signal(0);
  private readonly environment: SocketEnvironment;
  private attendant: Attendant | undefined;
  private readonly subscribers = new Map<string, Subscriber>();
  private readonly waiting = new Map<string, Waiting>();
  /** Matches whose present position is known on this wire. */
  private readonly settled = new Set<string>();
  /** What this wire has shown of each match. */
  private positions = new Positions((match) => this.subscribe(match));
  private wire: Wire | undefined;
  private wasSignedOut = false;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private silent = false;
  private away = false;

  constructor(environment: SocketEnvironment) {
    this.environment = environment;
    for (const request of environment.kept.read())
      this.waiting.set(request.id, { request, sent: false, answer: () => undefined });
    this.count();
  }

  /** Keeps the line open wherever the reader is. */
  attend(attendant: Attendant): void {
    this.attendant = attendant;
    if (this.line.value !== 'open') this.connect();
  }

  /** Follows a match from now on; answers how to stop. */
  visit(match: string, subscriber: Subscriber): () => void {
    this.subscribers.set(match, subscriber);
    if (this.line.value === 'open') this.subscribe(match);
    else this.connect();
    return () => {
      if (this.subscribers.get(match) !== subscriber) return;
      this.subscribers.delete(match);
      this.settled.delete(match);
      this.positions.forget(match);
      if (this.line.value === 'open')
        this.wire?.send(JSON.stringify({ v: PROTOCOL_VERSION, type: 'unsubscribe', match }));
    };
  }

  /** Asks again for everything that happened since the position that the subscriber knows. */
  subscribe(match: string): void {
    const since = this.subscribers.get(match)?.known() ?? 0;
    this.settled.delete(match);
    const away = this.away ? { away: true } : {};
    this.wire?.send(
      JSON.stringify({ v: PROTOCOL_VERSION, type: 'subscribe', match, since, ...away }),
    );
  }

  /** Nobody looks at the page now, or somebody does again: the server tells absent people when it is their turn. */
  setAway(away: boolean): void {
    this.away = away;
    if (this.line.value !== 'open') return;
    for (const match of this.subscribers.keys())
      this.wire?.send(JSON.stringify({ v: PROTOCOL_VERSION, type: 'away', match, away }));
  }

  /** Asks for something; the answer may take as long as the line is down. */
  ask(request: Request): Promise<Answered> {
    return new Promise((answer) => {
      const waiting: Waiting = { request, sent: false, answer };
      this.waiting.set(request.id, waiting);
      if (isBound(request)) this.environment.kept.add(request);
      if (this.line.value !== 'open') this.connect();
      else if (!isBound(request) || this.settled.has(request.match)) this.send(waiting);
      this.count();
    });
  }

  /** Comes back at once: as somebody else, or because the network is there again. */
  renew(): void {
    this.close();
    this.tries = 0;
    this.wasSignedOut = false;
    this.connect();
  }

  /** The network is gone. */
  lost(): void {
    this.close();
    this.line.value = 'offline';
    this.count();
  }

  private connect(): void {
    if (this.wire) return;
    clearTimeout(this.timer);
    if (!this.environment.isOnline()) {
      this.line.value = 'offline';
      return;
    }
    this.line.value = 'connecting';
    const wire = this.environment.open({
      hear: (text) => this.wire === wire && this.hear(text),
      closed: (code) => this.wire === wire && this.closed(code),
    });
    this.wire = wire;
  }

  private close(): void {
    clearTimeout(this.timer);
    clearInterval(this.beat);
    const { wire } = this;
    this.wire = undefined;
    this.positions = new Positions((match) => this.subscribe(match));
    this.settled.clear();
    wire?.close();
  }

  private closed(code: number): void {
    this.close();
    if (code === SESSION_ENDED) this.wasSignedOut = true;
    this.line.value = this.environment.isOnline() ? 'waiting' : 'offline';
    this.count();
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++);
    this.timer = setTimeout(() => this.connect(), wait * (0.75 + this.environment.random() / 2));
  }

  private hear(text: string): void {
    this.silent = false;
    const parsed = parseServerMessage(text);
    if (!parsed.ok) {
      if (parsed.reason !== 'unknown-version') return;
      this.close();
      this.line.value = 'outdated';
      return;
    }
    for (const message of this.positions.whole(parsed.message)) this.take(message);
  }

  private take(message: ServerMessage): void {
    if (message.type === 'welcome') {
      if (this.wasSignedOut && message.user === null) return this.stayOut();
      this.welcomed();
    }
    if (message.type === 'welcome' || message.type === 'mine') this.attendant?.(message);
    if (message.type === 'accepted') this.answer(message.id, { ok: true, entry: message.entry });
    else if (message.type === 'refused')
      this.answer(message.id, { ok: false, reason: message.reason });
    if ('match' in message && message.match !== undefined) {
      this.subscribers.get(message.match)?.hear(message);
      this.settle(message);
    }
  }

  /** The session was ended, and not only renewed by another page of this browser. */
  private stayOut(): void {
    this.close();
    this.line.value = 'signed-out';
  }

  private welcomed(): void {
    this.tries = 0;
    this.wasSignedOut = false;
    this.line.value = 'open';
    this.silent = false;
    this.beat = setInterval(() => this.ping(), BEAT);
    for (const match of this.subscribers.keys()) this.subscribe(match);
    for (const waiting of this.waiting.values())
      if (!isBound(waiting.request) || !this.subscribers.has(waiting.request.match))
        this.send(waiting);
    this.count();
  }

  /** The first position on a new wire decides what becomes of that which waited for it. */
  private settle(message: ServerMessage): void {
    if (message.type !== 'position' || this.settled.has(message.match)) return;
    this.settled.add(message.match);
    for (const waiting of this.waiting.values()) {
      const { request, sent } = waiting;
      if (request.match !== message.match || !isBound(request)) continue;
      const same = 'entry' in request && request.entry === message.entry;
      if (sent || same) this.send(waiting);
      else this.answer(request.id, { ok: false, reason: 'stale' });
    }
  }

  private send(waiting: Waiting): void {
    waiting.sent = true;
    this.wire?.send(JSON.stringify(waiting.request));
    this.count();
  }

  /** Without a line, what was sent and has no answer waits as well. */
  private count(): void {
    const isOpen = this.line.value === 'open';
    this.unsent.value = [...this.waiting.values()].filter(({ sent }) => !isOpen || !sent).length;
  }

  private answer(id: string | undefined, answered: Answered): void {
    const waiting = id === undefined ? undefined : this.waiting.get(id);
    if (!waiting) return;
    this.waiting.delete(waiting.request.id);
    this.environment.kept.drop(waiting.request.id);
    this.count();
    waiting.answer(answered);
  }

  private ping(): void {
    if (this.silent) return this.closed(0);
    this.silent = true;
    this.wire?.send(JSON.stringify({ v: PROTOCOL_VERSION, type: 'ping', id: 'beat' }));
  }
}

const isBound = ({ type }: Request): boolean => BOUND.includes(type);
