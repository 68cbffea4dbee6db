import helmet from '@fastify/helmet';
import fastify from 'fastify';
import { buildWebIfNeeded, DIST } from './static-build.ts';
import { CONTENT_SECURITY_POLICY, serveWebApp } from './static-files.ts';

export interface ServeOptions {
  readonly port: number;
  readonly host: string;
  readonly log?: (line: string) => void;
}

export interface Serving {
  /** For people: `http://localhost:8080`. */
  readonly address: string;
  close(): Promise<void>;
}

const LOCAL = ['0.0.0.0', '::', '127.0.0.1'];

/** Builds the web app if needed and serves it, with `GET /health`. Port 0 takes any free one. */
export async function serve({ port, host, log = console.log }: ServeOptions): Promise<Serving> {
  buildWebIfNeeded(log);
  const app = fastify({ logger: false });
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT_SECURITY_POLICY },
    strictTransportSecurity: false,
  });
  app.get('/health', async () => ({ ok: true }));
  await serveWebApp(app, DIST);
  await app.listen({ port, host });
  const bound = app.server.address();
  const actual = typeof bound === 'object' && bound ? bound.port : port;
  const name = LOCAL.includes(host) ? 'localhost' : host;
  return { address: `http://${name}:${actual}`, close: () => app.close() };
}
