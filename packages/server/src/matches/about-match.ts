import { findGame } from '@roundhouse/games';
import type { OwnTable, Table } from '@roundhouse/protocol';
import { sha256 } from '../base/tokens.ts';
import { programsFor } from '../automation/decide.ts';
import { seatIn } from './seat-in.ts';
import { isSilent, teamsOf } from './seating-rules.ts';
import type { MatchRow } from '../store/store.ts';

/** What everybody with the link may know of a match; the seed only once it is over. */
export function aboutMatch(match: MatchRow, user?: string): Table {
  const { id, game, rulesVersion, status, isPublic, settings } = match;
  const own = seatIn(match, user);
  const rules = findGame(game);
  const { options } = settings;
  const { createdAt, startedAt, updatedAt, entry, deciders, deadline, outcome } = match;
  return {
    id,
    game,
    rulesVersion,
    status,
    isPublic,
    settings,
    seats: match.seats.map(({ name, bot, user: sits }, seat) => ({
      name,
      bot,
      taken: sits !== null || bot !== null,
      you: seat === own,
    })),
    host: match.owner === user,
    removed: user !== undefined && match.removed.includes(user),
    createdAt,
    startedAt,
    updatedAt,
    entry,
    deciders,
    deadline,
    outcome,
    programs: programsFor(game),
    /** The seats that play together. */
    teams: teamsOf(rules, options, match.seats.length),
    /** Whether the rules forbid the players to talk now. */
    silent: status === 'playing' && isSilent(rules, options),
    seedHash: sha256(match.seed),
    ...(status === 'finished' ? { seed: match.seed } : {}),
  };
}

/** A match in the list of somebody who sits there. */
export function aboutMine(match: MatchRow, user: string): OwnTable {
  const seat = seatIn(match, user);
  const yourTurn = match.status === 'playing' && match.turns.some((turn) => turn.seat === seat);
  return { ...aboutMatch(match, user), yourTurn };
}
