import { buildApp } from './app.ts';
import { buildWebIfNeeded, DIST } from './web-build.ts';

export { buildApp } from './app.ts';

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

/** Builds the web app if needed and serves it. Port 0 takes any free one. */
export async function serve({ port, host, log = console.log }: ServeOptions): Promise<Serving> {
  buildWebIfNeeded(log);
  const app = await buildApp(DIST);
  await app.listen({ port, host });
  const bound = app.server.address();
  const actual = typeof bound === 'object' && bound ? bound.port : port;
  const name = host === '0.0.0.0' || host === '::' || host === '127.0.0.1' ? 'localhost' : host;
  return { address: `http://${name}:${actual}`, close: () => app.close() };
}
