import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';

export interface Asked {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Asks with exactly this request line and these headers, where `fetch` would tidy up. */
export function ask(url: string, path: string, question: Question = {}): Promise<Asked> {
  const { hostname, port } = new URL(url);
  const { method = 'GET', headers = {}, body } = question;
  const json = body === undefined ? {} : { 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers: { ...json, ...headers } });
    asked.once('error', reject);
    asked.once('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(parts).toString(),
        }),
      );
    });
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
