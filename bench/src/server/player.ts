import { PROTOCOL_VERSION } from '@roundhouse/protocol';
import { WebSocket } from 'ws';
import type { Guest } from './tables.ts';

/** A move on its way, and since when. */
export interface SentMove {
  readonly id: string;
  readonly entry: number;
  readonly move: unknown;
  readonly at: number;
}

export interface PlayerInput {
  readonly url: string;
  readonly guest: Guest;
  readonly match: string;
  /** How long to think, in milliseconds. */
  readonly delay?: () => number;
  readonly onSent?: (sent: SentMove) => void;
  readonly onAccepted?: (sent: SentMove, entry: number) => void;
  /** Told of every position that comes, with who came to know it. */
  readonly onPosition?: (entry: number) => void;
}

const RECONNECT = 50;

/**
 * A client that plays at random in one match over a socket of its own. It reconnects by itself, and sends again, under the
 * same id, what it has no answer to. It reads only what it needs of a position, so that it costs the server's machine little.
 */
export class Player {
  readonly over: Promise<void>;
  private readonly input: PlayerInput;
  private socket: WebSocket | undefined;
  private pending: SentMove | undefined;
  private known: number | undefined;
  private latest: string | undefined;
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
    socket.on('open', () => {
      const since = this.known === undefined ? {} : { since: this.known };
      this.say({ type: 'subscribe', match, ...since });
      if (this.pending !== undefined) this.sendMove(this.pending);
    });
    socket.on('message', (data: Buffer) => this.hear(data.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (!this.done) setTimeout(() => this.connect(), RECONNECT * (1 + Math.random()));
    });
  }

  private hear(text: string): void {
    const type = textBetween(text, '"type":"', '"');
    if (type === 'position') this.see(text);
    else if (type === 'accepted' || type === 'refused') this.hearAnswer(text);
  }

  private see(text: string): void {
    const entry = Number(textBetween(text, '"entry":', ','));
    this.input.onPosition?.(entry);
    if (!text.includes('"outcome":null')) {
      this.leave();
      return;
    }
    if (entry < (this.known ?? 0)) return;
    this.known = entry;
    this.latest = text;
    this.decide(entry);
  }

  /** Answers the latest position, unless an earlier answer is still on its way. */
  private decide(entry: number): void {
    const { latest } = this;
    if (this.pending !== undefined || latest === undefined) return;
    if (latest.includes('"legal":[],"takeBack":')) return;
    const legal = JSON.parse(textBetween(latest, '"legal":', ',"takeBack":')) as unknown[];
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

  private hearAnswer(text: string): void {
    const { type, id, entry, reason } = JSON.parse(text) as {
      type: string;
      id?: string;
      entry: number;
      reason?: string;
    };
    const sent = this.pending;
    if (sent === undefined || id !== sent.id) return;
    if (reason === 'unavailable') {
      setTimeout(() => this.sendMove(sent), RECONNECT);
      return;
    }
    this.pending = undefined;
    if (type === 'accepted') {
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

function textBetween(text: string, before: string, after: string): string {
  const from = text.indexOf(before) + before.length;
  return text.slice(from, text.indexOf(after, from));
}
