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

  private async later<T>(work: () => T | Promise<T>): Promise<T> {
    await new Promise<void>((resolve) => this.waiting.push(resolve));
    return this.begin(work);
  }

  /** Every move comes through here: an `async` function would do the same and leave more garbage behind. */
  private begin<T>(work: () => T | Promise<T>): Promise<T> {
    this.busy = true;
    let done: Promise<T>;
    try {
      done = Promise.resolve(work());
    } catch (error) {
      done = Promise.reject(error);
    }
    this.nextAfter(done);
    return done;
  }

  private nextAfter(done: Promise<unknown>): void {
    const next = (): void => this.next();
    done.then(next, next);
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
