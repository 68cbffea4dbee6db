import { findGame } from '@roundhouse/games';
import type { OwnTable, Table } from '@roundhouse/protocol';
import { sha256 } from '../base/tokens.ts';
import { programsFor } from '../automation/decide.ts';
import { seatIn } from './seat-in.ts';
import { isSilent, teamsOf } from './seating-rules.ts';
import type { MatchRow } from '../store/store.ts';

/** What everybody with the link may know of a match; the seed only once it is over. */
export function aboutMatch(match: MatchRow, user?: string): Table {
  const { id, game, rulesVersion, status, isPublic, settings, club, tournament } = match;
  const own = seatIn(match, user);
  const rules = findGame(game);
  const { options } = settings;
  const { createdAt, startedAt, updatedAt, entry, deciders, deadline, outcome } =
    own === undefined ? withoutNews(match) : match;
  return {
    id,
    game,
    rulesVersion,
    status,
    isPublic,
    ...(club === undefined ? {} : { club }),
    ...(tournament === undefined ? {} : { tournament }),
    settings,
    seats: match.seats.map(({ name, bot, user: sits, botAccount }, seat) => ({
      user: sits,
      name,
      bot,
      ...(botAccount === undefined ? {} : { botAccount }),
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
    ...(match.start && { start: { moves: match.start.moves.length, anew: match.start.anew } }),
    seedHash: sha256(match.seed),
    ...(status === 'finished' ? { seed: match.seed } : {}),
  };
}

/** Where spectators see a running match late, a list tells them nothing of how it stands now. */
function withoutNews(match: MatchRow): MatchRow {
  const { status, settings, startedAt, createdAt } = match;
  if (status !== 'playing' || settings.delay === undefined) return match;
  return { ...match, updatedAt: startedAt ?? createdAt, entry: 0, deciders: [], deadline: null };
}

/** A match in the list of somebody who sits there. */
export function aboutMine(match: MatchRow, user: string): OwnTable {
  const seat = seatIn(match, user);
  const yourTurn = match.status === 'playing' && match.turns.some((turn) => turn.seat === seat);
  return { ...aboutMatch(match, user), yourTurn };
}
