import { signal } from '@preact/signals';
import { api } from '../host/online/api.ts';
import type { Me, Reply, Table } from '../host/online/api.ts';
import { theSocket } from '../host/online/online-host.ts';
import { ownName } from '../settings.ts';
import { turns } from '../title.ts';

/** Who I am on the server: undefined until it is known, null for a stranger. */
export const me = signal<Me | null | undefined>(undefined);
/** My matches on the server, those that wait for me first. */
export const mine = signal<readonly Table[]>([]);

const LOOK_EVERY = 20_000;
let looking: ReturnType<typeof setInterval> | undefined;

/** Finds out who I am and keeps an eye on my matches from then on. */
export async function findMe(): Promise<void> {
  if (me.value === undefined) {
    const found = await api.me();
    me.value = found.ok ? found.value : null;
  }
  await refreshMine();
  if (looking !== undefined) return;
  looking = setInterval(() => document.hidden || void refreshMine(), LOOK_EVERY);
  document.addEventListener('visibilitychange', () => document.hidden || void refreshMine());
}

export async function refreshMine(): Promise<void> {
  if (!me.value) return;
  const found = await api.mine();
  if (!found.ok) return;
  mine.value = found.value;
  turns.value = found.value.filter(({ yourTurn }) => yourTurn).length;
}

/** I am somebody else from now on. */
export async function become(someone: Me | null): Promise<void> {
  me.value = someone;
  if (someone && ownName.value === '') ownName.value = someone.name;
  mine.value = [];
  turns.value = 0;
  theSocket().renew();
  await refreshMine();
}

/** Comes in under a name; the code of what went wrong, if something did. */
export async function comeIn(name: string): Promise<string | undefined> {
  return settle(await api.guest(name));
}

export async function signIn(login: string, password: string): Promise<string | undefined> {
  return settle(await api.logIn(login, password));
}

async function settle(reply: Reply<Me>): Promise<string | undefined> {
  if (!reply.ok) return reply.error;
  await become(reply.value);
  return undefined;
}
