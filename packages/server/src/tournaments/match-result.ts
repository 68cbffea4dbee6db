import type { MatchResult } from '../ratings/result.ts';
import type { MatchRow } from '../store/store.ts';
import type { EntrantRow } from '../store/tournament-store.ts';
import type { TableResult } from './standings.ts';

/** How the match of a table ended for its players; one that was settled is a tie of all. */
export function tableResult(
  players: readonly string[],
  entrants: readonly EntrantRow[],
  { seats }: Pick<MatchRow, 'seats'>,
  { verdict, sides }: MatchResult,
): TableResult {
  if (verdict === 'settled') return [players];
  const own = players.map((id) => entrants.find((each) => each.id === id));
  const bySeat = seats.map(({ user }) =>
    user === null ? undefined : own.find((each) => each?.user === user)?.id,
  );
  // Whoever has deleted their account sits at a seat of nobody; which one is theirs makes no difference to anybody.
  const gone = players.filter((id) => !bySeat.includes(id));
  const playerAt = bySeat.map((id) => id ?? gone.shift());
  const ranks = [...new Set(sides.map(({ rank }) => rank))].toSorted((a, b) => a - b);
  return ranks.map((rank) =>
    sides
      .filter((side) => side.rank === rank)
      .flatMap((side) => side.seats.flatMap((seat) => playerAt[seat] ?? [])),
  );
}

/** Somebody has deleted their account before the match was there: they have lost without one. Undefined if everybody is there. */
export function withoutMatch(
  players: readonly string[],
  entrants: readonly EntrantRow[],
): TableResult | undefined {
  const isThere = (id: string): boolean =>
    entrants.some((each) => each.id === id && each.user !== null);
  if (players.every(isThere)) return undefined;
  const groups = [players.filter(isThere), players.filter((id) => !isThere(id))];
  return groups.filter(({ length }) => length > 0);
}
