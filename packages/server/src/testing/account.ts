import { Client } from './client.ts';

/** A visitor who has an account, with a password of their own. */
export async function accountAt(url: string, name: string): Promise<Client> {
  const client = await Client.guest(url, name);
  const password = { login: name, password: `${name} goes by rail` };
  const account = await client.request('PUT', '/api/me/password', password);
  if (!('name' in account)) throw new Error(`no account for ${name}`);
  // The socket ended with the guest's cookie.
  await client.connect();
  return client;
}
