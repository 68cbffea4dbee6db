import { POINTS_PER_MU } from '../base/points.ts';

/** How strong a player seems to be, and how unsure that is; openskill's numbers. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

export const NEWCOMER: Rating = { mu: 25, sigma: 25 / 3 };
/** Bots are measured: hardly in doubt. */
const BOT_SIGMA = 1;
/** Below this a rating is sure enough to be compared with others'. */
const SURE_SIGMA = 6;
const START = 1500;
const DIGITS = 1e6;

/** What people read. */
export const pointsOf = ({ mu }: Rating): number =>
  Math.round(START + POINTS_PER_MU * (mu - NEWCOMER.mu));

/** Whether it is only a first guess. */
export const isProvisional = ({ sigma }: Rating): boolean => sigma > SURE_SIGMA;

/** The rating of something that was measured in points. */
export const ratingOfPoints = (points: number): Rating => ({
  mu: NEWCOMER.mu + (points - START) / POINTS_PER_MU,
  sigma: BOT_SIGMA,
});

/** As it is kept: the same digits wherever they are computed, though machines may differ in the last bit of an exponential. */
export const rounded = ({ mu, sigma }: Rating): Rating => ({
  mu: Math.round(mu * DIGITS) / DIGITS,
  sigma: Math.round(sigma * DIGITS) / DIGITS,
});
