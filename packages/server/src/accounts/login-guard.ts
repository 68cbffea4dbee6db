import { TokenBuckets } from '../base/token-bucket.ts';

const MOST_KNOWN = 10_000;

/**
 * Lets nobody guess at one login without end, from however many addresses. A single address runs out of attempts long before the
 * login does, and where somebody has logged in before, strangers' attempts don't count: so nobody is locked out by another.
 */
export class LoginGuard {
  private readonly fromOneAddress = new TokenBuckets({ perSecond: 1 / 30, burst: 8 });
  private readonly fromAll = new TokenBuckets({ perSecond: 1 / 6, burst: 40 });
  private readonly known = new Set<string>();

  /** Whether one more attempt is allowed. */
  admits(login: string, address: string): boolean {
    const here = `${login} ${address}`;
    return this.fromOneAddress.take(here) && (this.known.has(here) || this.fromAll.take(login));
  }

  /** That was the right password. */
  noteSuccess(login: string, address: string): void {
    const here = `${login} ${address}`;
    const [oldest] = this.known;
    if (this.known.size >= MOST_KNOWN && oldest !== undefined) this.known.delete(oldest);
    this.known.add(here);
  }
}
