import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts, Visitor } from '../accounts/accounts.ts';
import { HttpProblem } from './problem.ts';

export const COOKIE = 'roundhouse';
const YEAR = 365 * 24 * 3600;

/** The token in a Cookie header, if there is one. */
export function tokenIn(header: string | undefined): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const [name, value] = part.trim().split('=');
    if (name === COOKIE && value !== undefined && value !== '') return value;
  }
  return undefined;
}

/** Gives the visitor its cookie. `secure` wherever the page itself came over TLS. */
export function giveCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  void reply.header(
    'set-cookie',
    `${COOKIE}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${YEAR}${secure}`,
  );
}

export function takeCookie(reply: FastifyReply): void {
  void reply.header('set-cookie', `${COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`);
}

/** Who asks; refuses strangers. */
export async function mustBeKnown(accounts: Accounts, request: FastifyRequest): Promise<Visitor> {
  const visitor = await accounts.visitor(tokenIn(request.headers.cookie));
  if (visitor === undefined)
    throw new HttpProblem(401, 'unknown-visitor', 'Please choose a name first.');
  return visitor;
}

/** A short description of where a session is used, from its browser. */
export function labelOf(request: FastifyRequest): string {
  return (request.headers['user-agent'] ?? 'unknown').slice(0, 200);
}
