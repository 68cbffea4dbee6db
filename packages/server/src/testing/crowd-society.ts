import type { TournamentTerms } from '@roundhouse/protocol';
import { nameKey } from '../accounts/names.ts';
import { below, gameAt, numbers, OTHER_STRIDE, STRIDE, text, userAt } from './crowd-sql.ts';
import type { Crowd, Part } from './crowd-sql.ts';

/** What people make of each other, by how many they are: of 100,000 there are 2,000 clubs, 5,000 tournaments and so on. */
const clubsOf = ({ users }: Crowd): number => Math.ceil(users / 50);
const tournamentsOf = ({ users }: Crowd): number => Math.ceil(users / 20);
const invitationsOf = ({ users }: Crowd): number => Math.ceil(users / 5);
const reportsOf = ({ users }: Crowd): number => Math.ceil(users / 10);
const linesOf = ({ users }: Crowd): number => Math.ceil(users / 2);

/** The first clubs are large, the others are not. */
export const LARGE_CLUBS = 5;
const MEMBERS = 30;
const MEMBERS_OF_LARGE = 2000;
/** One tournament in so many has as many players as there can be. */
export const LARGE_EVERY = 50;
const ENTRANTS = 16;
const ENTRANTS_OF_LARGE = 128;
const ROUNDS = 4;
const ROUNDS_OF_LARGE = 7;
/** The first users have nearly as many ties as somebody may have. */
const SOCIABLE = 40;
const TIES_OF_SOCIABLE = 900;
export const LINES_OF_LONG_CHAT = 3000;
const LINES_OF_CHAT = 10;
const FAILURES = 50;
/** In 2096: what was offered stands as long as the store is kept. */
const FAR = 4_000_000_000_000;

/** Of matches that are not public, some of a large club, and one of any other. */
export const clubAt = (i: string, crowd: Crowd): string =>
  `CASE WHEN ${i} % 10 = 9 THEN 'c' || ${text(
    `CASE WHEN ${i} % 100 = 9 THEN (${i} / 100) % ${LARGE_CLUBS} ELSE (${i} / 10) % ${clubsOf(crowd)} END`,
  )} END`;

/** How many of everything a store must have to be used again. */
export const societyOf = (crowd: Crowd): Readonly<Record<string, number>> => ({
  clubs: clubsOf(crowd),
  tournaments: tournamentsOf(crowd),
  invitations: invitationsOf(crowd),
  invited: crowd.users,
});

export function societyParts(crowd: Crowd, now: number): readonly Part[] {
  return [clubs(crowd, now), tournaments(crowd, now), talk(crowd, now), ...peace(crowd, now)];
}

/** Everybody's first club is that of which they are the owner, if they have one. */
function clubs(crowd: Crowd, now: number): Part {
  const { users } = crowd;
  const member = (k: string): string => userAt(`i * ${STRIDE} + ${k} * ${OTHER_STRIDE}`, users);
  return {
    count: clubsOf(crowd),
    statements: (first, last) => [
      `${numbers(first, last)} INSERT INTO clubs (id, name, name_key, about, owner, is_open, created_at)
       SELECT 'c' || ${text('i')}, 'Club ' || ${text('i')}, '${nameKey('Club')}' || ${text('i')}, 'We play on Thursdays.', ${member('0')}, i % 2, ${now} FROM n`,
      `${numbers(first, last)} INSERT INTO club_members (club_id, user_id, state, since)
       SELECT 'c' || ${text('i')}, ${member('k')}, CASE WHEN k % 20 = 19 THEN 'asked' ELSE 'member' END, ${now}
       FROM n, ${below(Math.min(users, MEMBERS_OF_LARGE), 'k')} WHERE k < ${MEMBERS} OR i < ${LARGE_CLUBS}`,
    ],
  };
}

const terms: Omit<TournamentTerms, 'game'> = {
  format: 'swiss',
  seats: 2,
  options: {},
  time: { kind: 'real-time', bank: 1_200_000, increment: 20_000 },
  rated: false,
  botAccounts: false,
  rounds: null,
  roundEvery: null,
  checkIn: 0,
  most: ENTRANTS_OF_LARGE,
  startsAt: null,
  signUpUntil: null,
};

