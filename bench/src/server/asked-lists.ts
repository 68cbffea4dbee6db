import type { AnyGame } from '@roundhouse/engine';
import {
  bots,
  clubs,
  invitations,
  matches,
  notifications,
  order,
  peace,
  people,
  ratings,
  requestFor,
  reviews,
  seeking,
  site,
  tournaments,
} from '@roundhouse/protocol';
import type { Asking, Operation } from '@roundhouse/protocol';
import { LINES_OF_LONG_CHAT } from '@roundhouse/server/crowd';
import type { Crowd, Known, Sample } from '@roundhouse/server/crowd';

/** A list that is asked for, with what the n-th time, and by whom. */
export interface AskedList {
  readonly list: string;
  readonly operation: Operation;
  readonly url: (n: number) => string;
  readonly as?: ((n: number) => Known | undefined) | undefined;
}

/** Whatever can be read besides: one thing that is found by its key, or that depends on one match alone. */
export const NO_LISTS: readonly Operation[] = [
  people.me,
  people.recovery,
  // Somebody's whole file, which is fetched once.
  people.exportMe,
  matches.games,
  matches.table,
  matches.record,
  matches.viewAt,
  matches.note,
  reviews.review,
  reviews.reviewNotes,
  ratings.shows,
  notifications.ofMatch,
  ...Object.values(site),
];

const at = <T>(list: readonly T[], n: number): T => {
  const found = list[n % list.length];
  if (found === undefined) throw new Error('nobody to ask as');
  return found;
};

function ask<Asked extends Operation>(
  list: string,
  operation: Asked,
  fields: (n: number) => Asking<Asked>,
  as?: (n: number) => Known | undefined,
): AskedList {
  return { list, operation, url: (n) => requestFor(operation, fields(n)).path, as };
}

/** Everything that a page asks for which could grow with what is stored. */
export function askedLists(sample: Sample, games: readonly AnyGame[], crowd: Crowd): AskedList[] {
  return [...ofPlay(sample, games, crowd), ...ofPeople(sample, games), ...ofOrder(sample, crowd)];
}

const OVER = { state: 'finished' } as const;

const gameAt = (games: readonly AnyGame[], n: number): string => at(games, n).id;

function ofPlay(
  { heavy, usual, rated }: Sample,
  games: readonly AnyGame[],
  { tables }: Crowd,
): AskedList[] {
  const ladder = (n: number) => {
    const pace = n % 2 === 0 ? 'live' : 'turn-based';
    return { game: gameAt(games, n), pace } as const;
  };
  const heavyAt = (n: number): Known => at(heavy, n);
  const usualAt = (n: number): Known => at(usual, n);
  const none = () => ({});
  return [
    ask('open tables', matches.openTables, none),
    ask('open tables, of somebody who is kept from many', matches.openTables, none, heavyAt),
    ask('open tables of a game and pace with free seats', matches.openTables, (n) => ({
      ...ladder(n),
      free: 'yes' as const,
    })),
    ask('a later page of open tables', matches.openTables, (n) => ({
      after: `o${(n * 37) % tables}`,
    })),
    ask('matches to watch', matches.tablesToWatch, none),
    ask('TV', matches.tv, none),
    ask('tables to which I am invited', matches.invited, none, usualAt),
    ask('my matches, of who plays a lot', matches.mine, none, heavyAt),
    ask('my matches', matches.mine, none, usualAt),
    ask('the end of a long chat', matches.chat, () => ({
      id: 'o0',
      before: `${LINES_OF_LONG_CHAT}`,
    })),
    ask('leaderboard', ratings.leaderboard, ladder),
    ask(
      'leaderboard, last page of a season, with my place',
      ratings.leaderboard,
      (n) => ({ ...ladder(n), season: '2026-2', page: '19' }),
      usualAt,
    ),
    ask('profile, of who plays a lot', ratings.profile, (n) => ({ name: heavyAt(n).name })),
    ask('my own profile', ratings.profile, (n) => ({ name: usualAt(n).name }), usualAt),
    ask('ratings after a match', ratings.ofMatch, (n) => ({ id: at(rated, n) })),
    ask('whether a game was found', seeking.state, none, usualAt),
  ];
}

function ofPeople(sample: Sample, games: readonly AnyGame[]): AskedList[] {
  const { heavy, usual, largeClubs, clubs: someClubs, largeCups, cups } = sample;
  const heavyAt = (n: number): Known => at(heavy, n);
  const usualAt = (n: number): Known => at(usual, n);
  const none = () => ({});
  return [
    ask('standing invitations', invitations.list, none, usualAt),
    ask('who is here, of who follows many', peace.here, none, heavyAt),
    ask('whom I follow, of who follows many', peace.ties, none, heavyAt),
    ask('whom I follow', peace.ties, none, usualAt),
    ask('somebody by name', peace.named, (n) => ({ name: usualAt(n + 1).name }), usualAt),
    ask('my clubs', clubs.list, none, heavyAt),
    ask('clubs by name', clubs.list, (n) => ({ name: n % 2 === 0 ? 'Club' : 'club 1' }), usualAt),
    ask('a club', clubs.show, (n) => ({ id: at(someClubs, n).id }), usualAt),
    ask(
      'inside a large club',
      clubs.inside,
      (n) => ({ id: at(largeClubs, n).id }),
      (n) => at(largeClubs, n).owner,
    ),
    ask(
      'inside a club',
      clubs.inside,
      (n) => ({ id: at(someClubs, n).id }),
      (n) => at(someClubs, n).owner,
    ),
    ask('tournaments to enter', tournaments.list, none, usualAt),
    ask('tournaments that are over, of a game', tournaments.list, (n) => ({
      ...OVER,
      game: gameAt(games, n),
    })),
    ask('a later page of tournaments', tournaments.list, (n) => ({
      ...OVER,
      after: at(cups, n),
    })),
    ask(
      'tournaments of a club',
      tournaments.list,
      (n) => ({ ...OVER, club: at(someClubs, n).id }),
      (n) => at(someClubs, n).owner,
    ),
    ask('my tournaments', tournaments.list, () => ({ ...OVER, mine: 'yes' as const }), usualAt),
    ask('a tournament of 128', tournaments.show, (n) => ({ id: at(largeCups, n) }), usualAt),
    ask('a tournament of 16', tournaments.show, (n) => ({ id: at(cups, n) })),
    ask('how I am told, and what did not arrive', notifications.list, none, heavyAt),
    ask('my sessions', people.sessions, none, usualAt),
    ask('my passkeys', people.passkeys, none, usualAt),
    ask('my tokens', bots.tokens, none, usualAt),
    ask('my bot accounts', bots.list, none, usualAt),
  ];
}

function ofOrder({ moderator, usual }: Sample, { users }: Crowd): AskedList[] {
  const staff = (): Known => moderator;
  return [
    ask('reports that wait', order.reports, () => ({}), staff),
    ask('reports that are done', order.reports, () => ({ state: 'closed' as const }), staff),
    ask('somebody, for moderators', order.find, (n) => ({ who: at(usual, n).name }), staff),
    ask('the log of order', order.log, () => ({}), staff),
    ask(
      'a later page of the log of order',
      order.log,
      (n) => ({ before: `${Math.floor(users / 4) + n}` }),
      staff,
    ),
  ];
}
