import type { Socket } from 'node:net';
import { goodbyeOf, PING, pongOf } from './frame.ts';
import { FrameReader } from './frame-reader.ts';
import type { FrameListener } from './frame-reader.ts';

/** More than any message may have, so that one that is too large can be refused with words. */
const MOST_BYTES = 1024 * 1024;
/** How long one waits until the other side has said good-bye too. */
const LONGEST_GOODBYE = 1000;

/** Whoever hears what comes over a socket. */
export interface SocketListener {
  /** A message of so many bytes; the text of a binary one is empty. */
  receive(text: string, bytes: number): void;
  pinged(): void;
  ponged(): void;
  /** The socket is closed, whoever closed it. */
  closed(): void;
}

const FRAMED = Symbol('framed');

/** What carries the frames. It knows whose frames they are: so all have the same listeners, which take no memory. */
interface Wire extends Socket {
  [FRAMED]?: FramedSocket;
}

/** The server's end of a WebSocket, after the handshake. */
export class FramedSocket implements FrameListener {
  private readonly wire: Socket;
  private readonly reader = new FrameReader(this, MOST_BYTES);
  private listener: SocketListener | undefined;
  private isClosing = false;

  constructor(wire: Socket) {
    this.wire = wire;
  }

  /** From here on the listener hears what comes. */
  listen(listener: SocketListener): void {
    this.listener = listener;
    const wire: Wire = this.wire;
    wire[FRAMED] = this;
    // Whoever says nothing more is gone.
    wire.allowHalfOpen = false;
    wire.on('data', read).on('close', close).on('error', ignore);
  }

  get isOpen(): boolean {
    return !this.isClosing && this.wire.writable;
  }

  /** How many bytes wait until the other side reads on. */
  get waiting(): number {
    return this.wire.writableLength;
  }

  /** Sends frames, written with one character for each byte. */
  send(frames: string): void {
    if (this.isOpen) this.wire.write(frames, 'latin1');
  }

  /** Asks for a sign of life. */
  ping(): void {
    this.send(PING);
  }

  /** Says good-bye, and closes the socket when the other side has done so too or takes too long. */
  close(code?: number, words?: string): void {
    this.send(goodbyeOf(code, words));
    this.isClosing = true;
    setTimeout(() => this.wire.destroy(), LONGEST_GOODBYE).unref();
  }

  /** Closes the socket at once, whatever waits to be sent. */
  terminate(): void {
    this.isClosing = true;
    this.wire.destroy();
  }

  read(chunk: Buffer): void {
    this.reader.read(chunk);
  }

  hearText(text: string, bytes: number): void {
    this.listener?.receive(text, bytes);
  }

  hearPing(sent: string): void {
    this.send(pongOf(sent));
    this.listener?.pinged();
  }

  hearPong(): void {
    this.listener?.ponged();
  }

  hearGoodbye(code: number | undefined): void {
    if (!this.isClosing) this.close(code);
    this.wire.end();
  }

  hearUnreadable(code: number): void {
    this.hearGoodbye(code);
  }

  closed(): void {
    this.isClosing = true;
    this.listener?.closed();
  }
}

function read(this: Wire, chunk: Buffer): void {
  this[FRAMED]?.read(chunk);
}

function close(this: Wire): void {
  this[FRAMED]?.closed();
}

/** Node closes a socket that fails. */
function ignore(): void {}
