import * as v from 'valibot';
import { seatSchema } from '../play.ts';
import { PACES, tableSchema } from '../table.ts';
import type { Wire } from '../wire.ts';
import { operation } from './operation.ts';

/** How many places of a leaderboard come at a time, and how many pages there are at most. */
export const LEADERS_PAGE = 50;
export const MOST_LEADER_PAGES = 20;

const pace = v.picklist(PACES);
const page = v.pipe(
  v.string(),
  v.regex(/^[0-9]{1,2}$/),
  v.transform(Number),
  v.maxValue(MOST_LEADER_PAGES - 1),
);
const season = v.pipe(v.string(), v.regex(/^(all|[0-9]{4}-[1-4])$/));

/** How somebody stands in a ladder. */
const standing = {
  points: v.number(),
  /** Whether it is only a first guess. */
  provisional: v.boolean(),
  matches: v.number(),
  wins: v.number(),
};

const leaderboardSchema = v.object({
  season,
  /** The seasons in which there was something to rate, the newest first. */
  seasons: v.array(season),
  leaders: v.array(
    v.object({
      place: v.number(),
      name: v.string(),
      points: v.number(),
      matches: v.number(),
      wins: v.number(),
    }),
  ),
  /** Whether there is another page. */
  more: v.boolean(),
  /** How you stand there, if you do; the place is the one you have or would have if you were shown. */
  you: v.nullable(v.object({ ...standing, place: v.nullable(v.number()), shown: v.boolean() })),
});
export type Leaderboard = Wire<typeof leaderboardSchema>;

/** What a rated match made of the ratings that the asker may see. */
const matchRatingSchema = v.object({
  /** Counted; only against who left before all had moved; settled; one too many of the same players in a day; or somebody met a
   * program of their own. */
  verdict: v.picklist(['counted', 'abandoned', 'settled', 'pair-limit', 'one-owner']),
  /** Whether two of the players were at the same address. */
  sameAddress: v.boolean(),
  seats: v.array(
    v.object({
      seat: seatSchema,
      before: v.number(),
      after: v.number(),
      provisional: v.boolean(),
    }),
  ),
});
export type MatchRating = Wire<typeof matchRatingSchema>;

/** What everybody may see of a user besides the name. */
const showsSchema = v.object({
  ratings: v.boolean(),
  matches: v.boolean(),
  opponents: v.boolean(),
  achievements: v.boolean(),
  /** The games that the user likes best. */
  favourites: v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(50)),
});
export type Shows = Wire<typeof showsSchema>;

/** A user as others, or the user itself, may see it; what is not shown is not there. */
const profileSchema = v.object({
  name: v.string(),
  /** Whether it is you. */
  you: v.boolean(),
  shows: showsSchema,
  ratings: v.optional(
    v.array(
      v.object({
        game: v.string(),
        pace,
        ...standing,
        /** After each of the last matches, the oldest first. */
        history: v.array(v.object({ at: v.number(), points: v.number() })),
      }),
    ),
  ),
  matches: v.optional(v.array(tableSchema)),
  opponents: v.optional(
    v.object({
      bySeats: v.array(v.object({ seats: v.number(), matches: v.number(), wins: v.number() })),
      against: v.array(
        v.object({
          name: v.string(),
          matches: v.number(),
          ahead: v.number(),
          behind: v.number(),
        }),
      ),
    }),
  ),
  achievements: v.optional(
    v.array(
      v.object({ kind: v.picklist(['win', 'upset', 'perfect']), game: v.string(), at: v.number() }),
    ),
  ),
});
export type Profile = Wire<typeof profileSchema>;

/** Ratings, and what people show of themselves. */
export const ratings = {
  leaderboard: operation('GET', '/api/leaderboard', {
    auth: 'optional',
    query: v.object({
      game: v.string(),
      pace,
      season: v.optional(season, 'all'),
      page: v.optional(page, '0'),
    }),
    answer: leaderboardSchema,
    reasons: ['no-such-game'],
  }),
  ofMatch: operation('GET', '/api/matches/:id/rating', {
    auth: 'optional',
    /** Null if it is not rated, or not yet. */
    answer: v.nullable(matchRatingSchema),
    reasons: ['no-such-match'],
  }),
  profile: operation('GET', '/api/people/:name', {
    auth: 'optional',
    answer: profileSchema,
    reasons: ['no-such-user'],
  }),
  shows: operation('GET', '/api/me/profile', { answer: showsSchema }),
  show: operation('PUT', '/api/me/profile', {
    body: showsSchema,
    answer: showsSchema,
    reasons: ['needs-account', 'no-such-game'],
  }),
};
