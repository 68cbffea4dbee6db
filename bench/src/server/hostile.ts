import { rngFromSeed, seedFromText } from '@roundhouse/engine';
import type { AnyGame, Rng } from '@roundhouse/engine';
import { PROTOCOL_VERSION } from '@roundhouse/protocol';
import { openStore } from '@roundhouse/server';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { hostileText } from './hostile-messages.ts';
import type { Target } from './hostile-messages.ts';
import { hostileRequest } from './hostile-requests.ts';
import type { HostileRequest } from './hostile-requests.ts';
import { percentile } from './load.ts';
import { ServerChild } from './server-child.ts';
import { beginMatch, fewestSeats, newGuest } from './tables.ts';
import type { Guest } from './tables.ts';

interface HostilePlan {
  readonly game: AnyGame;
  readonly catalogue: string;
  /** How many messages and requests in all; one in five is a request. */
  readonly messages: number;
  readonly seed: string;
  readonly onSent?: (done: number, all: number) => void;
}

interface HostileReport {
  readonly messages: number;
  readonly requests: number;
  /** Refusals by their reason, and by their status. */
  readonly refused: Readonly<Record<string, number>>;
  /** What was not refused as it should. */
  readonly wrong: readonly string[];
  readonly alive: boolean;
  /** Entries that matches have got in spite of all. */
  readonly changes: number;
  /** Milliseconds in which somebody else was answered meanwhile. */
  readonly honest: { readonly p50: number; readonly p99: number; readonly asked: number };
  /** Bytes that the server took of the machine, before and after. */
  readonly resident: { readonly before: number; readonly after: number };
}

const AT_ONCE = 100;
const ASK_EVERY = 20;

/** Sends a server what it must refuse, and looks whether it lives and no match has changed. */
export async function runHostileTest(plan: HostilePlan): Promise<HostileReport> {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-hostile-'));
  const place = { folder };
  const server = await ServerChild.start({ catalogue: plan.catalogue, place, port: 0 });
  const attack = new Attack(server.url, rngFromSeed(seedFromText(plan.seed)));
  const matches = await attack.prepare(plan.game);
  const requests = Math.floor(plan.messages / 5);
  const messages = plan.messages - requests;
  const before = await server.residentMemory();
  const honest = new HonestClient(await openSocket(server.url, await newGuest(server.url, 'Ada')));
  await attack.sendMessages(messages, (done) => plan.onSent?.(done, plan.messages));
  await attack.sendRequests(requests, (done) => plan.onSent?.(messages + done, plan.messages));
  const answered = honest.stop();
  const after = await server.residentMemory();
  const alive = (await fetch(`${server.url}/health`)).ok;
  await server.stop();
  const store = await openStore(place);
  let changes = 0;
  for (const match of matches) changes += (await store.entries(match, 0)).length;
  await store.close();
  rmSync(folder, { recursive: true });
  return {
    messages,
    requests,
    ...attack.result(),
    alive,
    changes,
    honest: answered,
    resident: { before, after },
  };
}

async function openSocket(url: string, { cookie }: Guest): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { headers: { cookie } });
  await once(socket, 'open');
  return socket;
}

/** Somebody who means well, and notes how long answers take. */
class HonestClient {
  private readonly socket: WebSocket;
  private readonly asked = new Map<string, number>();
  private readonly delays: number[] = [];
  private readonly asking: NodeJS.Timeout;

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data: Buffer) => this.hear(data.toString()));
    this.asking = setInterval(() => this.ask(), ASK_EVERY);
  }

  stop(): HostileReport['honest'] {
    clearInterval(this.asking);
    this.socket.close();
    const [p50, p99] = [percentile(this.delays, 0.5), percentile(this.delays, 0.99)];
    return { p50, p99, asked: this.delays.length };
  }

  private ask(): void {
    const id = String(this.delays.length + this.asked.size);
    this.asked.set(id, performance.now());
    this.socket.send(JSON.stringify({ v: PROTOCOL_VERSION, type: 'ping', id }));
  }

  private hear(text: string): void {
    const { type, id = '' } = JSON.parse(text) as { type: string; id?: string };
    const at = this.asked.get(id);
    if (type !== 'pong' || at === undefined) return;
    this.asked.delete(id);
    this.delays.push(performance.now() - at);
  }
}

