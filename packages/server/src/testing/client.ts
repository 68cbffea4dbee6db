import type { MoveBase } from '@roundhouse/engine';
import { parseServerMessage, Positions, PROTOCOL_VERSION } from '@roundhouse/protocol';
import type {
  ClientMessage,
  Delta,
  PositionMessage,
  ServerMessage,
  ToldEntry,
} from '@roundhouse/protocol';
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { WebSocket } from 'ws';

type Json = Record<string, never> & { id: string; status: string; moves: unknown[] };
/** What a client says; the version goes without saying. */
type Said<Message> = Message extends unknown ? Omit<Message, 'v'> : never;

/** Everything that a server says in a test is read as a client reads it, and nothing may be dropped. */
function readStrictly(text: string): ServerMessage | Delta {
  const parsed = parseServerMessage(text);
  if (!parsed.ok || !isDeepStrictEqual(asSent(parsed.message), JSON.parse(text)))
    throw new Error(`against the protocol: ${text}`);
  return parsed.message;
}

/** A message as it goes over the wire, where a delta is a list without what is missing at its end. */
function asSent(message: ServerMessage | Delta): unknown {
  if (message.type !== 'delta') return message;
  const { alias, entry, changes, entries, legal } = message;
  const [only, ...more] = entries;
  if (only === undefined || more.length > 0) {
    const list = [alias, entry, changes, entries.map(entryAsSent)];
    return legal.length > 0 ? [...list, [], legal] : list;
  }
  const { seat, events, id } = only;
  if (id !== undefined) return [alias, entry, changes, seat, events, legal, id];
  if (legal.length > 0) return [alias, entry, changes, seat, events, legal];
  return seat === null ? [alias, entry, changes] : [alias, entry, changes, seat, events];
}

function entryAsSent({ seat, events, id }: ToldEntry): unknown[] {
  if (id !== undefined) return [seat, events, id];
  return seat === null ? [] : [seat, events];
}

/** A visitor with a cookie and a socket, as a browser would be. */
export class Client {
  readonly url: string;
  cookie: string;
  /** The id of the user. */
  readonly user: string;
  /** Every text that came over the socket. */
  readonly received: string[] = [];
  private socket: WebSocket | undefined;
  private readonly listeners = new Set<(message: ServerMessage) => void>();
  /** Whether it takes deltas; what they say is heard as whole positions here. */
  delta = true;

  private constructor(url: string, cookie: string, user: string) {
    this.url = url;
    this.cookie = cookie;
    this.user = user;
  }

  static async guest(url: string, name: string): Promise<Client> {
    const response = await fetch(`${url}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    });
    const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';');
    const { id } = (await response.json()) as Json;
    const client = new Client(url, cookie, id);
    await client.connect();
    return client;
  }

  /** The same visitor at another address; not connected yet. */
  at(url: string): Client {
    return new Client(url, this.cookie, this.user);
  }

  async connect(): Promise<void> {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/socket`, {
      headers: { cookie: this.cookie },
    });
    this.socket = socket;
    const positions = new Positions((match) => {
      throw new Error(`something of ${match} is missing`);
    });
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      this.received.push(text);
      for (const message of positions.whole(readStrictly(text)))
        for (const listener of this.listeners) listener(message);
    });
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
  }

  /** Opens a socket as a page of this origin would; fails if it is refused. */
  static async connectFrom(url: string, origin: string): Promise<void> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { origin });
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    socket.terminate();
  }

  /** The code with which the server closes the socket. */
  closed(): Promise<number> {
    return new Promise((resolve) => {
      this.socket?.once('close', resolve);
    });
  }

  close(): void {
    this.socket?.close();
  }

  post<Answer = Json>(path: string, body: unknown): Promise<Answer> {
    return this.request('POST', path, body) as Promise<never>;
  }

  get<Answer = Json>(path: string): Promise<Answer> {
    return this.request('GET', path) as Promise<never>;
  }

  send(message: Said<ClientMessage>): void {
    this.sendText(JSON.stringify({ v: PROTOCOL_VERSION, ...message }));
  }

  /** Lays a table, lets the others sit down, and starts the match. */
  async begin(table: object, ...others: readonly Client[]): Promise<string> {
    const { id } = await this.post('/api/matches', table);
    for (const other of others) await other.post(`/api/matches/${id}/join`, {});
    await this.post(`/api/matches/${id}/start`, {});
    return id;
  }

  /** Comes to a table, and waits until it is seen. */
  async subscribe(match: string, since?: number): Promise<PositionMessage> {
    const seen = this.arrival(match, 0);
    this.sendSubscribe(match, since);
    return seen;
  }

  private sendSubscribe(match: string, since?: number): void {
    this.send({
      type: 'subscribe',
      match,
      ...(since === undefined ? {} : { since }),
      ...(this.delta ? {} : { delta: false }),
    });
  }

  /** When the match has come to this position, or beyond. */
  arrival(match: string, entry: number): Promise<PositionMessage> {
    return this.next(
      (message): message is PositionMessage =>
        message.type === 'position' && message.match === match && message.entry >= entry,
    );
  }

  /** When the server has accepted something. */
  acceptance(match: string): Promise<ServerMessage> {
    return this.next(
      (message): message is Extract<ServerMessage, { type: 'accepted' }> =>
        message.type === 'accepted' && message.match === match,
    );
  }

  /** Says something of a match, and waits until it is accepted. */
  async does(message: Extract<Said<ClientMessage>, { match: string }>): Promise<void> {
    const accepted = this.acceptance(message.match);
    this.send(message);
    await accepted;
  }

  /** Every text about this match, but for how many watch. */
  receivedFor(match: string, alias = 0): string[] {
    return this.received.filter(
      (text) =>
        text.startsWith(`[${alias},`) ||
        (text.includes(match) && !text.includes('"type":"watchers"')),
    );
  }

  sendText(text: string): void {
    this.socket?.send(text);
  }

  listen(listener: (message: ServerMessage) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** The next message of this type. */
  hears<Type extends ServerMessage['type']>(
    type: Type,
  ): Promise<Extract<ServerMessage, { type: Type }>> {
    return this.next(
      (message): message is Extract<ServerMessage, { type: Type }> => message.type === type,
    );
  }

  /** The next message that fits. */
  next<T extends ServerMessage>(fits: (message: ServerMessage) => message is T): Promise<T> {
    return new Promise((resolve) => {
      const stop = this.listen((message) => {
        if (!fits(message)) return;
        stop();
        resolve(message);
      });
    });
  }

  /** Plays on, choosing by `choose` (the first legal move by default), until the match is over. */
  playToEnd(
    match: string,
    choose: (position: PositionMessage) => MoveBase | undefined = ({ legal }) => legal[0],
  ): Promise<PositionMessage> {
    return new Promise((resolve) => {
      const stop = this.listen((message) => {
        if (message.type !== 'position' || message.match !== match) return;
        if (message.outcome !== null) {
          stop();
          resolve(message);
          return;
        }
        const move = choose(message);
        if (move === undefined) return;
        const { entry } = message;
        this.send({ type: 'move', match, id: randomUUID(), entry, move: move as never });
      });
      this.sendSubscribe(match);
    });
  }

  async request(method: string, path: string, body?: unknown): Promise<Json> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        cookie: this.cookie,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const [given] = response.headers.getSetCookie();
    if (given !== undefined) this.cookie = given.split(';')[0] ?? '';
    const text = await response.text();
    return (text === '' ? {} : JSON.parse(text)) as Json;
  }
}
