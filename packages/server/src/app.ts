import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { AnyGame } from '@roundhouse/engine';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { Accounts } from './accounts/accounts.ts';
import { BotDriver } from './bots/bot-driver.ts';
import type { Think } from './bots/bot-driver.ts';
import { ClockWatch } from './clocks/clock-watch.ts';
import { accountRoutes } from './http/account-routes.ts';
import { matchRoutes } from './http/match-routes.ts';
import { HttpProblem, sendProblem } from './http/problem.ts';
import { tokenIn } from './http/visitors.ts';
import { Chat } from './matches/chat.ts';
import { LiveMatches } from './matches/live-matches.ts';
import { Tables } from './matches/tables.ts';
import { SocketServer } from './socket/socket-server.ts';
import type { Store } from './store/store.ts';

const MOST_BODY = 64 * 1024;
const FORGET_EVERY = 30_000;
const REQUESTS_A_MINUTE = 600;

export interface AppInput {
  readonly store: Store;
  readonly games: readonly AnyGame[];
  readonly think: Think;
  /** How long a bot's move takes at least, in milliseconds. */
  readonly botPause: number;
  readonly now?: () => number;
  readonly logLevel?: string;
  /** Requests a minute from one address. */
  readonly rateLimit?: number;
}

/** The whole server over a store: HTTP, sockets, bots and clocks. Nothing runs before `listen`. */
export class App {
  readonly http: FastifyInstance;
  private readonly input: AppInput;
  private readonly accounts: Accounts;
  private readonly matches: LiveMatches;
  private readonly bots: BotDriver;
  private readonly clocks: ClockWatch;
  private readonly sockets: SocketServer;
  private readonly forget: NodeJS.Timeout;

  constructor(input: AppInput) {
    this.input = input;
    const now = input.now ?? Date.now;
    const { store, games } = input;
    this.http = Fastify({
      logger: { level: input.logLevel ?? 'warn' },
      bodyLimit: MOST_BODY,
      trustProxy: false,
    });
    const log = (what: string, details: Record<string, unknown>): void =>
      this.http.log.error(details, what);
    this.accounts = new Accounts(store, now);
    this.bots = new BotDriver({ think: input.think, pause: input.botPause, log });
    this.matches = new LiveMatches({
      store,
      games,
      now,
      onChange: (match) => this.bots.look(match),
    });
    this.clocks = new ClockWatch(store, this.matches, now);
    this.sockets = new SocketServer({
      server: this.http.server,
      path: '/socket',
      context: { matches: this.matches, chat: new Chat(store, now, () => undefined), now, log },
      isAllowedOrigin,
      userOf: async (request) =>
        (await this.accounts.visitor(tokenIn(request.headers.cookie)))?.user.id,
    });
    this.forget = setInterval(() => void this.matches.forgetIdle(), FORGET_EVERY);
    this.forget.unref();
    this.http.setErrorHandler(sendProblem);
    this.http.addHook('onRequest', async (request) => {
      if (request.method !== 'GET' && request.method !== 'HEAD' && !isAllowedOrigin(request.raw)) {
        throw new HttpProblem(403, 'wrong-origin', 'This request came from another page.');
      }
    });
    this.routes(new Tables(store, games, now));
  }

  async listen(address: { readonly port: number; readonly host: string }): Promise<string> {
    const url = await this.http.listen(address);
    for (const row of await this.input.store.matchesPlaying()) {
      if (!row.seats.some(({ bot }) => bot !== null)) continue;
      const match = await this.matches.find(row.id);
      if (match !== undefined) this.bots.look(match);
    }
    return url;
  }

  async close(): Promise<void> {
    clearInterval(this.forget);
    this.clocks.stop();
    this.bots.stop();
    this.sockets.close();
    await this.http.close();
    await this.input.store.close();
  }

  private routes(tables: Tables): void {
    const { accounts, http } = this;
    const { store, games } = this.input;
    void http.register(helmet, { contentSecurityPolicy: { directives: CSP } });
    void http.register(rateLimit, {
      max: this.input.rateLimit ?? REQUESTS_A_MINUTE,
      timeWindow: '1 minute',
    });
    void http.register(async (app) => {
      app.get('/health', { config: { rateLimit: false } }, async () => ({ ok: true }));
      accountRoutes(app, { accounts, store });
      matchRoutes(app, {
        accounts,
        store,
        tables,
        games,
        onTable: (row) => void this.begin(row.id),
      });
    });
  }

  /** A match may just have begun: if so, bots that have to decide start thinking. */
  private async begin(id: string): Promise<void> {
    const match = await this.matches.find(id);
    if (match !== undefined) this.bots.look(match);
  }
}

const CSP = {
  defaultSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  styleSrc: ["'self'", "'unsafe-inline'"],
  connectSrc: ["'self'"],
  workerSrc: ["'self'"],
  objectSrc: ["'none'"],
  frameAncestors: ["'none'"],
  upgradeInsecureRequests: null,
};

/** Browsers name the page a request comes from; it must be one of ours. Programs without a browser name none. */
function isAllowedOrigin(request: IncomingMessage): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
