import { signal } from '@preact/signals';
import type { OwnTable, User } from '@roundhouse/protocol';
import { api } from '../match/online/api.ts';
import type { Reply } from '../match/online/api.ts';
import { forgetLastSeen } from '../match/online/last-seen.ts';
import { theSocket } from '../match/online/the-socket.ts';
import { ownName } from '../settings/settings.ts';
import { turns } from './title.ts';
import { lostServer } from '../match/online/probe.ts';

/** Who I am on the server: undefined until it is known, null for a stranger. */
export const me = signal<User | null | undefined>(undefined);
/** My matches on the server, those that wait for me first. */
export const mine = signal<readonly OwnTable[]>([]);
/** Whether the server has been asked which they are. */
export const mineKnown = signal(false);

/** Changes are told at once; this finds what was missed, if anything ever is. */
const LOOK_EVERY = 120_000;
let attending = false;

/** Finds out who I am and keeps an eye on my matches from then on. */
export async function findMe(): Promise<void> {
  if (me.value === undefined) {
    const found = await api.me();
    if (!found.ok && found.error === 'no-connection') return lostServer();
    me.value = found.ok ? found.value : null;
    if (!me.value) await forgetLastSeen();
  }
  await attend();
}

async function attend(): Promise<void> {
  if (!me.value) return;
  if (attending) return refreshMine();
  attending = true;
  import('./account/notices/push-here.ts')
    .then(({ recheckPush }) => recheckPush())
    .catch(() => undefined);
  theSocket().attend((message) => {
    if (message.type === 'welcome') void refreshMine();
    else hearOfMine(message.table);
  });
  setInterval(() => document.hidden || void refreshMine(), LOOK_EVERY);
  document.addEventListener('visibilitychange', () => document.hidden || void refreshMine());
  return refreshMine();
}

export async function refreshMine(): Promise<void> {
  if (!me.value) return;
  const found = await api.mine();
  if (found.ok) show(found.value);
  mineKnown.value = true;
}

function hearOfMine(table: OwnTable): void {
  const others = mine.value.filter(({ id }) => id !== table.id);
  show(table.seats.some(({ you }) => you) ? [table, ...others] : others);
}

function show(tables: readonly OwnTable[]): void {
  mine.value = tables.toSorted((a, b) => Number(b.yourTurn) - Number(a.yourTurn));
  turns.value = tables.filter(({ yourTurn }) => yourTurn).length;
}

/** I am somebody else from now on. */
export async function become(someone: User | null): Promise<void> {
  await forgetLastSeen();
  me.value = someone;
  if (someone && ownName.value === '') ownName.value = someone.name;
  show([]);
  theSocket().renew();
  await attend();
}

/** I am the same, with another cookie. */
export function renewed(known: User): void {
  me.value = known;
  theSocket().renew();
}

/** Comes in under a name; the code of what went wrong, if something did. */
export async function comeIn(name: string): Promise<string | undefined> {
  return settle(await api.guest({ name }));
}

export async function signIn(login: string, password: string): Promise<string | undefined> {
  return settle(await api.logIn({ login, password }));
}

async function settle(reply: Reply<User>): Promise<string | undefined> {
  if (!reply.ok) return reply.error;
  await become(reply.value);
  return undefined;
}
