import fastifyStatic from '@fastify/static';
import { PROBLEMS } from '@roundhouse/protocol';
import { pageAt } from '@roundhouse/protocol/pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const YEAR = 365 * 24 * 60 * 60;

/** Nothing but our own files, no inline code, and no other site may frame us. */
export const CONTENT_SECURITY_POLICY = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

/** Says that there is nothing, wherever no route is; whoever looks for routes is limited like whoever uses them. */
export async function answerNotFound(
  app: FastifyInstance,
  answer: Answer = sayNotFound,
): Promise<void> {
  app.all('/api/*', sayNotFound);
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, answer);
}

type Answer = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
const sayNotFound: Answer = (_, reply) =>
  reply.code(404).send({ error: 'not-found', message: PROBLEMS['not-found'].message });

/** Serves the built web app that lies in `dist`; whatever no other route answers goes here. */
export async function serveWebApp(app: FastifyInstance, dist: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: dist,
    index: false,
    wildcard: true,
    preCompressed: true,
    cacheControl: false,
    setHeaders(response, path) {
      const lasting = /[\\/]assets[\\/]/.test(path);
      const value = lasting ? `public, max-age=${YEAR}, immutable` : 'no-cache';
      void response.header('cache-control', value);
    },
  });
  app.get('/', (_, reply) => reply.sendFile('index.html'));
  await answerNotFound(app, (request, reply) => {
    const [path = ''] = request.url.split('?');
    if (request.method !== 'GET' || path.startsWith('/assets/')) return sayNotFound(request, reply);
    // What the app does not know gets its friendly page too, but as not found.
    const isPage = pageAt(path.split('/').slice(1)) !== undefined;
    return reply.code(isPage ? 200 : 404).sendFile('index.html');
  });
}
