const LEAST = 256;

/** Bytes that come one after another: they take at most twice the room that they need, however small the pieces are. */
export class GatheredBytes {
  bytes: Buffer = NONE;
  length = 0;

  /** Adds what lies between two places of a chunk. */
  add(chunk: Buffer, from: number, end: number): void {
    const length = this.length + end - from;
    if (length > this.bytes.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(length, 2 * this.bytes.length, LEAST));
      this.bytes.copy(larger, 0, 0, this.length);
      this.bytes = larger;
    }
    chunk.copy(this.bytes, this.length, from, end);
    this.length = length;
  }
}

const NONE = Buffer.alloc(0);
