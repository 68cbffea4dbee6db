import { performance } from 'node:perf_hooks';

/** Those who may be told a little later. */
export interface Waiting {
  /** When there last was something to tell them, in whole milliseconds: others take more memory. */
  newsAt: number;
  /** They have waited long enough. */
  tellLate(): void;
}

/** Before there was any news. */
export const LONG_AGO = -(2 ** 30);
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
 * Who is told later. What nobody waits for is told a little later while there is much to do, in one piece with what follows:
 * making a position and writing it cost more than what has changed meanwhile. Where things come too seldom for that, nobody
 * waits.
 */
export class Patience {
  private readonly isBusy: (now: number) => boolean;
  private readonly longestWait: number;
  /** Those who wait, in the order in which they began to, and until when. */
  private readonly waiting = new Map<Waiting, number>();
  private isTimed = false;

  constructor(isBusy = busyLoop(), longestWait = LONGEST_WAIT) {
    this.isBusy = isBusy;
    this.longestWait = longestWait;
  }

  /**
   * There is something to tell them. Whether they are to wait for it; they do so until it is too long, or they are let go.
   * What comes when half of that is over is told at once, with what waited: then nobody has to wake up for it.
   */
  hear(each: Waiting, mayWait: boolean): boolean {
    const now = performance.now();
    const isSeldom = now - each.newsAt > this.longestWait;
    each.newsAt = Math.trunc(now);
    if (!mayWait || isSeldom || !this.isBusy(now)) return false;
    const until = this.waiting.get(each);
    if (until === undefined) this.wait(each, now + this.longestWait);
    return until === undefined || until - now > this.longestWait / 2;
  }

  /** They have been told, or there is nobody to tell any more. */
  letGo(each: Waiting): void {
    this.waiting.delete(each);
  }

  private wait(each: Waiting, until: number): void {
    this.waiting.set(each, until);
    if (!this.isTimed) this.lookIn(this.longestWait);
  }

  private lookIn(milliseconds: number): void {
    this.isTimed = true;
    setTimeout(() => this.look(), milliseconds);
  }

  private look(): void {
    this.isTimed = false;
    const now = performance.now();
    for (const [each, until] of this.waiting) {
      if (until > now) return this.lookIn(until - now);
      this.waiting.delete(each);
      each.tellLate();
    }
  }
}
