import { sha256 } from '../base/tokens.ts';
import type { EntrantRow, PairingRow, TournamentRows } from '../store/tournament-store.ts';
import { advancing } from './knock-out.ts';
import { scoresOf, shares, standings } from './standings.ts';
import type { PlayedRound, Scoring, Standing, TableResult } from './standings.ts';

/** What the state of a tournament says, computed from its rows. */

/** Those who play the next round. */
export const contenders = ({ entrants }: TournamentRows): readonly EntrantRow[] =>
  entrants.filter(({ state, user }) => state === 'in' && user !== null);

/** Everybody who has ever been paired; before the start, nobody. */
export function started({ entrants, pairings }: TournamentRows): readonly EntrantRow[] {
  const paired = new Set(pairings.flatMap(({ players }) => players));
  return entrants.filter(({ id }) => paired.has(id));
}

export const pairingsOf = ({ pairings }: TournamentRows, round: number): readonly PairingRow[] =>
  pairings.filter((each) => each.round === round);

/** Whether a match still has to be played. */
export const isPending = ({ result }: PairingRow): boolean => result === null;

const isBye = ({ match }: PairingRow): boolean => match === null;

export const byesIn = (pairings: readonly PairingRow[]): readonly string[] =>
  pairings.filter(isBye).flatMap(({ players }) => players);
export const resultsIn = (pairings: readonly PairingRow[]): readonly TableResult[] =>
  pairings.flatMap((each) => (isBye(each) || each.result === null ? [] : [each.result]));

/** Whether the winner of this round has won the tournament: everybody who is left sits at one table. */
export const isFinal = (pairings: readonly PairingRow[]): boolean => pairings.length === 1;

/** Everybody's lot, from 1: the order of the hashes of the seed with their ids, which anybody can check. */
export function lotsOf({ row, entrants }: TournamentRows): ReadonlyMap<string, number> {
  const hashes = entrants.map(({ id }) => ({ id, hash: sha256(`${row.seed}/${id}`) }));
  const drawn = hashes.toSorted((a, b) => (a.hash < b.hash ? -1 : 1));
  return new Map(drawn.map(({ id }, at) => [id, at + 1]));
}

/** A result with those who tied in the order of their lots. */
export const rankingOf = (result: TableResult, lots: ReadonlyMap<string, number>): string[] =>
  result.flatMap((tied) => tied.toSorted((a, b) => (lots.get(a) ?? 0) - (lots.get(b) ?? 0)));

/** How everybody stands who has been paired, the best first. */
export function standingsOf(tournament: TournamentRows): Standing[] {
  const lots = lotsOf(tournament);
  const rounds = Array.from({ length: tournament.row.round }, (_, at): PlayedRound => {
    const pairings = pairingsOf(tournament, at + 1);
    return { results: resultsIn(pairings), byes: byesIn(pairings) };
  });
  const scoring: Scoring = {
    pointsOf:
      tournament.row.terms.format === 'knock-out'
        ? (round, at) => survivors(tournament, round, at + 1, lots)
        : shares,
    lotOf: (id) => lots.get(id) ?? 0,
  };
  const ids = started(tournament).map(({ id }) => id);
  return standings(ids, rounds, scoring);
}

/** In a knock-out a round is worth one to those who go on; the final is shared out like any table. */
function survivors(
  tournament: TournamentRows,
  { results, byes }: PlayedRound,
  round: number,
  lots: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const next = pairingsOf(tournament, round + 1).flatMap(({ players }) => players);
  const [only] = results;
  if (next.length === 0 && isFinal(pairingsOf(tournament, round)))
    return only === undefined ? new Map() : scoresOf(only);
  const rankings = results.map((result) => rankingOf(result, lots));
  const goOn = next.length > 0 ? next : [...byes, ...advancing(rankings, 1)];
  return new Map(goOn.map((id) => [id, 1]));
}