/** One in ten waits for players, one is running, the others are over; of those that are running the last round is played. */
function tournaments(crowd: Crowd, now: number): Part {
  const { users, tables } = crowd;
  const isLarge = `i % ${LARGE_EVERY} < 3`;
  const rounds = `CASE WHEN ${isLarge} THEN ${ROUNDS_OF_LARGE} ELSE ${ROUNDS} END`;
  const entrants = `CASE WHEN ${isLarge} THEN ${ENTRANTS_OF_LARGE} ELSE ${ENTRANTS} END`;
  const entrant = (k: string): string => `'e' || ${text('i')} || '-' || ${text(k)}`;
  // Players are paired otherwise in every round: the first half with the second, moved on.
  const one = entrant('k');
  const other = entrant(`(${entrants}) / 2 + (k + r) % ((${entrants}) / 2)`);
  return {
    count: tournamentsOf(crowd),
    statements: (first, last) => [
      `${numbers(first, last)} INSERT INTO tournaments
         (id, name, about, game, owner, club, terms, state, round, rounds, seed, created_at, started_at, ended_at, version)
       SELECT 't' || ${text('i')}, 'Cup ' || ${text('i')}, '', ${gameAt('i')}, ${userAt(`i * ${STRIDE}`, users)},
         CASE WHEN i % 10 = 9 THEN 'c' || ${text(`(i / 10) % ${clubsOf(crowd)}`)} END,
         '{"game":"' || ${gameAt('i')} || '",${JSON.stringify(terms).slice(1)}',
         CASE i % 10 WHEN 0 THEN 'open' WHEN 1 THEN 'running' ELSE 'finished' END,
         CASE i % 10 WHEN 0 THEN 0 ELSE ${rounds} END, CASE i % 10 WHEN 0 THEN NULL ELSE ${rounds} END,
         '0123456789abcdef0123456789abcdef', ${now} - i, ${now} - i, ${now} - i, 1 FROM n`,
      `${numbers(first, last)} INSERT INTO tournament_entrants (id, tournament_id, user_id, state, checked_in, points, since)
       SELECT ${entrant('k')}, 't' || ${text('i')}, ${userAt(`i * ${STRIDE} + k * ${OTHER_STRIDE}`, users)}, 'in', 1, 1500, ${now}
       FROM n, ${below(Math.min(users, ENTRANTS_OF_LARGE), 'k')} WHERE k < ${entrants}`,
      `${numbers(first, last)} INSERT INTO tournament_pairings (tournament_id, round, number, match_id, players, result)
       SELECT 't' || ${text('i')}, r + 1, k + 1, 'p' || ${text(`((i + k) * 5) % ${tables}`)}, '["' || ${one} || '","' || ${other} || '"]',
         CASE WHEN i % 10 = 1 AND r + 1 = ${rounds} THEN NULL ELSE '[["' || ${one} || '"],["' || ${other} || '"]]' END
       FROM n, ${below(ROUNDS_OF_LARGE, 'r')}, ${below(ENTRANTS_OF_LARGE / 2, 'k')}
       WHERE i % 10 > 0 AND r < ${rounds} AND k < (${entrants}) / 2`,
    ],
  };
}

/** Ten lines at every open table, and very many at the first. */
function talk({ users, tables }: Crowd, now: number): Part {
  const said = (count: number, where: string): string =>
    `INSERT INTO chat (match_id, number, user_id, name, seat, text, at)
     SELECT 'o' || ${text('i')}, k + 1, ${userAt('i + k', users)}, 'Traveller', NULL, 'Does anybody know this map?', ${now}
     FROM n, ${below(count, 'k')} WHERE ${where}`;
  return {
    count: tables,
    statements: (first, last) => [
      `${numbers(first, last)} ${said(LINES_OF_CHAT, 'i > 0')}`,
      ...(first === 0 ? [`${numbers(0, 1)} ${said(LINES_OF_LONG_CHAT, 'i = 0')}`] : []),
    ],
  };
}

