import { findGame } from '@roundhouse/games';
import type { AnyGame } from '@roundhouse/engine';
import { paceOf } from '@roundhouse/protocol';
import { randomUUID } from 'node:crypto';
import type { Log } from '../base/log.ts';
import { teamsOf } from '../matches/seating-rules.ts';
import type { Ladder, LadderState } from '../store/rating-store.ts';
import type { MatchRow, SeatRow, Store } from '../store/store.ts';
import { rateMatch } from './rate-match.ts';
import type { Contender } from './rate-match.ts';
import { resultOf } from './result.ts';
import type { MatchResult, Verdict } from './result.ts';
import { ALL_TIME, seasonOf } from './season.ts';

const DAY = 24 * 3_600_000;
const MOST_AT_ONCE = 50;
/** How many rated matches of the same two players count in 24 hours, and how many of one player beside others at the same address. */
const MEETINGS_A_DAY = 5;
const MATCHES_AT_ONE_ADDRESS = 2;

interface RatingsInput {
  readonly store: Pick<Store, 'ratings' | 'matchById' | 'entries'>;
  readonly games: readonly AnyGame[];
  readonly log: Log;
}

/**
 * Rates matches that are over. That a match is to be rated is written with its last entry, so none is forgotten; each takes
 * the next number of its ladder together with all that follows from it, so none counts twice and all nodes agree on the order.
 */
export class Ratings {
  private readonly input: RatingsInput;

  constructor(input: RatingsInput) {
    this.input = input;
  }

  /** Rates whatever is due. */
  async look(): Promise<void> {
    const { store, log } = this.input;
    for (const match of await store.ratings.due(MOST_AT_ONCE))
      await this.rate(match).catch((error: unknown) =>
        log('match not rated', { match, error: String(error) }),
      );
  }

  /** At once, for those who look at the result; what fails here is found by the next look. */
  ended({ id, settings }: MatchRow): void {
    if (settings.rated === true) this.rate(id).catch(() => undefined);
  }

  /** Rates a match that is over, unless that was done. */
  async rate(id: string): Promise<void> {
    const { store } = this.input;
    const row = await store.matchById(id);
    if (row === undefined || row.outcome === null || row.settings.rated !== true) return;
    const ladder = { game: row.game, pace: paceOf(row.settings.time) };
    const contenders = contendersOf(row);
    const result = await readResult(this.input, row);
    const players = contenders.flatMap((each) => ('player' in each ? [each.player] : []));
    const seasons = [ALL_TIME, seasonOf(row.updatedAt)];
    do {
      const state = await store.ratings.state(ladder, players, row.updatedAt - DAY);
      const made = makeRated({ row, ladder, contenders, result, state });
      if (await store.ratings.apply(made.rated, made.changes, seasons)) return;
    } while ((await store.ratings.ofMatch(id)) === undefined);
  }
}

interface Making {
  readonly row: MatchRow;
  readonly ladder: Ladder;
  readonly contenders: readonly Contender[];
  readonly result: MatchResult;
  readonly state: LadderState;
}

function makeRated({ row, ladder, contenders, result, state }: Making) {
  const close = neighbours(row);
  const verdict: Verdict = isOfOneOwner(row, state)
    ? 'one-owner'
    : result.verdict === 'counted' && metTooOften(close, state)
      ? 'pair-limit'
      : result.verdict;
  return rateMatch({
    ...ladder,
    match: row.id,
    number: state.number + 1,
    endedAt: row.updatedAt,
    contenders,
    result,
    verdict,
    sameAddress: close.length > 0,
    ratings: state.ratings,
  });
}

/** By seat; of whoever is gone nothing is known, not even whether it played elsewhere. */
const contendersOf = ({ seats }: MatchRow): Contender[] =>
  seats.map(({ user, bot }) =>
    bot === null ? { player: user ?? `gone ${randomUUID()}` } : { bot },
  );

/** How a match ended for those who sat there, read from its log. */
export async function readResult(
  { store, games }: Pick<RatingsInput, 'store' | 'games'>,
  { id, game, settings, seats, outcome }: MatchRow,
): Promise<MatchResult> {
  if (outcome === null) throw new Error('a match that is not over');
  const rules = games.find((each) => each.id === game) ?? findGame(game);
  const entries = await store.entries(id, 0);
  return resultOf({
    outcome,
    entries: entries.map(({ entry }) => entry),
    seatCount: seats.length,
    people: seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : [])),
    teams: teamsOf(rules, settings.options, seats.length),
  });
}

/** Too often the same two; or too often beside somebody at the same address, under whatever name, gone or not. */
function metTooOften(close: readonly SeatRow[], { meetings, atOneAddress }: LadderState): boolean {
  return (
    meetings >= MEETINGS_A_DAY ||
    close.some(({ user }) => (atOneAddress.get(user ?? '') ?? 0) >= MATCHES_AT_ONE_ADDRESS)
  );
}

/** Whether two of them are programs of the same user, or one is a program of another. */
function isOfOneOwner({ seats }: MatchRow, { owners }: LadderState): boolean {
  const people = seats.flatMap(({ user }) => (user === null ? [] : [owners.get(user) ?? user]));
  return new Set(people).size < people.length;
}

/** Players who sat down at the same address as another. */
const neighbours = ({ seats }: MatchRow): SeatRow[] =>
  seats.filter(
    ({ origin }, seat) =>
      (origin ?? null) !== null &&
      seats.some((other, at) => at !== seat && other.origin === origin),
  );
