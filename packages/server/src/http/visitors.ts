import type { Role, Scope } from '@roundhouse/protocol';
import type { FastifyRequest } from 'fastify';
import type { Accounts, Visitor } from '../accounts/accounts.ts';
import type { Limits } from '../base/limits.ts';
import { TokenBuckets } from '../base/token-bucket.ts';
import { HttpProblem } from './problem.ts';
import { credentialIn } from './session-cookie.ts';

/** A short description of where a session is used, from its browser. */
export function labelOf(request: FastifyRequest): string {
  return (request.headers['user-agent'] ?? 'unknown').slice(0, 200);
}

/** Tells who asks, and lets nobody ask too often, from however many addresses. */
export class Visitors {
  private readonly accounts: Accounts;
  private readonly buckets: TokenBuckets;
  private readonly tokenBuckets: TokenBuckets;

  constructor(
    accounts: Accounts,
    { requests, tokenRequests }: Pick<Limits, 'requests' | 'tokenRequests'>,
  ) {
    this.accounts = accounts;
    this.buckets = new TokenBuckets({ perSecond: requests / 60, burst: requests });
    this.tokenBuckets = new TokenBuckets({ perSecond: tokenRequests / 60, burst: tokenRequests });
  }

  /** Who asks, if it is somebody we know. A program's token must be good for it. */
  async find(request: FastifyRequest, scope?: Scope): Promise<Visitor | undefined> {
    const credential = credentialIn(request.headers, request.cookies);
    const visitor = await this.accounts.visitor(credential);
    // A browser may have an old cookie; a program should know that its token is good for nothing.
    if (visitor === undefined && credential?.from === 'program')
      throw new HttpProblem('unknown-visitor');
    if (visitor === undefined) return undefined;
    const { session, user } = visitor;
    if (session.scopes !== null && (scope === undefined || !session.scopes.includes(scope)))
      throw new HttpProblem('wrong-scope');
    const mayAsk =
      session.scopes === null
        ? this.buckets.take(user.id)
        : this.tokenBuckets.take(session.tokenHash);
    if (!mayAsk)
      throw new HttpProblem('too-many', { message: 'Too many requests; please slow down.' });
    return visitor;
  }

  /** Refuses whoever does not keep order, as the store says now. */
  async mustBe(role: Role, { user }: Visitor): Promise<void> {
    const { role: own } = await this.accounts.standing(user);
    if (own === null || (role === 'admin' && own !== 'admin'))
      throw new HttpProblem('not-moderator');
  }

  /** Who asks; refuses strangers. */
  async mustFind(request: FastifyRequest, scope?: Scope): Promise<Visitor> {
    const visitor = await this.find(request, scope);
    if (visitor === undefined) throw new HttpProblem('unknown-visitor');
    return visitor;
  }
}
