import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../packages/web/dist', import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

interface Versions {
  readonly address: string;
  /** From now on the app is a newer one: its page and a worker that knows that page. */
  release(): void;
  close(): void;
}

/** Serves the built app without a play server, and on demand newer versions of it. */
export async function serveVersions(): Promise<Versions> {
  let version = 1;
  const read = (path: string): Buffer => {
    const content = readFileSync(dist + path);
    if (version === 1) return content;
    if (path === '/index.html') return Buffer.from(newPage(content, version));
    if (path === '/service-worker.js')
      return Buffer.from(
        content.toString().replace(hashOf(page()), () => hashOf(newPage(page(), version))),
      );
    return content;
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://house');
    const path = extname(pathname) === '' ? '/index.html' : pathname;
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    if (pathname.startsWith('/api')) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': type }).end(read(path));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}`,
    release: () => void version++,
    close: () => void server.close(),
  };
}

const page = (): Buffer => readFileSync(`${dist}/index.html`);
const newPage = (content: Buffer, version: number): string =>
  content.toString().replace('<html ', `<html data-version="${version}" `);
const hashOf = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('base64');
