import type { FastifyRequest } from 'fastify';
import type { Accounts, Visitor } from '../accounts/accounts.ts';
import { TokenBuckets } from '../base/token-bucket.ts';
import { HttpProblem } from './problem.ts';
import { tokenAmong } from './session-cookie.ts';

/** A short description of where a session is used, from its browser. */
export function labelOf(request: FastifyRequest): string {
  return (request.headers['user-agent'] ?? 'unknown').slice(0, 200);
}

/** Tells who asks, and lets nobody ask too often, from however many addresses. */
export class Visitors {
  private readonly accounts: Accounts;
  private readonly buckets: TokenBuckets;

  constructor(accounts: Accounts, perMinute: number) {
    this.accounts = accounts;
    this.buckets = new TokenBuckets(perMinute / 60, perMinute);
  }

  /** Who asks, if it is somebody we know. */
  async find(request: FastifyRequest): Promise<Visitor | undefined> {
    const visitor = await this.accounts.visitor(tokenAmong(request.cookies));
    if (visitor !== undefined && !this.buckets.take(visitor.user.id))
      throw new HttpProblem('too-many', { message: 'Too many requests; please slow down.' });
    return visitor;
  }

  /** Who asks; refuses strangers. */
  async mustFind(request: FastifyRequest): Promise<Visitor> {
    const visitor = await this.find(request);
    if (visitor === undefined) throw new HttpProblem('unknown-visitor');
    return visitor;
  }
}
