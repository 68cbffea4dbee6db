import { performance } from 'node:perf_hooks';

/** Something that has more to send. */
interface Departing {
  /** When it last had something to send. */
  lastAt: number;
  flush(): void;
}

/** How long something may wait that nobody waits for, in milliseconds. */
const LONGEST_WAIT = 25;
/** How often it is looked at how busy the loop is, in milliseconds. */
const LOOK_EVERY = 100;
const MUCH = 0.5;

/** Says whether the loop of this thread had something to do for more than half of the time, of late. */
export function busyLoop(): (now: number) => boolean {
  let before = performance.eventLoopUtilization();
  let lookedAt = performance.now();
  let isBusy = false;
  return (now) => {
    if (now - lookedAt < LOOK_EVERY) return isBusy;
    const soFar = performance.eventLoopUtilization();
    isBusy = performance.eventLoopUtilization(soFar, before).utilization > MUCH;
    before = soFar;
    lookedAt = now;
    return isBusy;
  };
}

/**
 * When what was said to sockets leaves: when everything that happens now has happened. What nobody waits for leaves a little
 * later while there is much to do, so that it may leave together with what follows: a write costs more than its bytes. Where
 * things come too seldom for that, nothing waits.
 */
export class Departures {
  private readonly isBusy: (now: number) => boolean;
  private now = new Set<Departing>();
  /** Those that wait, in the order in which they began to, and until when. */
  private readonly later = new Map<Departing, number>();
  private isTimed = false;

  constructor(isBusy = busyLoop()) {
    this.isBusy = isBusy;
  }

  add(departing: Departing, canWait: boolean): void {
    const now = performance.now();
    const isSeldom = now - departing.lastAt > LONGEST_WAIT;
    departing.lastAt = now;
    if (!canWait || isSeldom || !this.isBusy(now)) {
      if (this.now.size === 0) process.nextTick(() => this.leave());
      this.now.add(departing);
    } else if (!this.later.has(departing)) {
      this.later.set(departing, now + LONGEST_WAIT);
      if (!this.isTimed) this.leaveIn(LONGEST_WAIT);
    }
  }

  /** Those who are told meanwhile leave with the next: a set that is cleared would keep what it had until the old are collected. */
  private leave(): void {
    const leaving = this.now;
    this.now = new Set();
    for (const each of leaving) {
      this.later.delete(each);
      each.flush();
    }
  }

  private leaveIn(milliseconds: number): void {
    this.isTimed = true;
    setTimeout(() => this.leaveLate(), milliseconds);
  }

  private leaveLate(): void {
    this.isTimed = false;
    const now = performance.now();
    for (const [departing, until] of this.later) {
      if (until > now) return this.leaveIn(until - now);
      this.later.delete(departing);
      departing.flush();
    }
  }
}
