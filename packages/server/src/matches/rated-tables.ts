import type { Reason, TableSettings } from '@roundhouse/protocol';
import type { SeatRow, UserRow } from '../store/store.ts';
import { seatOf } from './table-seats.ts';

/** Whether the user can come back from anywhere, and is not a guest. */
export const hasAccount = ({ login, nameKey }: UserRow): boolean =>
  login !== null || nameKey !== null;

/** Why a host can't have a rated table like this. Without a clock nobody who is losing would have to go on. */
export function unfitToRate(host: UserRow, { time }: TableSettings): Reason | undefined {
  if (!hasAccount(host)) return 'needs-account';
  return time.kind === 'none' ? 'needs-clock' : undefined;
}

/** Nobody chooses the better seat in a rated match. */
export const fairly = (settings: TableSettings): TableSettings =>
  settings.rated === true ? { ...settings, seating: 'random' } : settings;

/** Whether nobody but bots is there to play with: whom bots make look strong is weak among people. */
export const isAlone = (seats: readonly SeatRow[]): boolean =>
  seats.filter(({ user }) => user !== null).length < 2;

/** The seat of a user; where the user is, is kept only for what is to be rated. */
export const personAt = (user: UserRow, { rated }: TableSettings, origin: string): SeatRow => ({
  ...seatOf(user),
  ...(rated === true ? { origin } : {}),
});
