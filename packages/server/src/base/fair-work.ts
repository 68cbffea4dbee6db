import { FairQueue } from '@roundhouse/bot-runner/fair-queue';

/** There is no room to wait in: the work was not begun, and may be asked for again later. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

interface Waiting {
  readonly begin: () => void;
  readonly refuse: () => void;
}

interface FairWorkLimits {
  readonly atOnce: number;
  readonly waitingForEach: number;
  readonly waitingForAll: number;
}

/** Does costly work, a little of it at once; those who want some take turns, however much each of them wants. */
export class FairWork {
  private readonly limits: FairWorkLimits;
  private readonly queue: FairQueue<Waiting>;
  private running = 0;

  constructor(limits: FairWorkLimits) {
    this.limits = limits;
    this.queue = new FairQueue(limits.waitingForEach);
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
    return new Promise((begin, reject) => {
      const refuse = (): void => reject(new QueueFull('too much of this waits already'));
      const isAdded = this.queue.push({ begin, refuse }, { owner: whose });
      if (!isAdded) refuse();
      else if (this.queue.size > this.limits.waitingForAll) this.queue.dropExcess(whose)?.refuse();
      this.beginNext();
    });
  }

  private beginNext(): void {
    if (this.running >= this.limits.atOnce) return;
    const next = this.queue.shift();
    if (next === undefined) return;
    this.running++;
    next.begin();
    this.beginNext();
  }
}
