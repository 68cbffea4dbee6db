import type { TournamentInside } from '@roundhouse/protocol';
import { randomUUID } from 'node:crypto';
import type { Store } from '../store/store.ts';
import { Client } from './client.ts';
import { TERMS } from './tournament-rows.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** A name that no other looks like. */
const nameOf = (nth: number): string =>
  `Traveller ${LETTERS[Math.floor(nth / 26)] ?? ''}${LETTERS[nth % 26] ?? ''}`;

/** People with accounts who take part in tournaments, each with a socket. */
export class TournamentCrowd {
  readonly people: Client[] = [];

  async come(store: Store, url: string): Promise<Client> {
    const nth = this.people.length;
    const client = await Client.guest(url, nameOf(nth));
    const guest = await store.userById(client.user);
    if (guest === undefined) throw new Error('a guest who is not there');
    // An account without the work of a password.
    const { user } = client;
    await store.updateUser({ ...guest, login: user, nameKey: user, passwordHash: 'none' });
    this.people.push(client);
    return client;
  }

  leave(): void {
    for (const client of this.people) client.close();
  }

  /** Ends the matches of the last round that are not over: whoever came last resigns, so the first to come wins. */
  async endRound({ rounds, players }: TournamentInside): Promise<void> {
    const open = rounds.at(-1)?.tables.filter(({ result }) => result === null) ?? [];
    await Promise.all(
      open.map(async ({ match, players: seated }) => {
        const users = seated.map((id) => players.find(({ player }) => player === id)?.user);
        const weakest = this.people.findLast(({ user }) => users.includes(user));
        if (weakest === undefined) throw new Error('nobody of this table is here');
        const { status } = await weakest.get(`/api/matches/${match}`);
        // One that is over already may not be in the standings yet.
        if (status === 'playing') await resign(weakest, match);
      }),
    );
  }
}

export async function resign(client: Client, match: string): Promise<void> {
  await client.does({ type: 'resign', match, id: randomUUID() });
}

export const organise = async (client: Client, change: object = {}): Promise<TournamentInside> =>
  inside(client.post('/api/tournaments', { name: 'Spring Cup', ...TERMS, ...change }));

export const show = (client: Client, id: string): Promise<TournamentInside> =>
  inside(client.get(`/api/tournaments/${id}`));

/** Asks for one of the acts on a tournament. */
export const ask = (client: Client, id: string, act: string): Promise<TournamentInside> =>
  inside(client.post(`/api/tournaments/${id}/${act}`, {}));

// What the server answers is read strictly by the contract already.
const inside = async (asked: Promise<unknown>): Promise<TournamentInside> =>
  (await asked) as TournamentInside;
