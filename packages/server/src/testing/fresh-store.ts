import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../store/open-store.ts';
import type { MatchRow, SeatRow, Store } from '../store/store.ts';
import type { TableSettings } from '@roundhouse/protocol';

/** A store in a folder of its own, and what removes both. */
export async function freshStore(lease?: number): Promise<{
  store: Store;
  folder: string;
  remove: () => Promise<void>;
}> {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-'));
  const store = await openStore({ folder }, lease);
  const remove = async (): Promise<void> => {
    await store.close();
    rmSync(folder, { recursive: true });
  };
  return { store, folder, remove };
}

/** The store, with some doors changed. */
export function changedStore(store: Store, change: Partial<Store>): Store {
  return new Proxy(store, {
    get: (target, name: keyof Store) => {
      const own = change[name] ?? target[name];
      return typeof own === 'function' ? own.bind(target) : own;
    },
  });
}

export const SETTINGS: TableSettings = {
  options: { prize: 'one' },
  time: { kind: 'none' },
  onTimeOut: 'bot',
  onResign: 'bot',
  seating: 'chosen',
  guestChat: true,
};

/** The id of a new guest. */
export async function guestIn(store: Store, name = 'Ada'): Promise<string> {
  const id = randomUUID();
  const rest = { login: null, passwordHash: null, nameKey: null, createdAt: 0 };
  await store.createUser({ id, name, ...rest });
  return id;
}

/** The id of somebody with a new account, by which they are called. */
export async function accountIn(store: Store): Promise<string> {
  const id = randomUUID();
  const rest = { login: id, passwordHash: 'x', nameKey: id, createdAt: 0 };
  await store.createUser({ id, name: id, ...rest });
  return id;
}

export const person = (user: string): SeatRow => ({ user, name: user, bot: null });
export const bot = (level: string): SeatRow => ({ user: null, name: null, bot: level });

/** A match of the test game that has just begun. */
export function begunMatch(change: Partial<MatchRow> = {}): MatchRow {
  return {
    id: randomUUID(),
    game: 'whistle-stop',
    rulesVersion: 1,
    status: 'playing',
    owner: 'ada',
    isPublic: true,
    settings: SETTINGS,
    seats: [person('ada'), person('bea')],
    seed: '0123456789abcdef0123456789abcdef',
    createdAt: 0,
    startedAt: 0,
    updatedAt: 0,
    version: 0,
    entry: 0,
    deciders: [0, 1],
    deadline: null,
    waitsForBot: false,
    outcome: null,
    turns: [],
    rematch: null,
    removed: [],
    origin: null,
    ...change,
  };
}
