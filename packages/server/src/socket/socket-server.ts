import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import type { ServerMessage } from '@roundhouse/protocol';
import type { SessionRow } from '../store/store.ts';
import { Connection } from './connection.ts';
import type { ConnectionContext } from './connection.ts';
import type { Ending } from './endings.ts';
import type { OpenSocket } from './outbox.ts';

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
  /** The session of whoever connects, if it is somebody we know. */
  sessionOf(request: IncomingMessage): Promise<SessionRow | undefined>;
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
  private readonly listenTo = listenerFor(this.connections, (gone) => this.leave(gone));

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
    for (const { session } of this.connections.values())
      if (session !== undefined) yield session.tokenHash;
  }

  /** Closes every socket of a session that has ended. */
  endSession(tokenHash: string): void {
    for (const connection of this.connections.values())
      if (connection.session?.tokenHash === tokenHash) connection.closeWith('session-ended');
  }

  /** Closes every connection and lets nobody in; clients reconnect automatically. */
  close(): void {
    this.isClosing = true;
    for (const wire of this.opening) wire.destroy();
    for (const connection of this.connections.values()) connection.closeWith('stopping');
    this.sockets.close();
  }

  private async upgrade(request: IncomingMessage, wire: Duplex, head: Buffer): Promise<void> {
    wire.on('error', destroy);
    if (wire.destroyed) return;
    const [path] = (request.url ?? '/').split('?');
    if (path !== this.input.path) return refuseUpgrade(wire, '404 Not Found');
    if (!this.input.isAllowedOrigin(request)) return refuseUpgrade(wire, '403 Forbidden');
    const address = this.input.addressOf(request);
    if (!this.reserve(address, wire)) return refuseUpgrade(wire, '429 Too Many Requests');
    this.opening.add(wire);
    const session = await this.input.sessionOf(request).catch(() => null);
    this.opening.delete(wire);
    if (session === null || this.isClosing) return refuseUpgrade(wire, '503 Service Unavailable');
    if (session !== undefined && this.isBusy(session))
      return refuseUpgrade(wire, '429 Too Many Requests');
    this.sockets.handleUpgrade(request, wire, head, (socket) =>
      this.accept({ socket, wire, address }, session),
    );
    return undefined;
  }

  /** Whether a program has as many sockets with its token as it may have. */
  private isBusy({ scopes, tokenHash }: SessionRow): boolean {
    if (scopes === null) return false;
    const same = [...this.sessions()].filter((each) => each === tokenHash);
    return same.length >= this.input.mostPerToken;
  }

  /** Takes a place of this address for as long as the wire is open, before anything is waited for; false if there is none. */
  private reserve(address: string, wire: Duplex): boolean {
    const taken = this.perAddress.get(address) ?? 0;
    if (taken >= this.input.mostPerAddress) return false;
    this.perAddress.set(address, taken + 1);
    wire.on('close', () => {
      const left = (this.perAddress.get(address) ?? 1) - 1;
      if (left === 0) this.perAddress.delete(address);
      else this.perAddress.set(address, left);
    });
    return true;
  }

  private accept(opened: OpenSocket, session: SessionRow | undefined): void {
    const { socket } = opened;
    const connection = new Connection(opened, session, this.input.context);
    this.listenTo(socket);
    this.connections.set(socket, connection);
    if (session !== undefined) this.join(session.user, connection);
    connection.greet();
  }

  private join(user: string, connection: Connection): void {
    const pages = this.byUser.get(user);
    this.byUser.set(user, [...(pages ?? []), connection]);
    if (pages === undefined) this.input.onUser(user);
  }

  private leave(connection: Connection): void {
    connection.close();
    this.input.onEnded(connection.ending);
    const user = connection.user ?? '';
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

/** Listens to sockets by the same functions for all of them: those of its own would take memory for each. */
function listenerFor(
  connections: Map<WebSocket, Connection>,
  leave: (connection: Connection) => void,
): (socket: WebSocket) => void {
  function hear(this: WebSocket, data: Buffer, isBinary: boolean): void {
    connections.get(this)?.receive(data, isBinary);
  }
  function hearPing(this: WebSocket): void {
    connections.get(this)?.mayGoOn();
  }
  function hearPong(this: WebSocket): void {
    const connection = connections.get(this);
    if (connection !== undefined) connection.isAlive = true;
  }
  function fail(this: WebSocket): void {
    this.terminate();
  }
  function close(this: WebSocket): void {
    const connection = connections.get(this);
    connections.delete(this);
    if (connection !== undefined) leave(connection);
  }
  return (socket) => {
    socket.on('message', hear).on('ping', hearPing).on('pong', hearPong);
    socket.on('error', fail).on('close', close);
  };
}

function destroy(this: Duplex): void {
  this.destroy();
}

function refuseUpgrade(socket: Duplex, status: string): void {
  // The other side may keep its half open for as long as it likes.
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
