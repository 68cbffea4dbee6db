/** Who waits: for whom a job is done, and whether somebody is waiting for it right now. */
export interface Waiter {
  readonly owner?: string;
  /** Nobody watches: such jobs give way to those of people who do. */
  readonly inBackground?: boolean;
}

/** After this many jobs that people wait for, one in the background has its turn, so that those progress too. */
const BACKGROUND_TURN = 8;

/** Serves owners in turn, however many jobs each of them has, and people who wait before what runs in the background. */
export class FairQueue<T> {
  readonly #awaited = new Ring<T>();
  readonly #background = new Ring<T>();
  readonly #mostPerOwner: number;
  #sinceBackground = 0;

  constructor(mostPerOwner: number) {
    this.#mostPerOwner = mostPerOwner;
  }

  /** False if this owner has too many jobs waiting. */
  push(job: T, { owner = '', inBackground = false }: Waiter): boolean {
    if (this.#awaited.count(owner) + this.#background.count(owner) >= this.#mostPerOwner)
      return false;
    (inBackground ? this.#background : this.#awaited).push(owner, job);
    return true;
  }

  shift(): T | undefined {
    const isBackgroundTurn = this.#sinceBackground >= BACKGROUND_TURN || this.#awaited.isEmpty;
    const job = isBackgroundTurn ? this.#background.shift() : undefined;
    this.#sinceBackground = isBackgroundTurn ? 0 : this.#sinceBackground + 1;
    return job ?? this.#awaited.shift();
  }

  get size(): number {
    return this.#awaited.size + this.#background.size;
  }

  /** Takes out the newest awaited job of whoever has most of them: of this owner, unless somebody has more. */
  dropExcess(owner: string): T | undefined {
    return this.#awaited.dropExcess(owner);
  }

  /** Takes everything out. */
  clear(): T[] {
    const jobs: T[] = [];
    for (let job = this.shift(); job !== undefined; job = this.shift()) jobs.push(job);
    return jobs;
  }
}

/** Owners in a circle; each shift takes the oldest job of the next one. */
class Ring<T> {
  /** In the order of their turns. */
  readonly #owners = new Map<string, T[]>();

  size = 0;

  get isEmpty(): boolean {
    return this.#owners.size === 0;
  }

  count(owner: string): number {
    return this.#owners.get(owner)?.length ?? 0;
  }

  push(owner: string, job: T): void {
    const jobs = this.#owners.get(owner);
    if (jobs === undefined) this.#owners.set(owner, [job]);
    else jobs.push(job);
    this.size++;
  }

  shift(): T | undefined {
    const [next] = this.#owners;
    if (next === undefined) return undefined;
    const [owner, jobs] = next;
    const job = jobs.shift();
    this.size--;
    this.#owners.delete(owner);
    if (jobs.length > 0) this.#owners.set(owner, jobs);
    return job;
  }

  dropExcess(owner: string): T | undefined {
    let most = owner;
    for (const [other, jobs] of this.#owners) if (jobs.length > this.count(most)) most = other;
    const jobs = this.#owners.get(most);
    if (jobs === undefined) return undefined;
    if (jobs.length === 1) this.#owners.delete(most);
    this.size--;
    return jobs.pop();
  }
}
