import type { PositionMessage, ServerMessage } from '@roundhouse/protocol';
import type { WebSocket } from 'ws';

const SLOW = 256 * 1024;
const HOPELESS = 8 * 1024 * 1024;
const LOOK_AGAIN = 50;

const encoded = new WeakMap<object, string>();

/** The text of a message; the same message to several watchers is written once. */
function encode(message: ServerMessage): string {
  let text = encoded.get(message);
  if (text === undefined) {
    text = JSON.stringify(message);
    encoded.set(message, text);
  }
  return text;
}

/** The newer position, told to somebody who did not get the older one. */
export function merge(older: PositionMessage, newer: PositionMessage): PositionMessage {
  const kept = older.steps.filter(({ position }) => position <= newer.since);
  return {
    ...newer,
    since: Math.min(older.since, newer.since),
    steps: [...kept, ...newer.steps],
  };
}

/** What goes out to one socket. A reader that is too slow gets only the newest position of each match, with all events. */
export class Outbox {
  private readonly socket: WebSocket;
  private readonly held = new Map<string, PositionMessage>();
  private timer: NodeJS.Timeout | undefined;

  constructor(socket: WebSocket) {
    this.socket = socket;
  }

  send(message: ServerMessage): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > HOPELESS) {
      this.socket.terminate();
      return;
    }
    if (message.type === 'position' && (this.held.size > 0 || this.socket.bufferedAmount > SLOW)) {
      this.hold(message);
      return;
    }
    this.socket.send(encode(message));
  }

  close(): void {
    clearTimeout(this.timer);
    this.held.clear();
  }

  private hold(message: PositionMessage): void {
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
    const messages = [...this.held.values()];
    this.held.clear();
    for (const message of messages) this.socket.send(encode(message));
  }
}