/** Who follows and blocks whom, what was reported and done about it, what was offered, and what did not arrive. */
function peace(crowd: Crowd, now: number): readonly Part[] {
  const { users, tables } = crowd;
  const tie = (one: string, other: string, where: string, from: string): string =>
    `INSERT INTO ties (user_id, other_id, follows, mutes, blocks, since)
     SELECT ${userAt(one, users)}, ${userAt(other, users)}, CASE WHEN i % 20 = 0 THEN 0 ELSE 1 END, 0,
       CASE WHEN i % 20 = 0 THEN 1 ELSE 0 END, ${now} FROM n ${from} WHERE ${where} ON CONFLICT DO NOTHING`;
  const many = `, ${below(Math.min(users - 1, TIES_OF_SOCIABLE), 'k')}`;
  const met = `i + 1 + k * ${OTHER_STRIDE}`;
  return [
    {
      count: users,
      statements: (first, last) => [
        `${numbers(first, last)} ${tie('i', `i * ${STRIDE} + 1`, `(i * ${STRIDE} + 1 - i) % ${users} <> 0`, '')}`,
        `${numbers(first, last)} INSERT INTO notices
           (id, user_id, channel_id, channel_kind, kind, match_id, position, made_at, state, due_at, tries, failure, settled_at)
         SELECT 'n' || ${text('i')} || '-' || ${text('k')}, ${userAt('i', users)}, 'gone', 'webhook', 'turn', 'm0', 1, ${now}, 'failed',
           ${now}, 3, '{"code":"no-answer"}', ${now} FROM n, ${below(FAILURES, 'k')} WHERE i % 50 = 0 OR k < 1`,
        `${numbers(first, last)} INSERT INTO seek_waits (id, game, pace, rated, waited, at)
         SELECT 'w' || ${text('i')}, ${gameAt('i')}, 'live', 0, 1000 * (i % 90), ${now} FROM n WHERE i % 10 = 0`,
        `${numbers(first, last)} INSERT INTO invited (user_id, match_id, at)
         SELECT ${userAt('i', users)}, 'o' || ${text(`i % ${tables}`)}, ${now} FROM n`,
        `${numbers(first, last)} INSERT INTO sessions (token_hash, user_id, created_at, seen_at, label)
         SELECT 's' || ${text('i')}, ${userAt('i', users)}, ${now}, ${now}, '' FROM n WHERE i % 20 = 0`,
      ],
    },
    {
      count: Math.min(users, SOCIABLE),
      statements: (first, last) => [
        `${numbers(first, last)} ${tie('i', met, `(${met} - i) % ${users} <> 0`, many)}`,
        `${numbers(first, last)} ${tie(met, 'i', `(${met} - i) % ${users} <> 0 AND k % 2 = 0`, many)}`,
      ],
    },
    {
      count: invitationsOf(crowd),
      statements: (first, last) => [
        `${numbers(first, last)} INSERT INTO invitations
           (id, owner, game, pace, rated, seat_count, audience, club_id, slots, first_at, ends_at, created_at, origin)
         SELECT 'i' || ${text('i')}, ${userAt(`i * ${STRIDE}`, users)}, ${gameAt('i')}, 'live', 0, 3,
           CASE i % 3 WHEN 0 THEN 'everyone' WHEN 1 THEN 'friends' ELSE 'club' END,
           CASE WHEN i % 3 = 2 THEN 'c' || ${text(`i % ${clubsOf(crowd)}`)} END,
           '[{"from":${FAR},"until":${FAR + 3_600_000}}]', ${FAR}, ${FAR + 3_600_000}, ${now} - i, 'here' FROM n`,
        `${numbers(first, last)} INSERT INTO invitation_guests (invitation_id, user_id, slots, at, origin)
         SELECT 'i' || ${text('i')}, ${userAt(`i * ${STRIDE} + 1 + k`, users)}, '[0]', ${now}, 'here' FROM n, ${below(2, 'k')}`,
      ],
    },
    {
      count: reportsOf(crowd),
      statements: (first, last) => [
        `${numbers(first, last)} INSERT INTO reports
           (id, by_user, about_user, match_id, kind, line_numbers, words, at, state, closed_by, closed_at)
         SELECT 'r' || ${text('i')}, ${userAt('i', users)}, ${userAt('i + 1', users)}, 'o' || ${text(`i % ${tables}`)}, 'abuse', '[1,2,3]',
           'Look at this.', ${now} - i, CASE WHEN i % 10 = 0 THEN 'open' ELSE 'upheld' END,
           CASE WHEN i % 10 > 0 THEN 'u1' END, CASE WHEN i % 10 > 0 THEN ${now} - i END FROM n`,
      ],
    },
    {
      count: linesOf(crowd),
      statements: (first, last) => [
        `${numbers(first, last)} INSERT INTO audit (number, at, actor, act, subject, details, before_hash, hash)
         SELECT i + 1, ${now}, 'u1', CASE WHEN i % 2 = 0 THEN 'lift' ELSE 'close-report' END,
           CASE WHEN i % 2 = 0 THEN ${userAt('i', users)} ELSE 'r' || ${text(`i % ${reportsOf(crowd)}`)} END, '{}', '', '' FROM n`,
        ...(first === 0
          ? [`INSERT INTO roles (user_id, role, since) VALUES ('u1', 'admin', ${now})`]
          : []),
      ],
    },
  ];
}
