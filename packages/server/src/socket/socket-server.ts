import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import type { ServerMessage } from '@roundhouse/protocol';
import type { Visitor } from '../accounts/accounts.ts';
import { Connection } from './connection.ts';
import type { ConnectionContext, OpenSocket } from './connection.ts';
import type { Ending } from './endings.ts';

/** More than any message may have, so that one that is too large can be refused with words. */
const MOST_BYTES = 1024 * 1024;

export interface SocketServerInput {
  readonly server: Server;
  readonly path: string;
  readonly context: ConnectionContext;
  readonly mostPerAddress: number;
  readonly mostPerToken: number;
  /** Told when a user's first page is there, and when its last one is gone. */
  readonly onUser: (user: string) => void;
  readonly onUserGone: (user: string) => void;
  readonly onEnded: (ending: Ending) => void;
  /** Whether a browser page of this origin may connect. */
  isAllowedOrigin(request: IncomingMessage): boolean;
  /** Who connects, if it is somebody we know. */
  visitorOf(request: IncomingMessage): Promise<Visitor | undefined>;
  addressOf(request: IncomingMessage): string;
}

/** All sockets of the server. */
export class SocketServer {
  private readonly sockets: WebSocketServer;
  private readonly input: SocketServerInput;
  private readonly connections = new Map<WebSocket, Connection>();
  private readonly byUser = new Map<string, readonly Connection[]>();
  private readonly perAddress = new Map<string, number>();
  /** Those of whom it is not known yet who they are. */
  private readonly opening = new Set<Duplex>();
  private isClosing = false;

  constructor(input: SocketServerInput) {
    this.input = input;
    this.sockets = new WebSocketServer({
      noServer: true,
      maxPayload: MOST_BYTES,
      perMessageDeflate: false,
    });
    input.server.on('upgrade', (request, socket, head) => void this.upgrade(request, socket, head));
  }

  get size(): number {
    return this.sockets.clients.size;
  }

  /** Tells all pages of a user something about a match, but those that are at its table. */
  toUser(user: string, match: string, message: (user: string) => ServerMessage): void {
    let made: ServerMessage | undefined;
    for (const page of this.byUser.get(user) ?? [])
      if (!page.isAt(match)) page.tell((made ??= message(user)));
  }

  users(): Iterable<string> {
    return this.byUser.keys();
  }

  /** Whose sockets are open. */
  *sessions(): Iterable<string> {
    for (const { visitor } of this.connections.values())
      if (visitor !== undefined) yield visitor.session.tokenHash;
  }

  /** Closes every socket of a session that has ended. */
  endSession(tokenHash: string): void {
    for (const connection of this.connections.values())
      if (connection.visitor?.session.tokenHash === tokenHash)
        connection.closeWith('session-ended');
  }

  /** Closes every connection and lets nobody in; clients reconnect automatically. */
  close(): void {
    this.isClosing = true;
    for (const wire of this.opening) wire.destroy();
    for (const connection of this.connections.values()) connection.closeWith('stopping');
    this.sockets.close();
  }

  private async upgrade(request: IncomingMessage, wire: Duplex, head: Buffer): Promise<void> {
    wire.on('error', () => wire.destroy());
    if (wire.destroyed) return;
    const [path] = (request.url ?? '/').split('?');
    if (path !== this.input.path) return refuseUpgrade(wire, '404 Not Found');
    if (!this.input.isAllowedOrigin(request)) return refuseUpgrade(wire, '403 Forbidden');
    const address = this.input.addressOf(request);
    if (!this.reserve(address, wire)) return refuseUpgrade(wire, '429 Too Many Requests');
    this.opening.add(wire);
    const visitor = await this.input.visitorOf(request).catch(() => null);
    this.opening.delete(wire);
    if (visitor === null || this.isClosing) return refuseUpgrade(wire, '503 Service Unavailable');
    if (visitor !== undefined && this.isBusy(visitor))
      return refuseUpgrade(wire, '429 Too Many Requests');
    this.sockets.handleUpgrade(request, wire, head, (socket) =>
      this.accept({ socket, wire, address }, visitor),
    );
    return undefined;
  }

  /** Whether a program has as many sockets with its token as it may have. */
  private isBusy({ session: { scopes, tokenHash } }: Visitor): boolean {
    if (scopes === null) return false;
    const same = [...this.sessions()].filter((each) => each === tokenHash);
    return same.length >= this.input.mostPerToken;
  }

  /** Takes a place of this address for as long as the wire is open, before anything is waited for; false if there is none. */
  private reserve(address: string, wire: Duplex): boolean {
    const taken = this.perAddress.get(address) ?? 0;
    if (taken >= this.input.mostPerAddress) return false;
    this.perAddress.set(address, taken + 1);
    wire.once('close', () => {
      const left = (this.perAddress.get(address) ?? 1) - 1;
      if (left === 0) this.perAddress.delete(address);
      else this.perAddress.set(address, left);
    });
    return true;
  }

  private accept(opened: OpenSocket, visitor: Visitor | undefined): void {
    const { socket } = opened;
    const connection = new Connection(opened, visitor, this.input.context);
    socket.on('pong', () => {
      connection.isAlive = true;
    });
    socket.on('close', () => {
      connection.close();
      this.connections.delete(socket);
      this.leave(connection);
      this.input.onEnded(connection.ending);
    });
    this.connections.set(socket, connection);
    const user = visitor?.user.id;
    if (user !== undefined) this.join(user, connection);
    connection.greet();
  }

  private join(user: string, connection: Connection): void {
    const pages = this.byUser.get(user);
    this.byUser.set(user, [...(pages ?? []), connection]);
    if (pages === undefined) this.input.onUser(user);
  }

  private leave(connection: Connection): void {
    const user = connection.visitor?.user.id ?? '';
    const pages = this.byUser.get(user)?.filter((each) => each !== connection);
    if (pages === undefined) return;
    if (pages.length > 0) this.byUser.set(user, pages);
    else {
      this.byUser.delete(user);
      this.input.onUserGone(user);
    }
  }

  /** Asks every socket for a sign of life, and ends those that gave none since it was asked last. */
  checkAlive(): void {
    for (const [socket, connection] of this.connections) {
      if (connection.isAlive) socket.ping();
      else connection.cutOff('silent');
      connection.isAlive = false;
    }
  }
}

function refuseUpgrade(socket: Duplex, status: string): void {
  // The other side may keep its half open for as long as it likes.
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
