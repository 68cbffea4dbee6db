/** Lets a steady number of things through a second, and a burst of more once in a while. */
export class TokenBucket {
  private readonly perSecond: number;
  private readonly burst: number;
  private readonly now: () => number;
  private tokens: number;
  private at: number;

  constructor(perSecond: number, burst: number, now: () => number) {
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
