import type { AnyGame } from '@roundhouse/engine';
import type {
  Ladder,
  RatedMatch,
  RatedSeat,
  RatingRow,
  StandingRow,
} from '../store/rating-store.ts';
import type { MatchRow, Store } from '../store/store.ts';
import { rateMatch } from './rate-match.ts';
import type { Contender } from './rate-match.ts';
import { readResult } from './ratings.ts';
import { isBarred } from './result.ts';
import { ALL_TIME, seasonOf } from './season.ts';

export interface Recomputed extends Ladder {
  readonly matches: number;
  readonly players: number;
  /** Ratings after a match, and standings, that were not what the matches say. */
  readonly differing: number;
}

const PAGE = 200;
type FoundSeat = RatedSeat & { readonly match: string };

/** Computes all ratings again from the logs of the matches; whatever differs is corrected if `correct` says so. */
export async function* recomputeRatings(
  store: Store,
  games: readonly AnyGame[],
  correct: boolean,
): AsyncGenerator<Recomputed> {
  for (const ladder of await store.ratings.ladders()) {
    let climbed = await new Climb(store, games, ladder).run();
    // The ladder may have gone on meanwhile.
    while (!(await put(store, climbed, correct)))
      climbed = await new Climb(store, games, ladder).run();
    const { matches, players, seats, standings } = climbed;
    yield { ...ladder, matches, players, differing: seats.length + standings.length };
  }
}

interface Climbed {
  readonly ladder: Ladder;
  readonly last: number;
  readonly matches: number;
  readonly players: number;
  readonly seats: readonly FoundSeat[];
  readonly standings: readonly StandingRow[];
}

/** False if the ladder has gone on. */
async function put(store: Store, climbed: Climbed, correct: boolean): Promise<boolean> {
  const { ladder, last, seats, standings } = climbed;
  if (!correct || seats.length + standings.length === 0) return true;
  return store.ratings.correct(ladder, last, seats, standings);
}

/** One ladder, from its first match to its last. */
class Climb {
  private readonly store: Store;
  private readonly games: readonly AnyGame[];
  private readonly ladder: Ladder;
  private readonly ratings = new Map<string, RatingRow>();
  private readonly standings = new Map<string, StandingRow>();
  private readonly wrong: FoundSeat[] = [];

  constructor(store: Store, games: readonly AnyGame[], ladder: Ladder) {
    this.store = store;
    this.games = games;
    this.ladder = ladder;
  }

  async run(): Promise<Climbed> {
    let last = 0;
    let matches = 0;
    for (;;) {
      const page = await this.store.ratings.after(this.ladder, last, PAGE);
      for (const kept of page) await this.follow(kept);
      matches += page.length;
      if (page.length === 0) break;
      last = page.at(-1)?.number ?? last;
    }
    const { ladder, ratings } = this;
    const standings = await this.wrongStandings();
    return { ladder, last, matches, players: ratings.size, seats: this.wrong, standings };
  }

  private async follow(kept: RatedMatch): Promise<void> {
    const row = await this.store.matchById(kept.match);
    if (row === undefined) return;
    const result = await readResult({ store: this.store, games: this.games }, row);
    // Which matches were too many depends on addresses, which are forgotten, and on accounts that may be gone.
    const verdict = isBarred(kept.verdict) ? kept.verdict : result.verdict;
    const contenders = contendersOf(row, kept);
    const { rated, changes } = rateMatch({
      ...kept,
      contenders,
      result,
      verdict,
      ratings: this.ratings,
    });
    for (const seat of rated.seats) {
      this.ratings.set(seat.player, seat.after);
      const was = kept.seats.find((each) => each.seat === seat.seat);
      if (!sameSeat(was, seat)) this.wrong.push({ ...seat, match: kept.match });
    }
    for (const { user, won, ...rating } of changes)
      for (const season of [ALL_TIME, seasonOf(kept.endedAt)]) {
        const key = `${season} ${user}`;
        const before = this.standings.get(key);
        this.standings.set(key, {
          ...this.ladder,
          ...rating,
          user,
          season,
          matches: (before?.matches ?? 0) + 1,
          wins: (before?.wins ?? 0) + Number(won),
          updatedAt: kept.endedAt,
        });
      }
  }

  /** Those that are kept otherwise; whoever is gone has none. */
  private async wrongStandings(): Promise<StandingRow[]> {
    const wrong: StandingRow[] = [];
    for (const standing of this.standings.values()) {
      const all = await this.store.ratings.standingsOf(standing.user, standing.season);
      const { game, pace } = this.ladder;
      const kept = all.find((each) => each.game === game && each.pace === pace);
      const isKnown = kept !== undefined || (await this.store.userById(standing.user));
      if (isKnown && !sameStanding(kept, standing)) wrong.push(standing);
    }
    return wrong;
  }
}

/** The players as they were kept: who is gone has no seat any more, but still a name here. */
const contendersOf = ({ seats }: MatchRow, kept: RatedMatch): Contender[] =>
  seats.map(({ bot }, seat) =>
    bot === null
      ? {
          player:
            kept.seats.find((each) => each.seat === seat)?.player ?? `gone ${kept.match}/${seat}`,
        }
      : { bot },
  );

const sameRating = (a: RatingRow, b: RatingRow): boolean => a.mu === b.mu && a.sigma === b.sigma;

const sameSeat = (was: RatedSeat | undefined, is: RatedSeat): boolean =>
  was !== undefined &&
  sameRating(was.before, is.before) &&
  sameRating(was.after, is.after) &&
  was.points === is.points;

const sameStanding = (was: StandingRow | undefined, is: StandingRow): boolean =>
  was !== undefined &&
  sameRating(was, is) &&
  was.points === is.points &&
  was.isSure === is.isSure &&
  was.matches === is.matches &&
  was.wins === is.wins;
