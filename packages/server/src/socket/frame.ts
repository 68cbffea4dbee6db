/** What a frame can be (RFC 6455, 5.2). */
export const OPCODE = { more: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

const FINAL = 0x80;
export const TWO_BYTES = 126;
export const EIGHT_BYTES = 127;

/** A text as a server puts it on the wire of a WebSocket (RFC 6455, without compression), one character for each byte. */
export function frameOf(text: string): string {
  const length = Buffer.byteLength(text);
  return headerFor(OPCODE.text, length) + (length === text.length ? text : bytesOf(text));
}

/** A frame that asks for a sign of life. */
export const PING = headerFor(OPCODE.ping, 0);

/** The answer to one that asked with this, one character for each byte. */
export const pongOf = (asked: string): string => headerFor(OPCODE.pong, asked.length) + asked;

/** A frame that says good-bye: why, if there is anything to say, and in words of at most 123 bytes. */
export function goodbyeOf(code?: number, words = ''): string {
  const why =
    code === undefined ? '' : String.fromCharCode(code >> 8, code & 0xff) + bytesOf(words);
  return headerFor(OPCODE.close, why.length) + why;
}

const bytesOf = (text: string): string => Buffer.from(text).toString('latin1');

function headerFor(opcode: number, length: number): string {
  const first = FINAL | opcode;
  if (length < TWO_BYTES) return String.fromCharCode(first, length);
  if (length < 2 ** 16) return String.fromCharCode(first, TWO_BYTES, length >> 8, length & 0xff);
  const eight = Buffer.alloc(8);
  eight.writeUIntBE(length, 2, 6);
  return String.fromCharCode(first, EIGHT_BYTES) + eight.toString('latin1');
}
