import { isUtf8 } from 'node:buffer';
import { EIGHT_BYTES, OPCODE, TWO_BYTES } from './frame.ts';
import { GatheredBytes } from './gathered-bytes.ts';

/** Codes that a socket is closed with when what comes over it can't be read (RFC 6455, 7.4.1). */
export const UNREADABLE = { protocol: 1002, text: 1007, tooLarge: 1009 } as const;
type Unreadable = (typeof UNREADABLE)[keyof typeof UNREADABLE];

/** Whoever is told what the frames say. */
export interface FrameListener {
  /** A whole message of so many bytes. Of a binary one the text is empty. */
  hearText(text: string, bytes: number): void;
  /** With what was sent along, one character for each byte. */
  hearPing(sent: string): void;
  hearPong(): void;
  /** Nothing is read after a good-bye, or after what can't be read. */
  hearGoodbye(code: number | undefined): void;
  hearUnreadable(code: Unreadable): void;
}

const MASKED = 0x80;
const FINAL = 0x80;
const RESERVED = 0x70;
const MASK_SIZE = 4;
const MOST_OF_CONTROL = 125;

/**
 * Reads what a client puts on the wire of a WebSocket (RFC 6455, without compression), however it is torn into chunks. A
 * frame that lies whole in its chunk is unmasked there: nothing is copied but its text.
 */
export class FrameReader {
  private readonly listener: FrameListener;
  /** How many bytes a message may have. */
  private readonly most: number;
  /** What has come of a frame that is not whole yet. */
  private torn: GatheredBytes | undefined;
  /** What has come of a message that goes on in another frame, and whether that is a text. */
  private message: GatheredBytes | undefined;
  private isText = true;
  private isDone = false;

  constructor(listener: FrameListener, most: number) {
    this.listener = listener;
    this.most = most;
  }

  /** The chunk is the reader's own from now on. */
  read(chunk: Buffer): void {
    for (let at = 0; at < chunk.length && !this.isDone;)
      at = this.torn === undefined ? this.begin(chunk, at) : this.goOn(this.torn, chunk, at);
  }

  /** Reads the frame that begins here, or keeps what has come of it; says where that ends. */
  private begin(chunk: Buffer, at: number): number {
    const end = at + this.sizeOf(chunk, at, chunk.length);
    if (end <= chunk.length) {
      this.hear(chunk, at, end);
      return end;
    }
    if (!this.isDone) {
      this.torn = new GatheredBytes();
      this.torn.add(chunk, at, chunk.length);
    }
    return chunk.length;
  }

  private goOn(torn: GatheredBytes, chunk: Buffer, at: number): number {
    const missing = this.sizeOf(torn.bytes, 0, torn.length) - torn.length;
    const end = Math.min(chunk.length, at + missing);
    torn.add(chunk, at, end);
    if (this.sizeOf(torn.bytes, 0, torn.length) > torn.length) return end;
    this.torn = undefined;
    this.hear(torn.bytes, 0, torn.length);
    return end;
  }

  /** How long the frame is that begins here, at least: only a frame that is whole is no longer than what has come. */
  private sizeOf(bytes: Buffer, at: number, end: number): number {
    const come = end - at;
    if (come < 2) return 2;
    const first = bytes[at] ?? 0;
    const second = bytes[at + 1] ?? 0;
    if (this.isWrong(first, second)) return this.fail(UNREADABLE.protocol);
    const header = headerSize(second);
    if (come < header) return header;
    const length = lengthIn(bytes, at, second);
    const isControl = (first & 0x0f) >= OPCODE.close;
    if (!isControl && length + (this.message?.length ?? 0) > this.most)
      return this.fail(UNREADABLE.tooLarge);
    return header + length;
  }

  private isWrong(first: number, second: number): boolean {
    if ((first & RESERVED) !== 0 || (second & MASKED) === 0) return true;
    const opcode = first & 0x0f;
    if (opcode === OPCODE.more) return this.message === undefined;
    if (opcode <= OPCODE.binary) return this.message !== undefined;
    const isControl = opcode >= OPCODE.close && opcode <= OPCODE.pong;
    return !isControl || first < FINAL || (second & ~MASKED) > MOST_OF_CONTROL;
  }

  private hear(bytes: Buffer, at: number, end: number): void {
    const first = bytes[at] ?? 0;
    const from = at + headerSize(bytes[at + 1] ?? 0);
    const isAscii = unmask(bytes, from, end);
    switch (first & 0x0f) {
      case OPCODE.ping:
        return this.listener.hearPing(bytes.toString('latin1', from, end));
      case OPCODE.pong:
        return this.listener.hearPong();
      case OPCODE.close:
        return this.hearGoodbye(bytes.subarray(from, end));
      case OPCODE.text:
        this.isText = true;
        break;
      case OPCODE.binary:
        this.isText = false;
    }
    if (first >= FINAL && this.message === undefined) this.tell(bytes, from, end, isAscii);
    else this.gather(bytes, from, end, first >= FINAL);
  }

  private gather(bytes: Buffer, from: number, end: number, isLast: boolean): void {
    const message = (this.message ??= new GatheredBytes());
    message.add(bytes, from, end);
    if (!isLast) return;
    this.message = undefined;
    this.tell(message.bytes, 0, message.length, false);
  }

  private tell(bytes: Buffer, from: number, end: number, isAscii: boolean): void {
    if (!this.isText) this.listener.hearText('', end - from);
    else if (isAscii) this.listener.hearText(bytes.toString('latin1', from, end), end - from);
    else if (isUtf8(bytes.subarray(from, end)))
      this.listener.hearText(bytes.toString('utf8', from, end), end - from);
    else this.fail(UNREADABLE.text);
  }

  private hearGoodbye(why: Buffer): void {
    if (why.length === 0) this.end(undefined);
    else if (why.length === 1 || !isGoodbye(why.readUInt16BE(0))) this.fail(UNREADABLE.protocol);
    else if (!isUtf8(why.subarray(2))) this.fail(UNREADABLE.text);
    else this.end(why.readUInt16BE(0));
  }

  private end(code: number | undefined): void {
    this.isDone = true;
    this.listener.hearGoodbye(code);
  }

  /** No frame is as long as what this says. */
  private fail(code: Unreadable): number {
    this.isDone = true;
    this.listener.hearUnreadable(code);
    return Infinity;
  }
}

function headerSize(second: number): number {
  const short = second & ~MASKED;
  return 2 + MASK_SIZE + (short === EIGHT_BYTES ? 8 : short === TWO_BYTES ? 2 : 0);
}

function lengthIn(bytes: Buffer, at: number, second: number): number {
  const short = second & ~MASKED;
  if (short === EIGHT_BYTES)
    return bytes.readUInt32BE(at + 2) * 2 ** 32 + bytes.readUInt32BE(at + 6);
  return short === TWO_BYTES ? bytes.readUInt16BE(at + 2) : short;
}

/** Takes the mask, which comes just before them, off these bytes, and says whether they are all ASCII. */
function unmask(bytes: Buffer, from: number, end: number): boolean {
  const mask = from - MASK_SIZE;
  let bits = 0;
  for (let at = from; at < end; at++) {
    const byte = (bytes[at] ?? 0) ^ (bytes[mask + ((at - from) & 3)] ?? 0);
    bytes[at] = byte;
    bits |= byte;
  }
  return bits < 0x80;
}

/** Whether one may say good-bye with this code (RFC 6455, 7.4). */
const isGoodbye = (code: number): boolean =>
  (code >= 1000 && code <= 1014 && code !== 1004 && code !== 1005 && code !== 1006) ||
  (code >= 3000 && code <= 4999);
