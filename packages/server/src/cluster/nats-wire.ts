import { connect } from '@nats-io/transport-node';
import type { NatsConnection, Subscription } from '@nats-io/transport-node';
import { sha256 } from '../base/tokens.ts';
import { parseNatsAddress } from './nats-address.ts';
import { formatMatchNews, parseMatchNews, parseSessionNews, parseUserNews } from './news.ts';
import type {
  Followable,
  MatchNews,
  NewsWire,
  SessionNews,
  UserNews,
  WireListener,
} from './news.ts';

const SESSIONS = 'roundhouse.sessions';
const TRY_AGAIN = 500;
const PING_EVERY = 5000;
const HASH_LENGTH = 32;

interface Followed {
  readonly kind: Followable;
  readonly id: string;
  times: number;
  subscription: Subscription | undefined;
}

/** News over NATS: a subject for each match and user, so that a node hears only of those that are here. It reconnects automatically. */
export class NatsWire implements NewsWire {
  private readonly outbox: [subject: string, text: string][] = [];
  private readonly followed = new Map<string, Followed>();
  private readonly connecting: Promise<void>;
  private connection: NatsConnection | undefined;
  private listener: WireListener | undefined;
  private connected = false;
  private closed = false;

  constructor(url: string) {
    this.connecting = this.connect(parseNatsAddress(url));
  }

  get isOpen(): boolean {
    return this.connected;
  }

  listen(listener: WireListener): void {
    this.listener = listener;
    if (this.connected) listener.missed();
  }

  tell(match: string, news: MatchNews): void {
    this.publish(subjectOf('match', match), formatMatchNews(news));
  }

  tellUser(user: string, news: UserNews): void {
    this.publish(subjectOf('user', user), JSON.stringify(news));
  }

  tellSession(news: SessionNews): void {
    this.publish(SESSIONS, JSON.stringify(news));
  }

  follow(kind: Followable, id: string): void {
    const subject = subjectOf(kind, id);
    const known = this.followed.get(subject);
    if (known !== undefined) {
      known.times++;
      return;
    }
    const followed: Followed = { kind, id, times: 1, subscription: undefined };
    this.followed.set(subject, followed);
    this.subscribe(subject, followed);
  }

  unfollow(kind: Followable, id: string): void {
    const subject = subjectOf(kind, id);
    const followed = this.followed.get(subject);
    if (followed === undefined || --followed.times > 0) return;
    this.followed.delete(subject);
    if (this.connection?.isClosed() === false) followed.subscription?.unsubscribe();
  }

  async close(): Promise<void> {
    this.closed = true;
    this.connected = false;
    await this.connection?.close();
    await this.connecting;
  }

  /** Whatever is told in one turn of the loop leaves together. */
  private publish(subject: string, text: string): void {
    if (this.outbox.push([subject, text]) === 1) setImmediate(() => this.flush());
  }

  private flush(): void {
    const told = this.outbox.splice(0);
    // What is told while the wire is away would only come late: the others look at the store.
    if (!this.connected) return;
    for (const [subject, text] of told) this.connection?.publish(subject, text);
  }

  private async connect(address: ReturnType<typeof parseNatsAddress>): Promise<void> {
    while (!this.closed) {
      const connection = await connect({
        ...address,
        name: 'roundhouse',
        noEcho: true,
        maxReconnectAttempts: -1,
        reconnectTimeWait: TRY_AGAIN,
        pingInterval: PING_EVERY,
        ignoreAuthErrorAbort: true,
      }).catch(() => undefined);
      if (connection !== undefined) return this.use(connection);
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN).unref());
    }
  }

  private use(connection: NatsConnection): void {
    if (this.closed) {
      void connection.close();
      return;
    }
    this.connection = connection;
    connection.subscribe(SESSIONS, {
      callback: (error, message) => {
        const news = error === null ? parseSessionNews(message.string()) : undefined;
        if (news !== undefined) this.listener?.hearSession(news);
      },
    });
    for (const [subject, followed] of this.followed) this.subscribe(subject, followed);
    this.isBack();
    void this.watch(connection);
  }

  private async watch(connection: NatsConnection): Promise<void> {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect' || type === 'staleConnection') this.connected = false;
      if (type === 'reconnect' && !this.closed) this.isBack();
    }
  }

  private isBack(): void {
    this.connected = true;
    this.listener?.missed();
  }

  private subscribe(subject: string, followed: Followed): void {
    if (this.connection?.isClosed() !== false) return;
    followed.subscription = this.connection.subscribe(subject, {
      callback: (error, message) => {
        if (error === null) this.hear(followed, message.string());
      },
    });
  }

  private hear({ kind, id }: Followed, text: string): void {
    if (kind === 'user') {
      const news = parseUserNews(text);
      if (news !== undefined) this.listener?.hearUser(id, news);
      return;
    }
    const news = parseMatchNews(text);
    if (news !== undefined) this.listener?.hear(id, news);
  }
}

/** Ids come from outside and may have anything in them, also what NATS reads as "all of them". */
function subjectOf(kind: Followable, id: string): string {
  return `roundhouse.${kind}.${sha256(id).slice(0, HASH_LENGTH)}`;
}
