import { pairOf } from '../base/pairs.ts';
import type { PairingRow, TournamentRows } from '../store/tournament-store.ts';
import { advancing, knockOutRound } from './knock-out.ts';
import { robinRound, robinRounds } from './round-robin.ts';
import type { Met } from './seating.ts';
import { swissRound } from './swiss.ts';
import { allowedSizes, sizesFor } from './tables.ts';
import type { Round } from './tables.ts';
import {
  byesIn,
  contenders,
  isFinal,
  lotsOf,
  pairingsOf,
  rankingOf,
  resultsIn,
  standingsOf,
  started,
} from './tournament.ts';

/** What has to be known besides the tournament itself. */
export interface Facts {
  /** How many may play the game. */
  readonly counts: readonly number[];
  /** Whether one of these users has blocked the other. */
  readonly areApart: (user: string, other: string) => boolean;
}

/** What it costs to seat two who have blocked each other: more than any number of repeats. */
const APART = 1000;

/** How many rounds there will be; null where that is seen as it goes on. */
export function roundsFor({ row }: TournamentRows, players: number): number | null {
  const { format, rounds, seats } = row.terms;
  if (format === 'knock-out') return null;
  if (rounds !== null) return rounds;
  return format === 'round-robin'
    ? robinRounds(players, seats)
    : Math.max(1, Math.ceil(Math.log2(players)));
}

/** Whether there are enough for a table. */
export const canPlay = (tournament: TournamentRows, { counts }: Facts): boolean =>
  contenders(tournament).length >= Math.min(...counts);

/** Who meets whom in the next round; undefined if there is none. */
export function nextRound(tournament: TournamentRows, facts: Facts): Round | undefined {
  const { row } = tournament;
  const isLast = row.rounds !== null && row.round >= row.rounds;
  if (isLast || !canPlay(tournament, facts)) return undefined;
  if (row.terms.format === 'knock-out') return nextKnockOut(tournament, facts);
  const field = contenders(tournament);
  const allowed = allowedSizes(row.terms.seats, facts.counts, field.length);
  const met = metIn(tournament, facts);
  const byes = new Map<string, number>();
  for (const id of byesIn(tournament.pairings)) byes.set(id, (byes.get(id) ?? 0) + 1);
  if (row.terms.format === 'swiss') {
    const scores = new Map(standingsOf(tournament).map(({ id, score }) => [id, score]));
    const contestants = field.map(({ id, points }) => ({
      id,
      score: scores.get(id) ?? 0,
      strength: points,
      byes: byes.get(id) ?? 0,
    }));
    return swissRound(contestants, met, allowed);
  }
  // Whoever dropped out before the first round is not in the plan.
  const first = row.round === 0 ? field : started(tournament);
  const robin = {
    started: inLotOrder(
      tournament,
      first.map(({ id }) => id),
    ),
    left: new Set(field.map(({ id }) => id)),
    met,
    byes: (id: string) => byes.get(id) ?? 0,
    allowed,
    rounds: row.rounds ?? 1,
  };
  return robinRound(robin, row.round);
}

function nextKnockOut(tournament: TournamentRows, facts: Facts): Round | undefined {
  const { row } = tournament;
  const { seats } = row.terms;
  const last = pairingsOf(tournament, row.round);
  if (row.round > 0 && isFinal(last)) return undefined;
  const left = contenders(tournament);
  const goOn = new Set(
    row.round === 0 ? left.map(({ id }) => id) : survivors(tournament, last, facts),
  );
  const lots = lotsOf(tournament);
  const order = left
    .filter(({ id }) => goOn.has(id))
    .toSorted((a, b) => b.points - a.points || (lots.get(a.id) ?? 0) - (lots.get(b.id) ?? 0))
    .map(({ id }) => id);
  const allowed = allowedSizes(seats, facts.counts, order.length);
  if (sizesFor(order.length, allowed).sizes.length === 0) return undefined;
  return knockOutRound(order, allowed, apartIn(tournament, facts));
}

function survivors(
  tournament: TournamentRows,
  last: readonly PairingRow[],
  { counts }: Facts,
): string[] {
  const lots = lotsOf(tournament);
  const byes = byesIn(last);
  const rankings = resultsIn(last).map((result) => rankingOf(result, lots));
  const least = Math.min(...allowedSizes(tournament.row.terms.seats, counts, Infinity));
  return [...byes, ...advancing(rankings, least - byes.length)];
}

function inLotOrder(tournament: TournamentRows, ids: readonly string[]): string[] {
  const lots = lotsOf(tournament);
  return ids.toSorted((a, b) => (lots.get(a) ?? 0) - (lots.get(b) ?? 0));
}

/** What speaks against seating two together. */
function metIn(tournament: TournamentRows, facts: Facts): Met {
  const met = new Map<string, number>();
  for (const { players } of tournament.pairings)
    for (const [i, a] of players.entries())
      for (const b of players.slice(i + 1)) met.set(pairOf(a, b), (met.get(pairOf(a, b)) ?? 0) + 1);
  const apart = apartIn(tournament, facts);
  return (a, b) => (met.get(pairOf(a, b)) ?? 0) + apart(a, b);
}

function apartIn(tournament: TournamentRows, { areApart }: Facts): Met {
  const users = new Map(tournament.entrants.map(({ id, user }) => [id, user ?? '']));
  return (a, b) => (areApart(users.get(a) ?? '', users.get(b) ?? '') ? APART : 0);
}
