import type { AnyGame, Rng } from '@roundhouse/engine';
import { drawFrom } from '@roundhouse/engine';
import type { Guest } from '../server/tables.ts';
import { sleep } from '../server/load.ts';

const LONGEST_ANSWER = 10_000;
const TRY_AGAIN = 150;
/** A guest that can be told from the others. */
export interface NamedGuest extends Guest {
  readonly name: string;
  /** The id of its user. */
  readonly user: string;
}

/** Asks one node after another until one answers, as a load balancer would. */
export class AnyNode {
  private readonly urls: readonly string[];
  private readonly rng: Rng;

  constructor(urls: readonly string[], rng: Rng) {
    this.urls = urls;
    this.rng = rng;
  }

  readonly address = (): string => drawFrom(this.rng, this.urls);

  async newGuest(name: string): Promise<NamedGuest> {
    const response = await this.ask('/api/guest', undefined, { name });
    const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';');
    const { id } = (await response.json()) as { id: string };
    return { cookie, name, user: id };
  }

  /** A table with its host and free seats. Gives its id. */
  async openTable(game: AnyGame, host: Guest, free: number, settings: object): Promise<string> {
    const seats = ['me', ...new Array<null>(free).fill(null)];
    const table = { game: game.id, seats, onTimeOut: 'forfeit', guestChat: true, ...settings };
    const created = await this.ask('/api/matches', host, table);
    return ((await created.json()) as { id: string }).id;
  }

  /** Asks one node for something, which it may refuse; whether it was done is not known if there is no answer. */
  async tryOnce(path: string, guest: Guest, body: object): Promise<void> {
    const response = await this.attempt(path, guest, body);
    if (response === undefined || response.status >= 500) await sleep(TRY_AGAIN);
  }

  async get(path: string): Promise<unknown> {
    return (await this.ask(path, undefined, undefined)).json();
  }

  private async ask(path: string, guest: Guest | undefined, body: unknown): Promise<Response> {
    for (;;) {
      const response = await this.attempt(path, guest, body);
      if (response?.ok === true) return response;
      if (response !== undefined && response.status < 500) {
        throw new Error(`${path}: ${response.status} ${await response.text()}`);
      }
      await sleep(TRY_AGAIN);
    }
  }

  private attempt(
    path: string,
    guest: Guest | undefined,
    body: unknown,
  ): Promise<Response | undefined> {
    return fetch(`${this.address()}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(guest === undefined ? {} : { cookie: guest.cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      signal: AbortSignal.timeout(LONGEST_ANSWER),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch(() => undefined);
  }
}
