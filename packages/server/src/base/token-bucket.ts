/** How often something may happen. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

/** Whole milliseconds: a fraction takes more memory. */
const sinceStart = (): number => Math.trunc(performance.now());

/** Lets a steady number of things through a second, and a burst of more once in a while. */
export class TokenBucket {
  private readonly rate: Rate;
  private readonly now: () => number;
  private tokens: number;
  private at: number;

  constructor(rate: Rate, now = sinceStart) {
    this.rate = rate;
    this.now = now;
    this.tokens = rate.burst;
    this.at = now();
  }

  /** Whether one more may pass. */
  take(): boolean {
    const { perSecond, burst } = this.rate;
    const now = this.now();
    this.tokens = Math.min(burst, this.tokens + ((now - this.at) * perSecond) / 1000);
    this.at = now;
    if (this.tokens < 1) return false;
    this.tokens--;
    return true;
  }
}

const MOST_REMEMBERED = 10_000;

/** A bucket for each of many; the oldest are forgotten when there are too many. */
export class TokenBuckets {
  private readonly rate: Rate;
  private readonly buckets = new Map<string, TokenBucket>();

  constructor(rate: Rate) {
    this.rate = rate;
  }

  /** Whether this one may do it once more. */
  take(whose: string): boolean {
    const known = this.buckets.get(whose);
    if (known !== undefined) return known.take();
    const [oldest] = this.buckets.keys();
    if (this.buckets.size >= MOST_REMEMBERED && oldest !== undefined) this.buckets.delete(oldest);
    const bucket = new TokenBucket(this.rate);
    this.buckets.set(whose, bucket);
    return bucket.take();
  }
}
