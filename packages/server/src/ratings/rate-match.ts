import { botRating } from '@roundhouse/bots';
import type { RatedMatch, RatedSeat, RatingRow, StandingChange } from '../store/rating-store.ts';
import { isBarred } from './result.ts';
import type { MatchResult, Verdict } from './result.ts';
import { rateSides } from './rate.ts';
import { isProvisional, NEWCOMER, pointsOf, ratingOfPoints, rounded } from './rating.ts';

/** Who sat at a seat: a player with a rating, or a bot. */
export type Contender = { readonly player: string } | { readonly bot: string };

interface ToRate extends Pick<RatedMatch, 'match' | 'game' | 'pace' | 'number' | 'endedAt'> {
  readonly contenders: readonly Contender[];
  readonly result: MatchResult;
  readonly verdict: Verdict;
  readonly sameAddress: boolean;
  readonly ratings: ReadonlyMap<string, RatingRow>;
}

/** What a match makes of the ratings of its players. */
export function rateMatch(given: ToRate): {
  readonly rated: RatedMatch;
  readonly changes: readonly StandingChange[];
} {
  const { match, game, pace, number, endedAt, contenders, result, verdict, sameAddress } = given;
  const before = contenders.map((each) => ratingOf(each, given));
  const affected = isBarred(verdict) ? [] : result.affected;
  const after = affected.length === 0 ? before : ratingsAfter(given, before);
  const counts = verdict === 'counted';
  const ranks = ranksOf(result, contenders.length);
  const seats = contenders.flatMap((each, seat): RatedSeat[] => {
    const was = before[seat] ?? NEWCOMER;
    if ('bot' in each) return [];
    const is = affected.includes(seat) ? (after[seat] ?? was) : was;
    const { player } = each;
    const rank = counts ? (ranks[seat] ?? 0) : 0;
    return [{ seat, player, rank, before: was, after: is, points: pointsOf(is) }];
  });
  const changes = seats
    .filter(({ seat }) => affected.includes(seat))
    .map((seat) => ({
      user: seat.player,
      ...seat.after,
      points: seat.points,
      isSure: !isProvisional(seat.after),
      won: seat.rank === 1,
    }));
  const seatCount = contenders.length;
  const rated = { match, game, pace, number, endedAt, verdict, sameAddress, seatCount, seats };
  return { rated, changes };
}

function ratingOf(contender: Contender, { game, ratings }: ToRate): RatingRow {
  if ('player' in contender) return ratings.get(contender.player) ?? rounded(NEWCOMER);
  return ratingOfPoints(botRating(game, contender.bot) ?? pointsOf(NEWCOMER));
}

/** By seat. */
function ratingsAfter({ result }: ToRate, before: readonly RatingRow[]): RatingRow[] {
  const { sides } = result;
  const rated = rateSides(
    sides.map(({ rank, seats }) => ({
      rank,
      members: seats.map((seat) => before[seat] ?? NEWCOMER),
    })),
  );
  const after = [...before];
  for (const [at, { seats }] of sides.entries())
    for (const [member, seat] of seats.entries())
      after[seat] = rated[at]?.[member] ?? after[seat] ?? NEWCOMER;
  return after;
}

function ranksOf({ sides }: MatchResult, seatCount: number): number[] {
  const ranks = new Array<number>(seatCount).fill(0);
  for (const { rank, seats } of sides) for (const seat of seats) ranks[seat] = rank;
  return ranks;
}
