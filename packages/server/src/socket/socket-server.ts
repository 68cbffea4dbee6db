import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ServerMessage } from '@roundhouse/protocol';
import { OpenCount } from '../base/open-count.ts';
import type { SessionRow } from '../store/store.ts';
import { Connection } from './connection.ts';
import type { ConnectionContext } from './connection.ts';
import type { Ending } from './endings.ts';
import { FramedSocket } from './framed-socket.ts';
import { shakeHands } from './handshake.ts';

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
    input.server.on('upgrade', (request, _, head) => void this.upgrade(request, head));
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
  }

  private async upgrade(request: IncomingMessage, head: Buffer): Promise<void> {
    const wire = request.socket;
    wire.on('error', destroy);
    if (wire.destroyed) return;
    const [path] = (request.url ?? '/').split('?');
    if (path !== this.input.path) return refuseUpgrade(wire, '404 Not Found');
    if (!this.input.isAllowedOrigin(request)) return refuseUpgrade(wire, '403 Forbidden');
    const answer = shakeHands(request);
    if (!answer.ok) return refuseUpgrade(wire, answer.status);
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
    wire.write(answer.head);
    if (head.length > 0) wire.unshift(head);
    this.accept(wire, address, session);
    return undefined;
  }

  /** Whether a program has as many sockets with its token as it may have. */
  private isBusy({ scopes, tokenHash }: SessionRow): boolean {
    if (scopes === null) return false;
    const same = [...this.sessions()].filter((each) => each === tokenHash);
    return same.length >= this.input.mostPerToken;
  }

  private accept(wire: Socket, address: string, session: SessionRow | undefined): void {
    wire.setTimeout(0).setNoDelay();
    const socket = new FramedSocket(wire);
    const connection = new Connection({ socket, address }, session, this.input.context, this);
    socket.listen(connection);
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

function destroy(this: Duplex): void {
  this.destroy();
}

function refuseUpgrade(socket: Duplex, status: string): void {
  // The other side may keep its half open for as long as it likes.
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
