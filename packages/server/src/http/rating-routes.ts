import type { AnyGame } from '@roundhouse/engine';
import { LEADERS_PAGE, MOST_LEADER_PAGES, ratings } from '@roundhouse/protocol';
import type { Leaderboard, MatchRating, Profile } from '@roundhouse/protocol';
import type { Accounts } from '../accounts/accounts.ts';
import { nameKey } from '../accounts/names.ts';
import { aboutMatch } from '../matches/about-match.ts';
import { seatIn } from '../matches/seat-in.ts';
import { isProvisional, pointsOf } from '../ratings/rating.ts';
import type { Verdict } from '../ratings/result.ts';
import { ALL_TIME, seasonsBetween } from '../ratings/season.ts';
import type { Ladder, StandingRow } from '../store/rating-store.ts';
import type { Store, UserRow } from '../store/store.ts';
import { findMatch } from './find-match.ts';
import { HttpProblem } from './problem.ts';
import type { Serve } from './serve-operation.ts';

const MOST_SEASONS = 12;
const HISTORY = 200;
const MATCHES_SHOWN = 20;
const OPPONENTS_SHOWN = 10;

interface RatingRoutesInput {
  readonly store: Store;
  readonly accounts: Accounts;
  readonly games: readonly AnyGame[];
  readonly now: () => number;
}

/** Ratings, leaderboards and profiles. */
export function ratingRoutes(serve: Serve, input: RatingRoutesInput): void {
  const { store, accounts, games } = input;

  serve(ratings.leaderboard, async ({ visitor, query: { game, pace, season, page } }) => {
    if (!games.some(({ id }) => id === game)) throw new HttpProblem('no-such-game');
    const ladder = { game, pace };
    const skip = page * LEADERS_PAGE;
    const found = await store.ratings.leaders(ladder, season, skip, LEADERS_PAGE + 1);
    return {
      season,
      seasons: await seasonsOf(input, ladder),
      leaders: found
        .slice(0, LEADERS_PAGE)
        .map((leader, at) => ({ ...leader, place: skip + at + 1 })),
      more: found.length > LEADERS_PAGE && page + 1 < MOST_LEADER_PAGES,
      you: visitor === undefined ? null : await placeOf(store, visitor.user, ladder, season),
    };
  });

  serve(ratings.ofMatch, async ({ visitor, params }) => {
    const match = await findMatch(store, params.id);
    return ratingOf(store, match.id, seatIn(match, visitor?.user.id));
  });

  serve(ratings.profile, async ({ visitor, params }) => {
    const user = await store.userByNameKey(nameKey(params.name));
    if (user === undefined) throw new HttpProblem('no-such-user');
    return profileOf(store, user, visitor?.user.id === user.id);
  });

  serve(ratings.shows, async ({ visitor: { user } }) => store.profiles.shows(user.id));

  serve(ratings.show, async ({ visitor: { user }, body }) => {
    if (await accounts.isGuest(user)) throw new HttpProblem('needs-account');
    const favourites = games.map(({ id }) => id).filter((id) => body.favourites.includes(id));
    if (favourites.length < body.favourites.length) throw new HttpProblem('no-such-game');
    const shows = { ...body, favourites };
    await store.profiles.show(user.id, shows);
    return shows;
  });
}

async function seasonsOf({ store, now }: RatingRoutesInput, ladder: Ladder): Promise<string[]> {
  const first = await store.ratings.firstEnd(ladder);
  return first === undefined ? [] : seasonsBetween(first, now(), MOST_SEASONS);
}

const standingIn = (rows: readonly StandingRow[], { game, pace }: Ladder) =>
  rows.find((each) => each.game === game && each.pace === pace);

async function placeOf(
  store: Store,
  user: UserRow,
  ladder: Ladder,
  season: string,
): Promise<Leaderboard['you']> {
  const standing = standingIn(await store.ratings.standingsOf(user.id, season), ladder);
  if (standing === undefined) return null;
  const { ratings: shown } = await store.profiles.shows(user.id);
  const { points, isSure, matches, wins } = standing;
  const place = isSure ? (await store.ratings.ahead(ladder, season, points)) + 1 : null;
  return { points, provisional: !isSure, matches, wins, place, shown };
}

/** Ratings are their owners'; others see those that are shown. */
async function ratingOf(
  store: Store,
  match: string,
  own: number | undefined,
): Promise<MatchRating | null> {
  const rated = await store.ratings.ofMatch(match);
  if (rated === undefined) return null;
  const shown = await store.profiles.withRatingsShown(rated.seats.map(({ player }) => player));
  return {
    verdict: rated.verdict as Verdict,
    sameAddress: rated.sameAddress,
    seats: rated.seats
      .filter(({ seat, player }) => seat === own || shown.includes(player))
      .map(({ seat, before, after, points }) => ({
        seat,
        before: pointsOf(before),
        after: points,
        provisional: isProvisional(after),
      })),
  };
}

async function profileOf(store: Store, user: UserRow, you: boolean): Promise<Profile> {
  const shows = await store.profiles.shows(user.id);
  const may = (what: Exclude<keyof Profile['shows'], 'favourites'>): boolean => you || shows[what];
  return {
    name: user.name,
    you,
    shows,
    ...(may('ratings') ? { ratings: await ladderRatings(store, user) } : {}),
    ...(may('matches') ? { matches: await publicMatches(store, user) } : {}),
    ...(may('opponents')
      ? {
          opponents: {
            bySeats: await store.profiles.bySeats(user.id),
            against: await store.profiles.against(user.id, you, OPPONENTS_SHOWN),
          },
        }
      : {}),
    ...(may('achievements') ? { achievements: await store.profiles.achieved(user.id) } : {}),
  };
}

async function ladderRatings(store: Store, user: UserRow): Promise<Profile['ratings']> {
  const standings = await store.ratings.standingsOf(user.id, ALL_TIME);
  return Promise.all(
    standings.map(async ({ game, pace, points, isSure, matches, wins }) => {
      const history = await store.ratings.history(user.id, { game, pace }, HISTORY);
      const provisional = !isSure;
      return { game, pace, points, provisional, matches, wins, history: history.toReversed() };
    }),
  );
}

async function publicMatches(store: Store, user: UserRow): Promise<Profile['matches']> {
  const rows = await store.finishedOf(user.id, MATCHES_SHOWN);
  return rows.map((row) => aboutMatch(row));
}
