import type { PositionMessage, ServerMessage } from '@roundhouse/protocol';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { frameOf } from './frame.ts';

const SLOW = 256 * 1024;
const HOPELESS = 8 * 1024 * 1024;
const LOOK_AGAIN = 50;

/** The newer position, told to somebody who did not get the older one. */
export function merge(older: PositionMessage, newer: PositionMessage): PositionMessage {
  const kept = older.steps.filter(({ position }) => position <= newer.since);
  return {
    ...newer,
    since: Math.min(older.since, newer.since),
    steps: [...kept, ...newer.steps],
  };
}

const waiting: Outbox[] = [];

function flushAll(): void {
  for (const outbox of waiting.splice(0)) outbox.flush();
}

/**
 * What goes out to one socket. It leaves when everything that happens now has happened: an answer and the position that it
 * led to leave together. A reader that is too slow gets only the newest position of each match, with all events.
 */
export class Outbox {
  private readonly socket: WebSocket;
  private readonly wire: Duplex;
  /** What waits for a slow reader. */
  private held: Map<string, PositionMessage> | undefined;
  private frames = '';
  private timer: NodeJS.Timeout | undefined;

  /** The wire is what the socket writes to. */
  constructor(socket: WebSocket, wire: Duplex) {
    this.socket = socket;
    this.wire = wire;
  }

  /** The text is the message as JSON, where that was written already. */
  send(message: ServerMessage, text?: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > HOPELESS) {
      this.socket.terminate();
      return;
    }
    if (
      message.type === 'position' &&
      (this.held !== undefined || this.socket.bufferedAmount > SLOW)
    ) {
      this.hold(message);
      return;
    }
    this.write(text ?? JSON.stringify(message));
  }

  /** Sends what waits to be sent; whoever closes the socket does this first. */
  flush(): void {
    const { frames } = this;
    this.frames = '';
    if (frames !== '' && this.socket.readyState === this.socket.OPEN)
      this.wire.write(frames, 'latin1');
  }

  close(): void {
    clearTimeout(this.timer);
    this.held = undefined;
  }

  private hold(message: PositionMessage): void {
    this.held ??= new Map();
    const before = this.held.get(message.match);
    this.held.set(message.match, before === undefined ? message : merge(before, message));
    this.timer ??= setTimeout(() => this.release(), LOOK_AGAIN);
  }

  private release(): void {
    this.timer = undefined;
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > SLOW) {
      this.timer = setTimeout(() => this.release(), LOOK_AGAIN);
      return;
    }
    const messages = [...(this.held?.values() ?? [])];
    this.held = undefined;
    for (const message of messages) this.write(JSON.stringify(message));
  }

  private write(text: string): void {
    if (this.frames === '') {
      if (waiting.length === 0) process.nextTick(flushAll);
      waiting.push(this);
    }
    this.frames += frameOf(text);
  }
}
