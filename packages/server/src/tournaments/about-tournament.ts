import type { Tournament, TournamentInside } from '@roundhouse/protocol';
import { sha256 } from '../base/tokens.ts';
import type { ListedTournament, TournamentRows } from '../store/tournament-store.ts';
import { entryOf } from './entering.ts';
import { byesIn, contenders, pairingsOf, standingsOf } from './tournament.ts';

/** Who looks at it, and whether they may manage it. */
interface Onlooker {
  readonly user: string | undefined;
  readonly isOrganiser: boolean;
}

/** A tournament in a list. */
export function aboutTournament(listed: ListedTournament, isOrganiser: boolean): Tournament {
  const { row, organiser, players, entry } = listed;
  const { id, name, about, terms, state, round, rounds, club, owner } = row;
  return {
    id,
    name,
    about,
    terms,
    state,
    round,
    rounds,
    ...(club === null ? {} : { club }),
    organiser: owner === null || organiser === null ? null : { user: owner, name: organiser },
    players,
    createdAt: row.createdAt,
    startedAt: row.startedAt,
    endedAt: row.endedAt,
    you: {
      organiser: isOrganiser,
      entry: entry?.state ?? null,
      checkedIn: entry?.checkedIn ?? false,
    },
  };
}

/** All of it. Nobody's rating is told: whether others may know it is their own choice. */
export function insideOf(
  tournament: TournamentRows,
  organiser: string | null,
  { user, isOrganiser }: Onlooker,
): TournamentInside {
  const { row, entrants } = tournament;
  const entry = entryOf(tournament, user) ?? null;
  const players = contenders(tournament).length;
  return {
    tournament: aboutTournament({ row, organiser, players, entry }, isOrganiser),
    players: entrants.map(({ id, user: who, name, state, checkedIn }) => ({
      player: id,
      user: who,
      name,
      state,
      checkedIn,
    })),
    standings: standingsOf(tournament).map(({ id, ...line }, at) => ({
      player: id,
      place: at + 1,
      ...line,
    })),
    rounds: Array.from({ length: row.round }, (_, at) => {
      const pairings = pairingsOf(tournament, at + 1);
      return {
        number: at + 1,
        tables: pairings.flatMap(({ match, players: seated, result }) =>
          match === null
            ? []
            : [{ match, players: [...seated], result: result && result.map((tied) => [...tied]) }],
        ),
        byes: [...byesIn(pairings)],
      };
    }),
    lots: {
      hash: sha256(row.seed),
      ...(row.state === 'open' || row.round === 0 ? {} : { seed: row.seed }),
    },
  };
}
