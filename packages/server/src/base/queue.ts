/** Does one thing after another, also if one of them fails; at once if nothing else is under way. */
export class Queue {
  private readonly waiting: (() => void)[] = [];
  private busy = false;

  /** Whether nothing is under way. */
  get isIdle(): boolean {
    return !this.busy;
  }

  run<T>(work: () => T | Promise<T>): Promise<T> {
    return this.busy ? this.later(work) : this.begin(work);
  }

  /** Every move comes through here and may wait: `async` functions would do the same and leave more garbage behind. */
  private later<T>(work: () => T | Promise<T>): Promise<T> {
    return new Promise((resolve) => this.waiting.push(() => resolve(this.begin(work))));
  }

  private begin<T>(work: () => T | Promise<T>): Promise<T> {
    this.busy = true;
    const next = (): void => this.next();
    let done: Promise<T>;
    try {
      done = Promise.resolve(work());
    } catch (error) {
      done = Promise.reject(error);
    }
    done.then(next, next);
    return done;
  }

  /** Whoever is next has its turn before anybody who comes now. */
  private next(): void {
    const next = this.waiting.shift();
    if (next === undefined) this.busy = false;
    else next();
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
