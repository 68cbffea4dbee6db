import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SiteNames } from './site-names.ts';
import type { Metrics } from '../base/metrics.ts';

/** Where metrics are to be had, and with which token, if any. */
export interface MetricsPlace {
  readonly port: number;
  readonly host: string;
  readonly token?: string;
  /** Names besides this machine's own by which they may be asked for without a token. */
  readonly names?: readonly string[];
}

/** Gives the metrics on a port of their own, away from visitors. */
export class MetricsListener {
  private readonly server: Server;
  private readonly place: MetricsPlace;
  private readonly names: SiteNames;

  constructor(metrics: Metrics, place: MetricsPlace) {
    this.place = place;
    this.names = new SiteNames([place.host, ...(place.names ?? [])]);
    this.server = createServer((request, response) => {
      const status = this.statusFor(request);
      if (status !== 200) {
        response.writeHead(status).end();
        return;
      }
      metrics.text().then(
        (text) =>
          response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(text),
        () => response.writeHead(500).end(),
      );
    });
  }

  /** Opens the port, and gives its number. */
  async listen(): Promise<number> {
    const { port, host } = this.place;
    this.server.listen(port, host);
    await once(this.server, 'listening');
    return (this.server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    if (!this.server.listening) return;
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }

  private statusFor({ method, url, headers }: IncomingMessage): number {
    const { token } = this.place;
    if (method !== 'GET' || url !== '/metrics') return 404;
    if (token === undefined) return this.names.includes(headers.host ?? '') ? 200 : 421;
    return isSame(headers.authorization ?? '', `Bearer ${token}`) ? 200 : 401;
  }
}

const isSame = (given: string, wanted: string): boolean =>
  timingSafeEqual(digest(given), digest(wanted));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
