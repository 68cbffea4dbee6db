import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A server that takes what is posted to it and answers as it is told. */
export class Endpoint {
  readonly received: Received[] = [];
  /** The statuses of the next answers; 201 when there are no more. */
  readonly answers: number[] = [];
  readonly headers: Record<string, string> = {};
  /** Milliseconds before it answers. */
  slowness = 0;
  private readonly server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url: path = '', headers } = request;
      this.received.push({ path, headers, body: Buffer.concat(chunks) });
      setTimeout(() => {
        response.writeHead(this.answers.shift() ?? 201, this.headers).end('{}');
      }, this.slowness);
    });
  });

  /** Gives the address. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => {
      this.server.listen(0, '127.0.0.1', resolve);
    });
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => {
      this.server.close(resolve);
    });
  }

  /** What was posted, as JSON. */
  get bodies(): unknown[] {
    return this.received.map(({ body }) => JSON.parse(body.toString()) as unknown);
  }
}
