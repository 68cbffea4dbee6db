import type {
  EntrantRow,
  PairingRow,
  TournamentChange,
  TournamentRow,
  TournamentRows,
} from '../store/tournament-store.ts';
import { checkInFrom, isOver } from './entering.ts';
import type { Decided } from './entering.ts';
import { canPlay, nextRound, roundsFor } from './next-round.ts';
import type { Facts } from './next-round.ts';
import type { TableResult } from './standings.ts';
import type { Round } from './tables.ts';
import { contenders, isPending } from './tournament.ts';

/** What has to be known to let a tournament go on. */
export interface AdvanceFacts extends Facts {
  readonly now: number;
  /** The ratings of users. */
  readonly strengthOf: (user: string) => number;
  /** How matches ended that are over, by their ids. */
  readonly results: ReadonlyMap<string, TableResult>;
  readonly newId: () => string;
}

/** Starts with everybody who is in it. */
export function start(tournament: TournamentRows, given: AdvanceFacts): Decided {
  if (isOver(tournament)) return 'tournament-over';
  if (tournament.row.state !== 'open') return 'already-started';
  if (!canPlay(tournament, given)) return 'too-few-players';
  const entrants = contenders(tournament).map((each) => ({
    ...each,
    points: Math.round(given.strengthOf(each.user ?? '')),
  }));
  const row: TournamentRow = {
    ...tournament.row,
    state: 'running',
    startedAt: given.now,
    dueAt: null,
    rounds: roundsFor(tournament, entrants.length),
  };
  return goOn(withChange(tournament, { row, entrants }), { row, entrants }, given);
}

export function pause(tournament: TournamentRows): Decided {
  if (isOver(tournament)) return 'tournament-over';
  const { row } = tournament;
  return row.state === 'running' ? { row: { ...row, state: 'paused' } } : 'not-running';
}

export function resume(tournament: TournamentRows, given: AdvanceFacts): Decided {
  if (isOver(tournament)) return 'tournament-over';
  const { row } = tournament;
  if (row.state !== 'paused') return 'not-running';
  // The calendar has waited too: rounds that would have begun meanwhile don't all begin at once.
  const latest = given.now - row.round * (row.terms.roundEvery ?? 0);
  const startedAt =
    row.terms.roundEvery === null ? row.startedAt : Math.max(row.startedAt ?? 0, latest);
  const change = { row: { ...row, startedAt, state: 'running' as const } };
  return goOn(withChange(tournament, change), change, given);
}

export const cancel = (tournament: TournamentRows, now: number): Decided =>
  isOver(tournament)
    ? 'tournament-over'
    : over(tournament, { row: tournament.row }, 'cancelled', now);

/** What the time and the matches that are over make of it; undefined if nothing. */
export function advance(
  tournament: TournamentRows,
  given: AdvanceFacts,
): TournamentChange | undefined {
  const { row } = tournament;
  if (row.state === 'open') return startInTime(tournament, given);
  const pairings = tournament.pairings.flatMap((each) => {
    const result = isPending(each) ? given.results.get(each.match ?? '') : undefined;
    return result === undefined ? [] : [{ ...each, result }];
  });
  const told: TournamentChange = { row, pairings };
  const next = row.state === 'running' ? goOn(withChange(tournament, told), told, given) : told;
  return next === told && pairings.length === 0 ? undefined : next;
}

/** At its hour, with those who checked in; if they are too few, there is no tournament. Until then it waits for check-in, then for the start. */
function startInTime(
  tournament: TournamentRows,
  given: AdvanceFacts,
): TournamentChange | undefined {
  const { row } = tournament;
  const { startsAt, checkIn } = row.terms;
  if (startsAt === null) return undefined;
  if (given.now < startsAt) {
    const from = checkInFrom(row.terms);
    const dueAt = from === null || given.now >= from ? startsAt : from;
    return row.dueAt === dueAt ? undefined : { row: { ...row, dueAt } };
  }
  const absent = contenders(tournament).filter(({ checkedIn }) => checkIn > 0 && !checkedIn);
  const entrants = absent.map((each): EntrantRow => ({ ...each, state: 'out' }));
  const there = withChange(tournament, { row, entrants });
  const begun = start(there, given);
  if (typeof begun === 'string') return over(there, { row, entrants }, 'cancelled', given.now);
  return { ...begun, entrants: [...entrants, ...(begun.entrants ?? [])] };
}

/** Whether this is the change that lets everybody check in: from then on the start is waited for. */
export const opensCheckIn = ({ row }: TournamentRows, { row: next }: TournamentChange): boolean =>
  next.state === 'open' &&
  checkInFrom(next.terms) !== null &&
  next.dueAt === next.terms.startsAt &&
  row.dueAt !== next.dueAt;

/** When the next round begins by the calendar; null if it begins when this one is over. */
function dateOfNext({ terms, startedAt, round }: TournamentRow): number | null {
  return terms.roundEvery === null || startedAt === null
    ? null
    : startedAt + round * terms.roundEvery;
}

/** Begins the next round if its time has come, or ends the tournament if there is none; else the same change. */
function goOn(
  tournament: TournamentRows,
  change: TournamentChange,
  given: AdvanceFacts,
): TournamentChange {
  const { row } = tournament;
  const areWaiting = tournament.pairings.some(isPending);
  const date = dateOfNext(row);
  // Who goes on in a knock-out is only known when everybody has played.
  const mustWait = areWaiting && (date === null || row.terms.format === 'knock-out');
  const isTooEarly = row.round > 0 && date !== null && given.now < date;
  const next = mustWait || isTooEarly ? undefined : nextRound(tournament, given);
  if (next !== undefined) return paired(row, change, next, given);
  const isDone = !areWaiting && nextRound(tournament, given) === undefined;
  if (isDone) return over(tournament, change, 'finished', given.now);
  // Whatever is waited for says so itself: a match that ends, or the date of the round.
  const dueAt = isTooEarly ? date : null;
  return row.dueAt === dueAt ? change : { ...change, row: { ...row, dueAt } };
}

function paired(
  row: TournamentRow,
  change: TournamentChange,
  { tables, byes }: Round,
  { newId }: AdvanceFacts,
): TournamentChange {
  const round = row.round + 1;
  const pairings = [
    ...tables.map((players) => ({ match: newId(), players, result: null })),
    ...byes.map((id) => ({ match: null, players: [id], result: [[id]] })),
  ].map((each, number): PairingRow => ({ ...each, round, number }));
  const next = { ...row, round };
  const all = [...(change.pairings ?? []), ...pairings];
  return { ...change, row: { ...next, dueAt: dateOfNext(next) }, pairings: all };
}

/** Nothing happens any more, and where its players were is forgotten. */
function over(
  tournament: TournamentRows,
  change: TournamentChange,
  state: 'finished' | 'cancelled',
  now: number,
): TournamentChange {
  return {
    ...change,
    row: { ...tournament.row, state, endedAt: now, dueAt: null },
    entrants: tournament.entrants.map((each) => ({ ...each, origin: null })),
  };
}

/** The tournament as it is once this has changed. */
function withChange(tournament: TournamentRows, change: TournamentChange): TournamentRows {
  const { row, entrants = [], pairings = [] } = change;
  const keyOf = ({ round, number }: PairingRow): string => `${round}/${number}`;
  const players = new Map(entrants.map((each) => [each.id, each]));
  const tables = new Map(pairings.map((each) => [keyOf(each), each]));
  return {
    row,
    entrants: tournament.entrants.map((each) => players.get(each.id) ?? each),
    pairings: tournament.pairings.map((each) => tables.get(keyOf(each)) ?? each),
  };
}
