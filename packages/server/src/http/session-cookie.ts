import type { CookieSerializeOptions } from '@fastify/cookie';
import type { Credential } from '../accounts/accounts.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

const PLAIN = 'roundhouse';
/** Browsers keep this one for exactly this host, and never send or take it without TLS. */
const HOST_ONLY = '__Host-roundhouse';
const YEAR = 365 * 24 * 3600;
const OPTIONS: CookieSerializeOptions = { path: '/', httpOnly: true, sameSite: 'lax' };

type Cookies = Readonly<Record<string, string | undefined>>;

const tokenAmong = (cookies: Cookies): string | undefined =>
  cookies[HOST_ONLY] || cookies[PLAIN] || undefined;

/** What a request says of who asks: the token that a program sends (`Authorization: Bearer …`), or a browser's cookie. */
export function credentialIn(
  { authorization }: { readonly authorization?: string | undefined },
  cookies: Cookies,
): Credential | undefined {
  const [, token] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
  if (token !== undefined) return { token, from: 'program' };
  const own = tokenAmong(cookies);
  return own === undefined ? undefined : { token: own, from: 'browser' };
}

/** Gives the visitor its cookie: the stricter one wherever the page itself came over TLS. */
export function giveCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const secure = request.protocol === 'https';
  const name = secure ? HOST_ONLY : PLAIN;
  void reply.setCookie(name, token, { ...OPTIONS, secure, maxAge: YEAR });
  if (secure && request.cookies[PLAIN] !== undefined) void reply.clearCookie(PLAIN, OPTIONS);
}

export function takeCookie(request: FastifyRequest, reply: FastifyReply): void {
  void reply.clearCookie(PLAIN, OPTIONS);
  if (request.protocol === 'https') void reply.clearCookie(HOST_ONLY, { ...OPTIONS, secure: true });
}

/** A session that began before cookies were strict gets the strict one. */
export async function tightenCookie(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { cookies, protocol } = request;
  const old = cookies[PLAIN];
  if (protocol === 'https' && old && !cookies[HOST_ONLY]) giveCookie(request, reply, old);
}
