/** Points of one mu, so that 174 points are odds of e to 1 between two players whose ratings are sure. */
export const POINTS_PER_MU = 30;
