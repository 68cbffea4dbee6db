/** There is no room to wait in: the work was not begun, and may be asked for again later. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

interface Waiting {
  readonly begin: () => void;
  readonly refuse: () => void;
}

export interface FairQueueLimits {
  readonly atOnce: number;
  readonly waitingForEach: number;
  readonly waitingForAll: number;
}

/** Does costly work, a little of it at once; those who want some take turns, however much each of them wants. */
export class FairQueue {
  private readonly limits: FairQueueLimits;
  /** Who waits, in the order of their turns. */
  private readonly lines = new Map<string, Waiting[]>();
  private running = 0;
  private waiting = 0;

  constructor(limits: FairQueueLimits) {
    this.limits = limits;
  }

  /** Does the work when it is this one's turn; fails with `QueueFull` if too much waits already. */
  async run<T>(whose: string, work: () => Promise<T>): Promise<T> {
    await this.turn(whose);
    try {
      return await work();
    } finally {
      this.running--;
      this.beginNext();
    }
  }

  private turn(whose: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const refuse = (): void => reject(new QueueFull('too much of this waits already'));
      const line = this.lines.get(whose) ?? [];
      if (line.length >= this.limits.waitingForEach || !this.makeRoom(line.length + 1)) {
        refuse();
        return;
      }
      line.push({ begin: resolve, refuse });
      this.lines.set(whose, line);
      this.waiting++;
      this.beginNext();
    });
  }

  /** Where all places are taken, whoever has most of them gives one up for somebody who would still have fewer. */
  private makeRoom(wanted: number): boolean {
    if (this.waiting < this.limits.waitingForAll) return true;
    const [longest] = [...this.lines.values()].toSorted((a, b) => b.length - a.length);
    if (longest === undefined || longest.length <= wanted) return false;
    longest.pop()?.refuse();
    this.waiting--;
    return true;
  }

  private beginNext(): void {
    const [next] = this.lines;
    if (next === undefined || this.running >= this.limits.atOnce) return;
    const [whose, line] = next;
    const [first] = line.splice(0, 1);
    this.lines.delete(whose);
    if (line.length > 0) this.lines.set(whose, line);
    this.waiting--;
    this.running++;
    first?.begin();
    this.beginNext();
  }
}
