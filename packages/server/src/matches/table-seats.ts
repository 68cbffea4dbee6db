import type { MatchRow, SeatRow, UserRow } from '../store/store.ts';

export const EMPTY: SeatRow = { user: null, name: null, bot: null };

export const seatOf = ({ id, name, botOf }: UserRow): SeatRow => ({
  user: id,
  name,
  bot: null,
  ...(botOf === undefined ? {} : { botAccount: true }),
});

/** Whether programs may sit down: the host has agreed, or is one. Whoever sits down beside one sees that it is one. */
export const takesBots = ({ settings, seats, owner }: MatchRow): boolean =>
  settings.botAccounts === true ||
  seats.some(({ user, botAccount }) => user === owner && botAccount === true);

export const isEmpty = ({ user, bot }: SeatRow): boolean => user === null && bot === null;

/** The table when this user has left: another person who sits there is the host then, and without one it is closed. */
export function without(match: MatchRow, user: string): MatchRow {
  const seats = match.seats.map((each) => (each.user === user ? EMPTY : each));
  const nextHost = seats.find((each) => each.user !== null)?.user;
  if (nextHost === undefined || nextHost === null) return { ...match, seats, status: 'cancelled' };
  return { ...match, seats, owner: match.owner === user ? nextHost : match.owner };
}

export function withSeat(match: MatchRow, at: number, seat: SeatRow): MatchRow {
  return { ...match, seats: match.seats.map((each, index) => (index === at ? seat : each)) };
}
