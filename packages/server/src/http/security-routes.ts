import type { FastifyInstance } from 'fastify';

const HALF_A_YEAR = 182 * 24 * 3_600_000;

/** Tells people who have found a hole whom to tell of it (RFC 9116), where somebody wants to know. */
export function securityRoutes(
  app: FastifyInstance,
  { contact, now }: { readonly contact: string | undefined; readonly now: () => number },
): void {
  app.get('/.well-known/security.txt', async (_, reply) => {
    if (contact === undefined) return reply.callNotFound();
    const expires = new Date(now() + HALF_A_YEAR).toISOString();
    const lines = [`Contact: ${contact}`, `Expires: ${expires}`, 'Preferred-Languages: en, de'];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}
