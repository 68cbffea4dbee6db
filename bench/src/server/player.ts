import { Positions, PROTOCOL_VERSION } from '@roundhouse/protocol';
import type { PositionMessage, ServerMessage } from '@roundhouse/protocol';
import { WebSocket } from 'ws';
import { heardIn } from './heard.ts';
import type { Guest } from './tables.ts';

/** A move on its way, and since when. */
interface SentMove {
  readonly id: string;
  readonly entry: number;
  readonly move: unknown;
  readonly at: number;
}

interface PlayerInput {
  readonly url: string;
  readonly guest: Guest;
  readonly match: string;
  /** Whether it asks for whole positions instead of deltas. */
  readonly whole?: boolean;
  /** How long to think, in milliseconds. */
  readonly delay?: () => number;
  readonly onSent?: (sent: SentMove) => void;
  readonly onAccepted?: (sent: SentMove, entry: number) => void;
  /** Told of every position that comes, with who came to know it. */
  readonly onPosition?: (entry: number) => void;
  /** Told how many bytes each message has. */
  readonly onBytes?: (bytes: number) => void;
}

const RECONNECT = 50;

/**
 * A client that plays at random in one match over a socket of its own, and follows it by deltas. It reconnects by itself, and
 * sends again, under the same id, what it has no answer to.
 */
export class Player {
  readonly over: Promise<void>;
  private readonly input: PlayerInput;
  private socket: WebSocket | undefined;
  private pending: SentMove | undefined;
  private known: number | undefined;
  private latest: PositionMessage | undefined;
  private count = 0;
  private done = false;
  private end: () => void = () => undefined;

  constructor(input: PlayerInput) {
    this.input = input;
    this.over = new Promise((resolve) => {
      this.end = resolve;
    });
    this.connect();
  }

  leave(): void {
    this.done = true;
    this.socket?.close();
    this.end();
  }

  private connect(): void {
    const { url, guest, match } = this.input;
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, {
      headers: { cookie: guest.cookie },
      perMessageDeflate: false,
    });
    this.socket = socket;
    const subscribe = (): void => {
      const since = this.known === undefined ? {} : { since: this.known };
      const delta = this.input.whole === true ? { delta: false } : {};
      this.say({ type: 'subscribe', match, ...since, ...delta });
    };
    socket.on('open', () => {
      subscribe();
      if (this.pending !== undefined) this.sendMove(this.pending);
    });
    const positions = new Positions(subscribe);
    socket.on('message', (data: Buffer) => {
      this.input.onBytes?.(data.length);
      for (const message of positions.whole(heardIn(data.toString()))) this.hear(message);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (!this.done) setTimeout(() => this.connect(), RECONNECT * (1 + Math.random()));
    });
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'position') this.see(message);
    else if (message.type === 'accepted' || message.type === 'refused') this.hearAnswer(message);
  }

  private see(position: PositionMessage): void {
    const { entry, outcome } = position;
    this.input.onPosition?.(entry);
    if (outcome !== null) {
      this.leave();
      return;
    }
    if (entry < (this.known ?? 0)) return;
    this.known = entry;
    this.latest = position;
    this.decide(entry);
  }

  /** Answers the latest position, unless an earlier answer is still on its way. */
  private decide(entry: number): void {
    const legal = this.latest?.legal ?? [];
    if (this.pending !== undefined || legal.length === 0) return;
    const move = legal[Math.floor(Math.random() * legal.length)];
    const delay = this.input.delay?.() ?? 0;
    const id = `${++this.count}`;
    this.pending = { id, entry, move, at: 0 };
    if (delay > 0) setTimeout(() => this.begin(id, entry, move), delay);
    else this.begin(id, entry, move);
  }

  private begin(id: string, entry: number, move: unknown): void {
    if (this.done) return;
    this.pending = { id, entry, move, at: performance.now() };
    this.input.onSent?.(this.pending);
    this.sendMove(this.pending);
  }

  private hearAnswer(message: Extract<ServerMessage, { type: 'accepted' | 'refused' }>): void {
    const sent = this.pending;
    if (sent === undefined || message.id !== sent.id) return;
    if (message.type === 'refused' && message.reason === 'unavailable') {
      setTimeout(() => this.sendMove(sent), RECONNECT);
      return;
    }
    this.pending = undefined;
    if (message.type === 'accepted') {
      const { entry } = message;
      this.input.onAccepted?.(sent, entry);
      if (this.known !== undefined && this.known >= entry) this.decide(this.known);
    } else {
      // The position that refutes it follows.
      this.latest = undefined;
      this.known = undefined;
    }
  }

  private sendMove({ id, entry, move, at }: SentMove): void {
    if (at > 0) this.say({ type: 'move', match: this.input.match, id, entry, move });
  }

  private say(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN)
      this.socket.send(JSON.stringify({ v: PROTOCOL_VERSION, ...message }));
  }
}
