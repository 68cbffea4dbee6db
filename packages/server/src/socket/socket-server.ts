import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import type { Server as SocketsOf } from 'ws';
import type { ServerMessage } from '@roundhouse/protocol';
import { OpenCount } from '../base/open-count.ts';
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

const NO_PAGES: readonly Connection[] = [];

/** All sockets of the server. */
export class SocketServer {
  private readonly sockets: SocketsOf<typeof HeardSocket>;
  private readonly input: SocketServerInput;
  private readonly connections = new Set<Connection>();
  private readonly byUser = new Map<string, readonly Connection[]>();
  private readonly perAddress: OpenCount;
  /** Those of whom it is not known yet who they are. */
  private readonly opening = new Set<Duplex>();
  private isClosing = false;

  constructor(input: SocketServerInput) {
    this.input = input;
    this.perAddress = new OpenCount(input.mostPerAddress);
    this.sockets = new WebSocketServer({
      noServer: true,
      clientTracking: false,
      WebSocket: HeardSocket,
      maxPayload: MOST_BYTES,
      perMessageDeflate: false,
    });
    input.server.on('upgrade', (request, socket, head) => void this.upgrade(request, socket, head));
  }

  get size(): number {
    return this.connections.size;
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
    for (const { session } of this.connections) if (session !== undefined) yield session.tokenHash;
  }

  /** Closes every socket of a session that has ended. */
  endSession(tokenHash: string): void {
    for (const connection of this.connections)
      if (connection.session?.tokenHash === tokenHash) connection.closeWith('session-ended');
  }

  /** Closes every connection and lets nobody in; clients reconnect automatically. */
  close(): void {
    this.isClosing = true;
    for (const wire of this.opening) wire.destroy();
    for (const connection of this.connections) connection.closeWith('stopping');
    this.sockets.close();
  }

  private async upgrade(request: IncomingMessage, wire: Duplex, head: Buffer): Promise<void> {
    wire.on('error', destroy);
    if (wire.destroyed) return;
    const [path] = (request.url ?? '/').split('?');
    if (path !== this.input.path) return refuseUpgrade(wire, '404 Not Found');
    if (!this.input.isAllowedOrigin(request)) return refuseUpgrade(wire, '403 Forbidden');
    const address = this.input.addressOf(request);
    if (!this.perAddress.add(address)) return refuseUpgrade(wire, '429 Too Many Requests');
    const release = (): void => this.perAddress.remove(address);
    wire.on('close', release);
    this.opening.add(wire);
    const session = await this.input.sessionOf(request).catch(() => null);
    this.opening.delete(wire);
    if (wire.destroyed) return undefined;
    if (session === null || this.isClosing) return refuseUpgrade(wire, '503 Service Unavailable');
    if (session !== undefined && this.isBusy(session))
      return refuseUpgrade(wire, '429 Too Many Requests');
    // From here on the socket listens to its wire; the fewer listeners a wire has, the less memory it takes.
    wire.off('close', release).off('error', destroy);
    let isAccepted = false;
    this.sockets.handleUpgrade(request, wire, head, (socket) => {
      isAccepted = true;
      this.accept({ socket, wire, address }, session);
    });
    if (!isAccepted) release();
    return undefined;
  }

  /** Whether a program has as many sockets with its token as it may have. */
  private isBusy({ scopes, tokenHash }: SessionRow): boolean {
    if (scopes === null) return false;
    const same = [...this.sessions()].filter((each) => each === tokenHash);
    return same.length >= this.input.mostPerToken;
  }

  private accept(
    opened: OpenSocket & { readonly socket: HeardSocket },
    session: SessionRow | undefined,
  ): void {
    const connection = new Connection(opened, session, this.input.context);
    opened.socket.listen(connection, this);
    this.connections.add(connection);
    if (session !== undefined) this.join(session.user, connection);
    connection.greet();
  }

  private join(user: string, connection: Connection): void {
    const pages = this.byUser.get(user);
    this.byUser.set(user, (pages ?? NO_PAGES).concat(connection));
    if (pages === undefined) this.input.onUser(user);
  }

  /** Its socket is closed. */
  leave(connection: Connection): void {
    this.connections.delete(connection);
    this.perAddress.remove(connection.address);
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
    for (const connection of this.connections) connection.checkAlive();
  }
}

/** A socket that says what it hears to its connection itself: listeners would take memory for each. */
class HeardSocket extends WebSocket {
  private connection: Connection | undefined;
  private server: SocketServer | undefined;

  listen(connection: Connection, server: SocketServer): void {
    this.connection = connection;
    this.server = server;
  }

  override emit(event: string | symbol, data?: unknown, isBinary?: unknown): boolean {
    const { connection, server } = this;
    if (connection === undefined) return false;
    if (event === 'message' && Buffer.isBuffer(data)) connection.receive(data, isBinary === true);
    else if (event === 'ping') connection.mayGoOn();
    else if (event === 'pong') connection.isAlive = true;
    else if (event === 'error') this.terminate();
    else if (event === 'close') server?.leave(connection);
    return true;
  }
}

function destroy(this: Duplex): void {
  this.destroy();
}

function refuseUpgrade(socket: Duplex, status: string): void {
  // The other side may keep its half open for as long as it likes.
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
