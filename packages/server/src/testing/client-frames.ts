/** A frame as a client puts it on the wire, masked unless it is said otherwise, in the shortest form that its length has. */
export function clientFrame(
  opcode: number,
  payload: Uint8Array | readonly number[] | string,
  { final = true, reserved = 0, mask = [0x37, 0xfa, 0x21, 0x3d], masked = true } = {},
): Buffer {
  const bytes = typeof payload === 'string' ? Buffer.from(payload) : Buffer.from([...payload]);
  const head = [(final ? 0x80 : 0) | (reserved << 4) | opcode];
  const flag = masked ? 0x80 : 0;
  if (bytes.length < 126) head.push(flag | bytes.length);
  else if (bytes.length < 2 ** 16) head.push(flag | 126, bytes.length >> 8, bytes.length & 0xff);
  else
    head.push(flag | 127, ...[7, 6, 5, 4, 3, 2, 1, 0].map((place) => byteOf(bytes.length, place)));
  if (!masked) return Buffer.from([...head, ...bytes]);
  return Buffer.from([...head, ...mask, ...bytes.map((byte, at) => byte ^ (mask[at % 4] ?? 0))]);
}

const byteOf = (length: number, place: number): number => Math.floor(length / 256 ** place) % 256;

/** The bytes in pieces that end at these places. */
export function tornAt(bytes: Buffer, places: readonly number[]): Buffer[] {
  const ends = [...new Set(places.map((place) => place % (bytes.length + 1)))].toSorted(
    (a, b) => a - b,
  );
  return [0, ...ends].map((from, i) => Buffer.from(bytes.subarray(from, ends[i] ?? bytes.length)));
}
