import type { Seat, Viewer } from '@roundhouse/engine';
import type { MatchRow } from '../store/store.ts';

/**
 * The seat of this user in a match as it was just read. Nobody keeps the answer: until a match begins, any node may let
 * others sit there.
 */
export function seatIn(
  { seats }: Pick<MatchRow, 'seats'>,
  user: string | undefined,
): Seat | undefined {
  if (user === undefined) return undefined;
  for (let seat = 0; seat < seats.length; seat++) if (seats[seat]?.user === user) return seat;
  return undefined;
}

/** Whose eyes this user sees the match with. */
export const viewerIn = (match: Pick<MatchRow, 'seats'>, user: string | undefined): Viewer =>
  seatIn(match, user) ?? 'spectator';
