import type { PositionMessage, ServerMessage } from '@roundhouse/protocol';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Backlog, Reader } from './backlog.ts';
import { Departures } from './departures.ts';
import type { Ending } from './endings.ts';
import { frameOf } from './frame.ts';

const SLOW = 256 * 1024;
const LOOK_AGAIN = 50;

/** The newer position, told to somebody who did not get the older one. */
export function merge(older: PositionMessage, newer: PositionMessage): PositionMessage {
  const kept = older.steps.filter(({ entry }) => entry <= newer.since);
  return {
    ...newer,
    since: Math.min(older.since, newer.since),
    steps: [...kept, ...newer.steps],
  };
}

/** Where everything goes out that is said: frames, written with one character for each byte. */
interface Outlet {
  readonly isOpen: boolean;
  /** How many bytes wait until the other side reads on. */
  readonly waiting: number;
  send(frames: string): void;
}

/** A socket that was opened, and where it comes from. */
export interface OpenSocket<Socket extends Outlet = Outlet> {
  readonly socket: Socket;
  readonly address: string;
}

/** Whoever can end the connection at once, with all that waits. */
interface Host {
  cutOff(ending: Ending): void;
}

const DEPARTURES = new Departures();

/**
 * What goes out to one socket, in the order in which it was said, and what is said at one time in one piece: an answer leaves
 * with the position that it led to. A reader that is too slow gets only the newest position of each match, with all events.
 */
export class Outbox implements Reader {
  readonly address: string;
  private readonly socket: Outlet;
  private readonly backlog: Backlog;
  private readonly host: Host;
  /** What waits for a slow reader. */
  private held: Map<string, PositionMessage> | undefined;
  private frames = '';
  private timer: NodeJS.Timeout | undefined;

  constructor({ socket, address }: OpenSocket, backlog: Backlog, host: Host) {
    this.socket = socket;
    this.address = address;
    this.backlog = backlog;
    this.host = host;
  }

  cutOff(): void {
    this.host.cutOff('slow');
  }

  get waiting(): number {
    return this.frames.length + this.socket.waiting;
  }

  /** The text is the message as JSON, or as a delta, where that was written already. Whether it leaves as it is. */
  send(message: ServerMessage, text?: string): boolean {
    if (!this.isOpen) return false;
    if (message.type === 'position' && (this.held !== undefined || this.isSlow)) {
      this.hold(message);
      return false;
    }
    this.write(text ?? JSON.stringify(message));
    return true;
  }

  /** Sends what waits to be sent; whoever closes the socket does this first. */
  flush(): void {
    const { frames } = this;
    this.frames = '';
    if (frames === '' || !this.isOpen) return;
    this.socket.send(frames);
    this.backlog.look(this);
  }

  /** When its reader has come far enough that more may be said to it, or is gone. */
  async hasRead(): Promise<void> {
    while (this.isOpen && this.isSlow) await sleep(LOOK_AGAIN);
  }

  close(): void {
    clearTimeout(this.timer);
    this.held = undefined;
    this.frames = '';
    this.backlog.forget(this);
  }

  private get isOpen(): boolean {
    return this.socket.isOpen;
  }

  private get isSlow(): boolean {
    return this.socket.waiting > SLOW;
  }

  private hold(message: PositionMessage): void {
    this.held ??= new Map();
    const before = this.held.get(message.match);
    this.held.set(message.match, before === undefined ? message : merge(before, message));
    this.timer ??= setTimeout(() => this.release(), LOOK_AGAIN);
  }

  private release(): void {
    this.timer = undefined;
    if (!this.isOpen) return;
    if (this.isSlow) {
      this.timer = setTimeout(() => this.release(), LOOK_AGAIN);
      return;
    }
    const messages = [...(this.held?.values() ?? [])];
    this.held = undefined;
    for (const message of messages) this.write(JSON.stringify(message));
  }

  private write(text: string): void {
    this.frames += frameOf(text);
    DEPARTURES.add(this);
  }
}
