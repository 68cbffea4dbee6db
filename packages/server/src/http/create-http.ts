import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Limits } from '../base/limits.ts';
import { CONTENT_SECURITY_POLICY } from './static-files.ts';
import { limitConnections } from './connection-limit.ts';
import { HttpProblem, sendProblem } from './problem.ts';
import type { Trust } from './proxies.ts';
import type { SiteNames } from './site-names.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers whatever name it is asked by: there is nothing in it for other pages. */
    anyHost?: boolean;
  }
}

const MOST_BODY = 64 * 1024;
/** Connections of an address beside its sockets. */
const OTHER_CONNECTIONS = 200;
const HEADERS_WITHIN = 10_000;
const REQUEST_WITHIN = 30_000;
const CHECK_EVERY = 5000;
const NUL = '%00';

interface HttpInput {
  readonly logLevel?: string;
  readonly trust: Trust;
  /** Whether visitors come by https, as a proxy sees to. */
  readonly isSecure: boolean;
  readonly names: SiteNames;
  readonly limits: Limits;
}

/** HTTP with everything that holds for all routes: limits, safe headers, and who may ask at all. */
export function createHttp(input: HttpInput): FastifyInstance {
  const { logLevel = 'warn', trust, limits, names } = input;
  const http = Fastify({
    logger: {
      level: logLevel,
      // Addresses of requests name matches, so only the route is written.
      serializers: { req: ({ method, routeOptions }) => ({ method, route: routeOptions?.url }) },
    },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MOST_BODY,
    trustProxy: trust,
    forceCloseConnections: true,
    requestTimeout: REQUEST_WITHIN,
    rewriteUrl: ({ url = '/' }) => pathForPage(url),
    http: { headersTimeout: HEADERS_WITHIN, connectionsCheckingInterval: CHECK_EVERY },
    frameworkErrors: (_, __, reply) => {
      void (reply as FastifyReply)
        .code(400)
        .send({ error: 'malformed', message: 'The address could not be read.' });
    },
  });
  limitConnections(http.server, limits.socketsPerAddress + OTHER_CONNECTIONS, trust);
  http.setErrorHandler(sendProblem);
  void http.register(cookie);
  void http.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT_SECURITY_POLICY },
    strictTransportSecurity: input.isSecure,
  });
  void http.register(rateLimit, {
    max: limits.requests,
    timeWindow: '1 minute',
    allowList: (request) => !isOfApi(request) && !request.is404,
  });
  http.addHook('onRequest', refuseOtherNames(names));
  http.addHook('onRequest', refuseOtherOrigins);
  http.addHook('onRequest', refuseNul);
  http.addHook('onRequest', forbidStoring);
  return http;
}

/** A cut-off link, such as `/people/J%C3`, or one with a NUL is an address of the app too, which has a page for it; programs are told. */
function pathForPage(url: string): string {
  const [path = ''] = url.split('?');
  if (url.startsWith('/api/') || !url.includes('%')) return url;
  try {
    decodeURIComponent(path);
    if (!url.includes(NUL)) return url;
  } catch {}
  return url.replaceAll('%', '%25');
}

/** By the route that was found: an address can be spelt in many ways. */
const isOfApi = ({ routeOptions: { url = '' } }: FastifyRequest): boolean =>
  url.startsWith('/api/');

/** Browsers name the page that something comes from; it must be one of ours. Programs without a browser name none. */
export function isAllowedOrigin(origin: string | undefined, host: string): boolean {
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}

const refuseOtherNames =
  (names: SiteNames) =>
  async ({ host, routeOptions }: FastifyRequest): Promise<void> => {
    if (routeOptions.config?.anyHost !== true && !names.includes(host))
      throw new HttpProblem('wrong-host');
  };

async function refuseOtherOrigins({ method, headers, host }: FastifyRequest): Promise<void> {
  if (method !== 'GET' && method !== 'HEAD' && !isAllowedOrigin(headers.origin, host))
    throw new HttpProblem('wrong-origin');
}

/** No name of anything has it, and PostgreSQL can't be asked for it. */
async function refuseNul({ url }: FastifyRequest): Promise<void> {
  if (url.includes(NUL))
    throw new HttpProblem('malformed', { message: 'The address could not be read.' });
}

/** What is told to one person is for nobody who shares a cache with them. */
async function forbidStoring(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (isOfApi(request)) void reply.header('cache-control', 'no-store');
}
