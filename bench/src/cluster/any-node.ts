import type { AnyGame, Rng } from '@roundhouse/engine';
import { drawFrom } from '@roundhouse/engine';
import type { Guest } from '../server/tables.ts';
import { sleep } from '../server/load.ts';

const LONGEST_ANSWER = 10_000;
const TRY_AGAIN = 150;
/** Refusals that say that it was done before, by a request whose answer was lost. */
const DONE_BEFORE = ['already-seated', 'not-open'];

/** Asks one node after another until one answers, as a load balancer would. */
export class AnyNode {
  private readonly urls: readonly string[];
  private readonly rng: Rng;

  constructor(urls: readonly string[], rng: Rng) {
    this.urls = urls;
    this.rng = rng;
  }

  readonly address = (): string => drawFrom(this.rng, this.urls);

  async newGuest(name: string): Promise<Guest> {
    const response = await this.ask('/api/guest', undefined, { name });
    const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';');
    return { cookie };
  }

  /** A match that has begun, with these guests in its first seats and random bots in the others. Gives its id. */
  async beginMatch(game: AnyGame, guests: readonly Guest[], bots: number, time: object) {
    const [host, ...others] = guests;
    const seats = ['me', ...others.map(() => null), ...new Array<string>(bots).fill('random')];
    const table = { game: game.id, seats, seating: 'chosen', onTimeOut: 'forfeit', time };
    const created = await this.ask('/api/matches', host, table);
    const { id } = (await created.json()) as { id: string };
    for (const guest of others) await this.ask(`/api/matches/${id}/join`, guest, {});
    await this.ask(`/api/matches/${id}/start`, host, {});
    return id;
  }

  async get(path: string): Promise<unknown> {
    return (await this.ask(path, undefined, undefined)).json();
  }

  private async ask(path: string, guest: Guest | undefined, body: unknown): Promise<Response> {
    for (;;) {
      const response = await this.attempt(path, guest, body);
      if (response?.ok === true) return response;
      if (response !== undefined && response.status < 500) {
        const text = await response.text();
        if (DONE_BEFORE.some((each) => text.includes(each))) return response;
        throw new Error(`${path}: ${response.status} ${text}`);
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
