import type { TournamentTerms } from '@roundhouse/protocol';
import { randomUUID } from 'node:crypto';
import type { EntrantRow, TournamentRow } from '../store/tournament-store.ts';

export const TERMS: TournamentTerms = {
  game: 'toll-road',
  format: 'swiss',
  seats: 2,
  options: {},
  time: { kind: 'real-time', bank: 3_600_000, increment: 0 },
  rated: false,
  botAccounts: false,
  rounds: null,
  roundEvery: null,
  checkIn: 0,
  most: 128,
  startsAt: null,
  signUpUntil: null,
};

/** A tournament that nobody has entered yet. */
export const openTournament = (
  change: Partial<TournamentRow> = {},
  terms: Partial<TournamentTerms> = {},
): TournamentRow => ({
  id: randomUUID(),
  name: 'Spring Cup',
  about: '',
  owner: null,
  club: null,
  terms: { ...TERMS, ...terms },
  state: 'open',
  round: 0,
  rounds: null,
  seed: '0123456789abcdef0123456789abcdef',
  createdAt: 1,
  startedAt: null,
  endedAt: null,
  dueAt: terms.startsAt ?? null,
  version: 0,
  ...change,
});

export const entrant = (user: string, change: Partial<EntrantRow> = {}): EntrantRow => ({
  id: `entry-${user}`,
  user,
  name: user,
  state: 'in',
  checkedIn: false,
  points: 0,
  since: 1,
  origin: null,
  ...change,
});

/** So many players, p00 first. */
export const names = (count: number): string[] =>
  Array.from({ length: count }, (_, i) => `p${String(i).padStart(2, '0')}`);

/** Two players in either order. */
export const pair = (a: string, b: string): string => [a, b].toSorted().join(' ');
