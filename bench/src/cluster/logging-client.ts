import { drawBelow } from '@roundhouse/engine';
import type { MoveBase, Rng, Viewer } from '@roundhouse/engine';
import { Positions, PROTOCOL_VERSION } from '@roundhouse/protocol';
import type { PositionMessage, ServerMessage } from '@roundhouse/protocol';
import { WebSocket } from 'ws';
import { heardIn } from '../server/heard.ts';
import type { NamedGuest } from './any-node.ts';
import { idOf } from './check-seats.ts';
import type { ClientLine } from './client-log.ts';

interface LoggingClientInput {
  readonly match: string;
  readonly guest: NamedGuest;
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
  readonly entry: number;
  readonly move: MoveBase;
  /** Whether it was sent; before, it is only thought of. */
  sent: boolean;
}

const RECONNECT = 100;
const LONGEST_WAIT = 5000;
const BEAT = 1000;
const LONGEST_SILENCE = 8000;
const HANDSHAKE = 8000;
const MOST_TRESPASSES = 5;

/**
 * Plays at random in one match, if it has a seat there, and writes down what it was told. It goes to another node whenever
 * its own is silent or gone, and sends again, under the same id, what it has no answer to. Without a seat it watches, and
 * tries to play and to speak all the same.
 */
export class LoggingClient {
  readonly over: Promise<void>;
  private readonly input: LoggingClientInput;
  /** What it has written down so far. */
  readonly lines: ClientLine[] = [];
  private readonly beat: NodeJS.Timeout;
  private socket: WebSocket | undefined;
  private latest: PositionMessage | undefined;
  private pending: Pending | undefined;
  private known = 0;
  private moves = 0;
  /** How many ids it has given away. */
  private count = 0;
  private heardAt = 0;
  private tries = 0;
  private ended = false;
  private viewer: Viewer | undefined;
  private trespasses = 0;
  private end: () => void = () => undefined;

  constructor(input: LoggingClientInput) {
    this.input = input;
    this.over = new Promise((resolve) => {
      this.end = resolve;
    });
    this.beat = setInterval(() => this.lookAlive(), BEAT);
    this.connect();
  }

  get user(): string {
    return this.input.guest.user;
  }

  /** Says something, whether it may or not. */
  speak(): void {
    const { match } = this.input;
    this.say({ type: 'chat', match, id: this.nextId(), text: 'Hello there' });
  }

  leave(): void {
    this.ended = true;
    clearInterval(this.beat);
    this.socket?.terminate();
    this.end();
  }

  private connect(): void {
    if (this.ended) return;
    const { anyNode, guest } = this.input;
    const socket = new WebSocket(`${anyNode().replace('http', 'ws')}/socket`, {
      headers: { cookie: guest.cookie },
      perMessageDeflate: false,
      handshakeTimeout: HANDSHAKE,
    });
    this.socket = socket;
    this.heardAt = performance.now();
    socket.on('open', () => {
      this.subscribe();
      this.sendPending();
    });
    const positions = new Positions(() => this.subscribe());
    socket.on('message', (data: Buffer) => {
      this.heardAt = performance.now();
      for (const message of positions.whole(heardIn(data.toString()))) this.hear(message);
    });
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

  private hear(message: ServerMessage): void {
    if (message.type === 'position') this.see(message);
    if (message.type === 'accepted' || message.type === 'refused') this.hearAnswer(message);
  }

  private see(message: PositionMessage): void {
    this.noteViewer(message);
    if (message.entry < this.known) return;
    // Something is missing in between.
    if (message.since > this.known) return this.subscribe();
    for (const { moves, entry, seat, events } of message.steps) {
      if (entry <= this.known) continue;
      const step = { moves, entry, seat, events: events.filter(({ to }) => to === 'all') };
      this.lines.push({ kind: 'saw', step });
    }
    this.known = message.entry;
    this.tries = 0;
    this.latest = message;
    if (message.outcome !== null && !this.lines.some(({ kind }) => kind === 'over'))
      this.lines.push({ kind: 'over', outcome: message.outcome });
    this.goOn();
  }

  private noteViewer({ viewer, entry }: PositionMessage): void {
    if (viewer !== this.viewer) this.lines.push({ kind: 'viewer', viewer });
    this.viewer = viewer;
    if (viewer === 'spectator' && this.trespasses++ < MOST_TRESPASSES) this.trespass(entry);
  }

  /** Tries to play where it has no seat. */
  private trespass(entry: number): void {
    const { match } = this.input;
    const move = { kind: 'pass' };
    this.say({ type: 'move', match, id: this.nextId(), entry, move });
    this.say({ type: 'take-back', match, id: this.nextId(), entry, count: 1 });
    this.say({ type: 'resign', match, id: this.nextId() });
    this.speak();
  }

  private nextId(): string {
    return idOf(this.user, ++this.count);
  }

  /** Answers the latest position, or leaves if the match is over; first whatever is on its way must be answered. */
  private goOn(): void {
    const { latest } = this;
    if (latest === undefined || this.pending !== undefined) return;
    if (latest.outcome !== null) {
      this.leave();
      return;
    }
    if (latest.legal.length === 0 || this.moves >= this.input.sleepsAfter) return;
    const move = latest.legal[this.random(latest.legal.length)];
    if (move === undefined) return;
    this.moves++;
    const pending = { id: this.nextId(), entry: latest.entry, move, sent: false };
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
      this.lines.push({ kind: 'acknowledged', id: sent.id, entry: message.entry });
    // After a move, or a refusal, the position that follows from it is on its way.
    if (this.latest?.outcome !== null || this.latest.entry > sent.entry) this.goOn();
    else if (message.type === 'refused') this.subscribe();
  }

  private subscribe(): void {
    this.say({ type: 'subscribe', match: this.input.match, since: this.known });
  }

  private sendPending(): void {
    if (this.pending?.sent !== true) return;
    const { id, entry, move } = this.pending;
    this.say({ type: 'move', match: this.input.match, id, entry, move });
  }

  private say(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN)
      this.socket.send(JSON.stringify({ v: PROTOCOL_VERSION, ...message }));
  }

  private random(below: number): number {
    return below < 2 ? 0 : drawBelow(this.input.rng, below);
  }
}
