import { sha256 } from '../accounts/tokens.ts';
import type { MatchRow } from '../store/store.ts';

/** What everybody with the link may know of a match; the seed only once it is over. */
export function aboutMatch(match: MatchRow, user?: string) {
  const { id, game, rulesVersion, status, isPublic, settings } = match;
  const { createdAt, startedAt, updatedAt, position, deciders, deadline, outcome } = match;
  return {
    id,
    game,
    rulesVersion,
    status,
    isPublic,
    settings,
    seats: match.seats.map((seat) => ({
      name: seat.name,
      bot: seat.bot,
      taken: seat.user !== null || seat.bot !== null,
      you: seat.user !== null && seat.user === user,
    })),
    host: match.owner === user,
    createdAt,
    startedAt,
    updatedAt,
    position,
    deciders,
    deadline,
    outcome,
    seedHash: sha256(match.seed),
    ...(status === 'finished' ? { seed: match.seed } : {}),
  };
}
