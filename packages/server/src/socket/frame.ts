const FINAL_TEXT = 0x81;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

/** A text as a server puts it on the wire of a WebSocket (RFC 6455, without compression), one character for each byte. */
export function frameOf(text: string): string {
  const length = Buffer.byteLength(text);
  const bytes = length === text.length ? text : Buffer.from(text).toString('latin1');
  return headerFor(length) + bytes;
}

function headerFor(length: number): string {
  if (length < TWO_BYTES) return String.fromCharCode(FINAL_TEXT, length);
  if (length < 2 ** 16)
    return String.fromCharCode(FINAL_TEXT, TWO_BYTES, length >> 8, length & 0xff);
  const eight = Buffer.alloc(8);
  eight.writeUIntBE(length, 2, 6);
  return String.fromCharCode(FINAL_TEXT, EIGHT_BYTES) + eight.toString('latin1');
}
