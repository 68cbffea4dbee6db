import type { AnyGame } from '@roundhouse/engine';

/** A guest: the cookie it has. */
export interface Guest {
  readonly cookie: string;
}

/** Asks the server for something; tries again while it is away. */
export async function ask<T>(
  url: string,
  guest: Guest | undefined,
  path: string,
  body?: unknown,
): Promise<{ body: T; cookie: string }> {
  for (;;) {
    try {
      const response = await fetch(`${url}${path}`, {
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

export async function newGuest(url: string, name: string): Promise<Guest> {
  return { cookie: (await ask(url, undefined, '/api/guest', { name })).cookie };
}

/** How many people sit down to this game: as few as its default options allow. */
export function fewestSeats(game: AnyGame): number {
  return Math.max(2, Math.min(...game.seatCountsFor(game.parseOptions(undefined))));
}

/** A match that has begun, with these guests in its first seats and random bots in the others. Gives its id. */
export async function beginMatch(
  url: string,
  game: AnyGame,
  guests: readonly Guest[],
  bots = 0,
): Promise<string> {
  const [host, ...others] = guests;
  const seats = ['me', ...others.map(() => null), ...new Array<string>(bots).fill('random')];
  const created = await ask<{ id: string }>(url, host, '/api/matches', {
    game: game.id,
    seats,
    seating: 'chosen',
  });
  const { id } = created.body;
  for (const guest of others) await ask(url, guest, `/api/matches/${id}/join`, {});
  await ask(url, host, `/api/matches/${id}/start`, {});
  return id;
}
