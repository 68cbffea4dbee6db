import type { AnyGame } from '@roundhouse/engine';

/** A guest: the cookie it has. */
export interface Guest {
  readonly cookie: string;
}

/** Asks the server for something; tries again while it is away, unless it is told to stop. */
export async function ask<T>(
  url: string,
  guest: Guest | undefined,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<{ body: T; cookie: string }> {
  for (;;) {
    try {
      signal?.throwIfAborted();
      const response = await fetch(`${url}${path}`, {
        ...(signal === undefined ? {} : { signal }),
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          ...(guest === undefined ? {} : { cookie: guest.cookie }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';');
      return { body: (await response.json()) as T, cookie };
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

export async function newGuest(url: string, name: string, signal?: AbortSignal): Promise<Guest> {
  return { cookie: (await ask(url, undefined, '/api/guest', { name }, signal)).cookie };
}

/** How many people sit down to this game: as few as its default options allow. */
export function fewestSeats(game: AnyGame): number {
  return Math.max(2, Math.min(...game.seatCountsFor(game.parseOptions(undefined))));
}

/** A match that has begun, with these guests in its first seats and these bots in the others. Gives its id. */
export async function beginMatch(
  url: string,
  game: AnyGame,
  guests: readonly Guest[],
  bots: readonly string[] = [],
  signal?: AbortSignal,
): Promise<string> {
  const [host, ...others] = guests;
  const seats = ['me', ...others.map(() => null), ...bots];
  const table = { game: game.id, seats, seating: 'chosen' };
  const created = await ask<{ id: string }>(url, host, '/api/matches', table, signal);
  const { id } = created.body;
  for (const guest of others) await ask(url, guest, `/api/matches/${id}/join`, {}, signal);
  await ask(url, host, `/api/matches/${id}/start`, {}, signal);
  return id;
}
