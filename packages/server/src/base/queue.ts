/** Does one thing after another, also if one of them fails; at once if nothing else is under way. */
export class Queue {
  private readonly waiting: (() => void)[] = [];
  private busy = false;

  /** Whether nothing is under way. */
  get isIdle(): boolean {
    return !this.busy;
  }

  async run<T>(work: () => T | Promise<T>): Promise<T> {
    if (this.busy)
      await new Promise<void>((resolve) => {
        this.waiting.push(resolve);
      });
    this.busy = true;
    try {
      return await work();
    } finally {
      // Whoever is next has its turn before anybody who comes now.
      const next = this.waiting.shift();
      if (next === undefined) this.busy = false;
      else next();
    }
  }
}

/** A queue for each name: what has the same name goes one after another, the rest side by side. */
export class Queues {
  private readonly queues = new Map<string, Queue>();

  async run<T>(name: string, work: () => T | Promise<T>): Promise<T> {
    const queue = this.queues.get(name) ?? new Queue();
    this.queues.set(name, queue);
    try {
      return await queue.run(work);
    } finally {
      if (queue.isIdle) this.queues.delete(name);
    }
  }
}
