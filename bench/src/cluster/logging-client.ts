import { drawBelow } from '@roundhouse/engine';
import type { MoveBase, Rng, Seat } from '@roundhouse/engine';
import { PROTOCOL_VERSION } from '@roundhouse/protocol';
import type { PositionMessage, ServerMessage } from '@roundhouse/protocol';
import { WebSocket } from 'ws';
import type { Guest } from '../server/tables.ts';
import type { ClientLine, ClientLog } from './client-log.ts';

export interface LoggingClientInput {
  readonly match: string;
  readonly seat: Seat;
  readonly guest: Guest;
  readonly rng: Rng;
  /** The address of any node; another one each time, perhaps. */
  readonly anyNode: () => string;
  /** After so many moves it falls asleep and lets its clock run out. */
  readonly sleepsAfter: number;
  /** The longest it thinks, in milliseconds. */
  readonly thought: number;
}

interface Pending {
  readonly id: string;
  readonly position: number;
  readonly move: MoveBase;
  /** Whether it was sent; before, it is only thought of. */
  sent: boolean;
}

const RECONNECT = 100;
const LONGEST_WAIT = 5000;
const BEAT = 1000;
const LONGEST_SILENCE = 8000;
const HANDSHAKE = 8000;

/**
 * Plays at random in one match and writes down what it was told. It goes to another node whenever its own is silent or
 * gone, and sends again, under the same id, what it has no answer to.
 */
export class LoggingClient {
  readonly over: Promise<ClientLog>;
  private readonly input: LoggingClientInput;
  private readonly lines: ClientLine[] = [];
  private readonly beat: NodeJS.Timeout;
  private socket: WebSocket | undefined;
  private latest: PositionMessage | undefined;
  private pending: Pending | undefined;
  private known = 0;
  private count = 0;
  private heardAt = 0;
  private tries = 0;
  private ended = false;
  private end: (log: ClientLog) => void = () => undefined;

  constructor(input: LoggingClientInput) {
    this.input = input;
    this.over = new Promise((resolve) => {
      this.end = resolve;
    });
    this.beat = setInterval(() => this.lookAlive(), BEAT);
    this.connect();
  }

  /** What it has written down so far. */
  get log(): ClientLog {
    const { match, seat } = this.input;
    return { match, seat, lines: this.lines };
  }

  leave(): void {
    this.ended = true;
    clearInterval(this.beat);
    this.socket?.terminate();
    this.end(this.log);
  }

  private connect(): void {
    if (this.ended) return;
    const { anyNode, guest, match } = this.input;
    const socket = new WebSocket(`${anyNode().replace('http', 'ws')}/socket`, {
      headers: { cookie: guest.cookie },
      perMessageDeflate: false,
      handshakeTimeout: HANDSHAKE,
    });
    this.socket = socket;
    this.heardAt = performance.now();
    socket.on('open', () => {
      this.say({ type: 'subscribe', match, since: this.known });
      this.sendPending();
    });
    socket.on('message', (data: Buffer) => this.hear(data.toString()));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      if (this.socket === socket) setTimeout(() => this.connect(), this.wait());
    });
  }

  /** Longer each time, as pages do, so that a node that is busy is not drowned by those who come back. */
  private wait(): number {
    const longest = Math.min(LONGEST_WAIT, RECONNECT * 2 ** this.tries++);
    return longest / 2 + this.random(longest);
  }

  /** A node that stands still keeps its sockets open, so silence has to be noticed. */
  private lookAlive(): void {
    const silence = performance.now() - this.heardAt;
    if (silence > LONGEST_SILENCE) this.socket?.terminate();
    else this.say({ type: 'ping', id: 'beat' });
  }

  private hear(text: string): void {
    this.heardAt = performance.now();
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'position') this.see(message);
    if (message.type === 'accepted' || message.type === 'refused') this.hearAnswer(message);
  }

  private see(message: PositionMessage): void {
    if (message.position < this.known || message.since > this.known) return;
    for (const { moves, position, seat, events } of message.steps) {
      if (position <= this.known) continue;
      const forAll = events.filter(({ to }) => to === 'all');
      const step = { moves, position, seat, events: JSON.stringify(forAll) };
      this.lines.push({ kind: 'saw', step });
    }
    this.known = message.position;
    this.tries = 0;
    this.latest = message;
    if (message.outcome !== null && !this.lines.some(({ kind }) => kind === 'over'))
      this.lines.push({ kind: 'over', outcome: message.outcome });
    this.goOn();
  }

  /** Answers the latest position, or leaves if the match is over; first whatever is on its way must be answered. */
  private goOn(): void {
    const { latest } = this;
    if (latest === undefined || this.pending !== undefined) return;
    if (latest.outcome !== null) {
      this.leave();
      return;
    }
    if (latest.legal.length === 0 || this.count >= this.input.sleepsAfter) return;
    const move = latest.legal[this.random(latest.legal.length)];
    if (move === undefined) return;
    const pending = { id: `${++this.count}`, position: latest.position, move, sent: false };
    this.pending = pending;
    setTimeout(() => {
      this.lines.push({ kind: 'sent', id: pending.id, move });
      pending.sent = true;
      this.sendPending();
    }, this.random(this.input.thought));
  }

  private hearAnswer(message: Extract<ServerMessage, { type: 'accepted' | 'refused' }>): void {
    const sent = this.pending;
    if (sent === undefined || message.id !== sent.id) return;
    if (message.type === 'refused' && message.reason === 'unavailable') {
      setTimeout(() => this.sendPending(), RECONNECT);
      return;
    }
    this.pending = undefined;
    if (message.type === 'accepted')
      this.lines.push({ kind: 'acknowledged', id: sent.id, position: message.position });
    // After a move, or a refusal, the position that follows from it is on its way.
    if (this.latest?.outcome !== null || this.latest.position > sent.position) this.goOn();
    else if (message.type === 'refused')
      this.say({ type: 'subscribe', match: this.input.match, since: this.known });
  }

  private sendPending(): void {
    if (this.pending?.sent !== true) return;
    const { id, position, move } = this.pending;
    this.say({ type: 'move', match: this.input.match, id, position, move });
  }

  private say(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN)
      this.socket.send(JSON.stringify({ v: PROTOCOL_VERSION, ...message }));
  }

  private random(below: number): number {
    return below < 2 ? 0 : drawBelow(this.input.rng, below);
  }
}