class Attack {
  private readonly url: string;
  private readonly rng: Rng;
  private readonly agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  private readonly refused: Record<string, number> = {};
  private readonly wrong: string[] = [];
  private target: Target = { own: '', foreign: '', entry: 0, move: { kind: 'pass' } };
  private guest: Guest = { cookie: '' };

  constructor(url: string, rng: Rng) {
    this.url = url;
    this.rng = rng;
  }

  result(): Pick<HostileReport, 'refused' | 'wrong'> {
    this.agent.destroy();
    return { refused: this.refused, wrong: this.wrong };
  }

  /** A match of others, and one in which the attacker sits last, so that another has to decide first. */
  async prepare(game: AnyGame): Promise<string[]> {
    const guests: Guest[] = [];
    for (let seat = 0; seat < fewestSeats(game); seat++)
      guests.push(await newGuest(this.url, `Guest ${seat}`));
    this.guest = guests.at(-1) ?? this.guest;
    const own = await beginMatch(this.url, game, guests);
    const others = [await newGuest(this.url, 'Other'), ...guests.slice(0, -1)];
    const foreign = await beginMatch(this.url, game, others);
    const move = await this.firstMove(own, guests[0] ?? this.guest);
    this.target = { own, foreign, entry: 0, move };
    return [own, foreign];
  }

  async sendMessages(count: number, onSent: (done: number) => void): Promise<void> {
    const socket = await openSocket(this.url, this.guest);
    let open = 0;
    let answered: () => void = () => undefined;
    socket.on('message', (data: Buffer) => {
      const { type, reason, message } = JSON.parse(data.toString()) as Record<string, string>;
      if (type === 'position' || type === 'welcome') return;
      if (type === 'refused' && reason !== undefined && message !== '') this.count(reason);
      else this.wrong.push(data.toString().slice(0, 300));
      if (--open === 0) answered();
    });
    for (let sent = 0; sent < count; sent += AT_ONCE) {
      const batch = Math.min(AT_ONCE, count - sent);
      open = batch;
      const all = new Promise<void>((resolve) => {
        answered = resolve;
      });
      for (let i = 0; i < batch; i++) this.sendOne(socket);
      await all;
      onSent(sent + batch);
    }
    socket.close();
  }

  async sendRequests(count: number, onSent: (done: number) => void): Promise<void> {
    for (let sent = 0; sent < count; sent += AT_ONCE) {
      const batch = Math.min(AT_ONCE, count - sent);
      await Promise.all(Array.from({ length: batch }, () => this.requestOne()));
      onSent(sent + batch);
    }
  }

  private sendOne(socket: WebSocket): void {
    const text = hostileText(this.rng, this.target);
    socket.send(Math.abs(text.length) % 50 === 0 ? Buffer.from(text) : text);
  }

  private async requestOne(): Promise<void> {
    const asked = hostileRequest(this.rng, this.target, this.guest.cookie);
    const { status, body } = await this.fetch(asked);
    const clear = /"error":"[a-z-]+","message":".+"/.test(body);
    if (status >= 400 && status < 500 && clear) this.count(String(status));
    else
      this.wrong.push(
        `${asked.method} ${asked.path.slice(0, 100)} ${asked.body?.slice(0, 50)}: ${status} ${body.slice(0, 200)}`,
      );
  }

  private count(reason: string): void {
    this.refused[reason] = (this.refused[reason] ?? 0) + 1;
  }

  private async firstMove(match: string, guest: Guest): Promise<Target['move']> {
    const socket = await openSocket(this.url, guest);
    return new Promise((resolve) => {
      socket.on('message', (data: Buffer) => {
        const { type, legal } = JSON.parse(data.toString()) as {
          type: string;
          legal: Target['move'][];
        };
        if (type !== 'position') return;
        socket.close();
        resolve(legal[0] ?? { kind: 'pass' });
      });
      socket.send(JSON.stringify({ v: PROTOCOL_VERSION, type: 'subscribe', match }));
    });
  }

  private fetch(asked: HostileRequest): Promise<{ status: number; body: string }> {
    return new Promise((resolve, reject) => {
      const { method, headers, path, body } = asked;
      const sent = request(
        `${this.url}${path}`,
        { method, headers, agent: this.agent },
        (response) => {
          let text = '';
          response.on('data', (part: Buffer) => {
            text += part.toString();
          });
          response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  }
}
