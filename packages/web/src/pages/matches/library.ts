import type { Outcome, Seat } from '@roundhouse/engine';
import type { MatchSummary } from '../../match/host.ts';

/** A match of mine, wherever it was played, as the library knows it. */
export interface Entry {
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
  /** My seat, where it is known. */
  readonly me: Seat | undefined;
  /** The others, in the words that stand for them: a name, or how strong a bot is. */
  readonly opponents: readonly string[];
  readonly outcome: Outcome | null;
  readonly changedAt: number;
  readonly comments: readonly string[];
}

export const RESULTS = ['all', 'won', 'lost', 'open'] as const;
type Result = (typeof RESULTS)[number];
export const PERIODS = { ever: Infinity, week: 7, month: 30, year: 365 } as const;
export type Period = keyof typeof PERIODS;

export interface Filter {
  readonly text: string;
  /** Empty for all. */
  readonly game: string;
  readonly opponent: string;
  readonly result: Result;
  readonly period: Period;
}

export const EVERYTHING: Filter = {
  text: '',
  game: '',
  opponent: '',
  result: 'all',
  period: 'ever',
};

const DAY = 24 * 60 * 60 * 1000;

/** How it ended for me; undefined where I had no seat. */
export function resultOf({ me, outcome }: Entry): Exclude<Result, 'all'> | undefined {
  if (!outcome) return 'open';
  if (me === undefined) return undefined;
  return outcome.ranking[0]?.includes(me) ? 'won' : 'lost';
}

/** Whether a match fits. Every word that is searched for must be found somewhere in it. */
export function fits(entry: Entry, filter: Filter, gameName: string, now: number): boolean {
  const { game, opponent, result, period } = filter;
  const all = [gameName, ...entry.names, ...entry.opponents, ...entry.comments]
    .join(' ')
    .toLowerCase();
  const sought = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
  return (
    sought.every((word) => all.includes(word)) &&
    (game === '' || game === entry.game) &&
    (opponent === '' || entry.opponents.includes(opponent)) &&
    (result === 'all' || result === resultOf(entry)) &&
    now - entry.changedAt <= PERIODS[period] * DAY
  );
}

/** What matches have in common in the statistics. */
export const GROUPS = ['game', 'seat', 'seats', 'opponent'] as const;
export type Group = (typeof GROUPS)[number];

export interface Statistic {
  readonly key: string;
  readonly played: number;
  readonly won: number;
  /** The average of my places, 1 being the best. */
  readonly place: number;
}

const KEYS: Readonly<Record<Group, (entry: Entry) => readonly string[]>> = {
  game: ({ game }) => [game],
  seat: ({ me }) => (me === undefined ? [] : [String(me + 1)]),
  seats: ({ names }) => [String(names.length)],
  opponent: ({ opponents }) => [...new Set(opponents)],
};

/** How I did in the matches that are over, those played most first. */
export function statisticsOf(entries: readonly Entry[], by: Group): Statistic[] {
  const places = new Map<string, number[]>();
  for (const entry of entries) {
    const place = placeOf(entry);
    if (place === undefined) continue;
    for (const key of KEYS[by](entry)) places.set(key, [...(places.get(key) ?? []), place]);
  }
  return [...places]
    .map(([key, mine]) => ({
      key,
      played: mine.length,
      won: mine.filter((place) => place === 1).length,
      place: mine.reduce((sum, each) => sum + each, 0) / mine.length,
    }))
    .toSorted((a, b) => b.played - a.played || a.key.localeCompare(b.key));
}

/** Whoever shares a place has the best of those they share. */
function placeOf({ me, outcome }: Entry): number | undefined {
  if (me === undefined || !outcome) return undefined;
  const group = outcome.ranking.findIndex((seats) => seats.includes(me));
  return group < 0 ? undefined : outcome.ranking.slice(0, group).flat().length + 1;
}

/** A match, with those that went on from it. */
export interface Tree {
  readonly match: MatchSummary;
  readonly branches: readonly Tree[];
}

/** Matches below the one they went on from; one whose origin is not among them stands by itself. */
export function treesOf(matches: readonly MatchSummary[]): Tree[] {
  const ids = new Set(matches.map(({ id }) => id));
  const below = (match: MatchSummary): Tree => ({
    match,
    branches: matches
      .filter(({ branch }) => branch?.of === match.id)
      .toSorted((a, b) => (a.branch?.at ?? 0) - (b.branch?.at ?? 0) || a.startedAt - b.startedAt)
      .map(below),
  });
  return matches.filter(({ branch }) => !branch || !ids.has(branch.of)).map(below);
}
