/** How often something may happen. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

const sinceStart = (): number => performance.now();

/** Lets a steady number of things through a second, and a burst of more once in a while. */
export class TokenBucket {
  private readonly perSecond: number;
  private readonly burst: number;
  private readonly now: () => number;
  private tokens: number;
  private at: number;

  constructor(perSecond: number, burst: number, now = sinceStart) {
    this.perSecond = perSecond;
    this.burst = burst;
    this.now = now;
    this.tokens = burst;
    this.at = now();
  }

  /** Whether one more may pass. */
  take(): boolean {
    const now = this.now();
    this.tokens = Math.min(this.burst, this.tokens + ((now - this.at) * this.perSecond) / 1000);
    this.at = now;
    if (this.tokens < 1) return false;
    this.tokens--;
    return true;
  }
}

const MOST_REMEMBERED = 10_000;

/** A bucket for each of many; the oldest are forgotten when there are too many. */
export class TokenBuckets {
  private readonly perSecond: number;
  private readonly burst: number;
  private readonly buckets = new Map<string, TokenBucket>();

  constructor(perSecond: number, burst: number) {
    this.perSecond = perSecond;
    this.burst = burst;
  }

  /** Whether this one may do it once more. */
  take(whose: string): boolean {
    const known = this.buckets.get(whose);
    if (known !== undefined) return known.take();
    const [oldest] = this.buckets.keys();
    if (this.buckets.size >= MOST_REMEMBERED && oldest !== undefined) this.buckets.delete(oldest);
    const bucket = new TokenBucket(this.perSecond, this.burst);
    this.buckets.set(whose, bucket);
    return bucket.take();
  }
}
