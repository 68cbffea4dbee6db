import type { AnyGame } from '@roundhouse/engine';
import { MOST_ROUNDS, usualOnResign } from '@roundhouse/protocol';
import type { Reason, TableSettings, TournamentTerms } from '@roundhouse/protocol';
import { newId, newSeed } from '../base/tokens.ts';
import { hasAccount } from '../matches/rated-tables.ts';
import type { UserRow } from '../store/store.ts';
import type { TournamentRow } from '../store/tournament-store.ts';
import { checkInFrom } from './entering.ts';

const YEAR = 366 * 24 * 3_600_000;

export interface NewTournament {
  readonly name: string;
  readonly about: string;
  readonly club: string | null;
  readonly terms: TournamentTerms;
}

/** Why this user can't organise anything, if so. */
export function unfitToOrganise(user: UserRow): Reason | undefined {
  if (user.botOf !== undefined) return 'no-bot-accounts';
  return hasAccount(user) ? undefined : 'needs-account';
}

/** The tournament as it is kept, or why it can't be. */
export function newTournament(
  games: readonly AnyGame[],
  { id: owner }: UserRow,
  { name, about, club, terms }: NewTournament,
  now: number,
): TournamentRow | Reason {
  const game = games.find(({ id }) => id === terms.game);
  if (game === undefined) return 'no-such-game';
  const options = game.parseOptions(terms.options);
  if (options === undefined) return 'bad-options';
  if (!game.seatCountsFor(options).includes(terms.seats)) return 'bad-seat-count';
  // Somebody who never comes would hold up everybody else.
  if (terms.time.kind === 'none') return 'needs-clock';
  const { startsAt, signUpUntil } = terms;
  const isSoon = (at: number | null): boolean => at === null || (at > now && at <= now + YEAR);
  if (!isSoon(startsAt) || !isSoon(signUpUntil)) return 'bad-dates';
  if (startsAt !== null && signUpUntil !== null && signUpUntil > startsAt) return 'bad-dates';
  return {
    id: newId(),
    name,
    about,
    owner,
    club,
    terms: { ...terms, ...fitting(terms), options: options as TournamentTerms['options'] },
    state: 'open',
    round: 0,
    rounds: null,
    seed: newSeed(),
    createdAt: now,
    startedAt: null,
    endedAt: null,
    dueAt: checkInFrom(terms) ?? startsAt,
    version: 0,
  };
}

/** What a format has no use for is left out: a round robin has room for as many as it has rounds for. */
const fitting = ({ format, most, rounds, checkIn, startsAt }: TournamentTerms) => ({
  most: format === 'round-robin' ? Math.min(most, MOST_ROUNDS) : most,
  rounds: format === 'knock-out' ? null : rounds,
  checkIn: startsAt === null ? 0 : checkIn,
});

/** What holds at a table of the tournament. At one of two, whoever runs out of time has lost; at others a bot plays on for them. */
export const tableSettings = (terms: TournamentTerms, players: number): TableSettings => ({
  options: terms.options,
  time: terms.time,
  onTimeOut: players === 2 ? 'forfeit' : 'bot',
  onResign: usualOnResign(players),
  seating: 'random',
  ...(terms.rated ? { rated: true } : {}),
  ...(terms.botAccounts ? { botAccounts: true } : {}),
});
