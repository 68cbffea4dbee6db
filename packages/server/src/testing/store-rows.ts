import type { EntryRow, MatchHead, MatchRow, UserRow } from '../store/store.ts';
import { begunMatch, bot } from './fresh-store.ts';

let counter = 0;
export const fresh = (what: string): string => `${what}-${process.pid}-${++counter}`;

export const user = (change: Partial<UserRow> = {}): UserRow => ({
  id: fresh('user'),
  name: 'Ada',
  login: null,
  passwordHash: null,
  nameKey: null,
  createdAt: 1000,
  ...change,
});

export const match = (change: Partial<MatchRow> = {}): MatchRow =>
  begunMatch({
    id: fresh('match'),
    status: 'open',
    owner: 'user-1',
    seats: [{ user: 'user-1', name: 'Ada', bot: null }, bot('easy')],
    createdAt: 1000,
    startedAt: null,
    updatedAt: 1000,
    deciders: [],
    ...change,
  });

export const entry = (of: MatchRow, number: number, change: Partial<EntryRow> = {}): EntryRow => ({
  match: of.id,
  number,
  id: fresh('entry'),
  entry: { kind: 'move', seat: 0, move: { kind: 'pass' } },
  at: 2000 + number,
  ...change,
});

export const head: MatchHead = {
  status: 'playing',
  deciders: [1],
  deadline: 5000,
  waitsForBot: false,
  outcome: null,
  turns: [{ seat: 1, since: 1, at: 2001 }],
};

export const LEASE = 800;
export const MANY = 1000;
export const leaseEnds = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, LEASE + 100));
