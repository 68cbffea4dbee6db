import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import { Connection } from './connection.ts';
import type { ConnectionContext } from './connection.ts';

const MOST_BYTES = 32 * 1024;
const BEAT = 30_000;

export interface SocketServerInput {
  readonly server: Server;
  readonly path: string;
  readonly context: ConnectionContext;
  /** Whether a browser page of this origin may connect. */
  isAllowedOrigin(request: IncomingMessage): boolean;
  /** Who connects, if it is somebody we know. */
  userOf(request: IncomingMessage): Promise<string | undefined>;
}

/** All sockets of the server. */
export class SocketServer {
  private readonly sockets: WebSocketServer;
  private readonly input: SocketServerInput;
  private readonly alive = new WeakSet<WebSocket>();
  private readonly beat: NodeJS.Timeout;

  constructor(input: SocketServerInput) {
    this.input = input;
    this.sockets = new WebSocketServer({
      noServer: true,
      maxPayload: MOST_BYTES,
      perMessageDeflate: false,
    });
    input.server.on('upgrade', (request, socket, head) => void this.upgrade(request, socket, head));
    this.beat = setInterval(() => this.checkAlive(), BEAT);
    this.beat.unref();
  }

  get size(): number {
    return this.sockets.clients.size;
  }

  /** Says good-bye to everybody; clients reconnect by themselves. */
  close(): void {
    clearInterval(this.beat);
    for (const socket of this.sockets.clients) socket.close(1001, 'the server is stopping');
    this.sockets.close();
  }

  private async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname !== this.input.path) return refuseUpgrade(socket, '404 Not Found');
    if (!this.input.isAllowedOrigin(request)) return refuseUpgrade(socket, '403 Forbidden');
    socket.on('error', () => socket.destroy());
    const user = await this.input.userOf(request).catch(() => null);
    if (user === null) return refuseUpgrade(socket, '503 Service Unavailable');
    this.sockets.handleUpgrade(request, socket, head, (opened) => this.accept(opened, user));
    return undefined;
  }

  private accept(socket: WebSocket, user: string | undefined): void {
    this.alive.add(socket);
    socket.on('pong', () => this.alive.add(socket));
    const connection = new Connection(socket, user, this.input.context);
    connection.greet();
  }

  private checkAlive(): void {
    for (const socket of this.sockets.clients) {
      if (!this.alive.delete(socket)) socket.terminate();
      else socket.ping();
    }
  }
}

function refuseUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
