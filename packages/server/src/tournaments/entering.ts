import type { Reason, TournamentTerms } from '@roundhouse/protocol';
import type { EntrantRow, TournamentChange, TournamentRows } from '../store/tournament-store.ts';
import { contenders } from './tournament.ts';

/** What becomes of a tournament, or why not. */
export type Decided = TournamentChange | Reason;

/** Whether it has ended, one way or the other. */
export const isOver = ({ row }: TournamentRows): boolean =>
  row.state === 'finished' || row.state === 'cancelled';

export const entryOf = (
  { entrants }: TournamentRows,
  user: string | undefined,
): EntrantRow | undefined => entrants.find((each) => user !== undefined && each.user === user);

/** From when on those who are in it say that they are there; null if they need not. */
export const checkInFrom = ({ startsAt, checkIn }: TournamentTerms): number | null =>
  startsAt === null || checkIn === 0 ? null : startsAt - checkIn;

/** Whether they say so now. */
function isCheckIn({ row }: TournamentRows, now: number): boolean {
  const from = checkInFrom(row.terms);
  return row.state === 'open' && from !== null && now >= from;
}

/** Somebody who wants to be in it. */
type NewEntrant = Pick<EntrantRow, 'id' | 'name' | 'origin'> & { readonly user: string };

/** Enters; whoever comes while others check in is there, and whoever comes back is in it again. */
export function signUp(tournament: TournamentRows, who: NewEntrant, now: number): Decided {
  const { row } = tournament;
  const { signUpUntil, most } = row.terms;
  const before = entryOf(tournament, who.user);
  if (before?.state === 'removed') return 'removed-from-tournament';
  if (before?.state === 'in') return 'already-entered';
  if (row.state !== 'open' || (signUpUntil !== null && now >= signUpUntil)) return 'sign-up-closed';
  if (contenders(tournament).length >= most) return 'tournament-full';
  const entrant: EntrantRow = {
    ...who,
    id: before?.id ?? who.id,
    state: 'in',
    checkedIn: isCheckIn(tournament, now),
    points: 0,
    since: now,
  };
  return { row, entrants: [entrant] };
}

export function checkIn(tournament: TournamentRows, user: string, now: number): Decided {
  const entrant = entryOf(tournament, user);
  if (entrant?.state !== 'in') return 'not-entered';
  if (!isCheckIn(tournament, now)) return 'no-check-in';
  return { row: tournament.row, entrants: [{ ...entrant, checkedIn: true }] };
}

/** Leaves; the match that is being played goes on. */
export function withdraw(tournament: TournamentRows, user: string): Decided {
  if (isOver(tournament)) return 'tournament-over';
  const entrant = entryOf(tournament, user);
  if (entrant?.state !== 'in') return 'not-entered';
  return { row: tournament.row, entrants: [{ ...entrant, state: 'out', checkedIn: false }] };
}

/** Sends somebody away who can't enter again. */
export function remove(tournament: TournamentRows, player: string): Decided {
  if (isOver(tournament)) return 'tournament-over';
  const entrant = tournament.entrants.find(({ id }) => id === player);
  if (entrant === undefined || entrant.state === 'removed' || entrant.user === null)
    return 'no-such-user';
  return { row: tournament.row, entrants: [{ ...entrant, state: 'removed', checkedIn: false }] };
}
