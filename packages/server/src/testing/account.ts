import type { Shows } from '../store/profile-store.ts';
import { Client } from './client.ts';

/** A profile that hides everything, and one that shows everything. */
export const HIDDEN: Shows = showing(false);
export const SHOWN: Shows = showing(true);

/** What an account of this name signs in with. */
export const loginOf = (name: string): { login: string; password: string } => ({
  login: name,
  password: `${name} goes by rail`,
});

/** A visitor who has an account, with a password of their own. */
export async function accountAt(url: string, name: string): Promise<Client> {
  const client = await Client.guest(url, name);
  const account = await client.request('PUT', '/api/me/password', loginOf(name));
  if (!('name' in account)) throw new Error(`no account for ${name}`);
  // The socket ended with the guest's cookie.
  await client.connect();
  return client;
}

function showing(all: boolean): Shows {
  return { ratings: all, matches: all, opponents: all, achievements: all, favourites: [] };
}
