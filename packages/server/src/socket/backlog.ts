import type { BacklogLimits } from '../base/limits.ts';

/** Somebody for whom bytes may wait. */
export interface Reader {
  readonly address: string;
  /** How many bytes wait for it now. */
  readonly waiting: number;
  cutOff(): void;
}

/**
 * Counts what waits for readers: for each one, over all of an address, and over all of them. Where it is too much, those
 * for whom most waits are cut off.
 */
export class Backlog {
  private readonly limits: BacklogLimits;
  /** What waited for each when it was last looked at; those that are up to date are not here. */
  private readonly counted = new Map<Reader, number>();
  private readonly byAddress = new Map<string, number>();
  private total = 0;

  constructor(limits: BacklogLimits) {
    this.limits = limits;
  }

  /** How many bytes wait, as far as was looked at. */
  get bytes(): number {
    return this.total;
  }

  /** Looks at a reader to whom something was just sent. */
  look(reader: Reader): void {
    this.count(reader, reader.waiting);
    const { perSocket, perAddress, inAll } = this.limits;
    const { address } = reader;
    if (reader.waiting > perSocket) this.cutOff(reader);
    if ((this.byAddress.get(address) ?? 0) > perAddress)
      this.relieve(perAddress, (each) => each.address === address);
    if (this.total > inAll) this.relieve(inAll, () => true);
  }

  /** The reader is gone. */
  forget(reader: Reader): void {
    this.count(reader, 0);
  }

  private count(reader: Reader, waiting: number): void {
    const change = waiting - (this.counted.get(reader) ?? 0);
    if (change === 0) return;
    if (waiting === 0) this.counted.delete(reader);
    else this.counted.set(reader, waiting);
    this.total += change;
    const ofAddress = (this.byAddress.get(reader.address) ?? 0) + change;
    if (ofAddress === 0) this.byAddress.delete(reader.address);
    else this.byAddress.set(reader.address, ofAddress);
  }

  /** Most have read something since they were counted, so they are counted again first. */
  private relieve(limit: number, concerns: (reader: Reader) => boolean): void {
    const readers = [...this.counted.keys()].filter(concerns);
    for (const reader of readers) this.count(reader, reader.waiting);
    let bytes = readers.reduce((sum, reader) => sum + (this.counted.get(reader) ?? 0), 0);
    for (const reader of readers.toSorted((a, b) => b.waiting - a.waiting)) {
      if (bytes <= limit) return;
      bytes -= reader.waiting;
      this.cutOff(reader);
    }
  }

  private cutOff(reader: Reader): void {
    this.forget(reader);
    reader.cutOff();
  }
}
