import type { Pace } from '@roundhouse/protocol';

/** Where ratings are compared: one game at one pace. */
export interface Ladder {
  readonly game: string;
  readonly pace: Pace;
}

export interface RatingRow {
  readonly mu: number;
  readonly sigma: number;
}

/** A seat of a rated match, with the rating before and after. */
export interface RatedSeat {
  readonly seat: number;
  /** A user's id, or a name that stands for a user who is gone. */
  readonly player: string;
  /** 1 is best; 0 if the match did not count. */
  readonly rank: number;
  readonly before: RatingRow;
  readonly after: RatingRow;
  /** The rating after it as people read it. */
  readonly points: number;
}

/** A match in the ladder's own order, in which ratings follow from each other. */
export interface RatedMatch extends Ladder {
  readonly match: string;
  /** Counted from 1 without gaps within the ladder; two nodes can't both write the same one. */
  readonly number: number;
  readonly endedAt: number;
  readonly verdict: string;
  /** Whether two of its players were at the same address. */
  readonly sameAddress: boolean;
  readonly seatCount: number;
  /** The seats of people. */
  readonly seats: readonly RatedSeat[];
}

/** How somebody stands in a ladder: in one season, or of all time. */
export interface StandingRow extends Ladder, RatingRow {
  readonly user: string;
  readonly season: string;
  readonly points: number;
  readonly isSure: boolean;
  readonly matches: number;
  readonly wins: number;
  readonly updatedAt: number;
}

/** What a match changes of somebody's standing. */
export interface StandingChange extends RatingRow {
  readonly user: string;
  readonly points: number;
  readonly isSure: boolean;
  readonly won: boolean;
}

/** What has to be known to rate a match: how far the ladder is, how its players stand, and how often they met. */
export interface LadderState {
  readonly number: number;
  readonly ratings: ReadonlyMap<string, RatingRow>;
  /** How often those two of them met since the given time who met most. */
  readonly meetings: number;
  /** For each of them, how many matches counted since then in which two were at the same address. */
  readonly atOneAddress: ReadonlyMap<string, number>;
  /** Whose programs they are, of those that are. */
  readonly owners: ReadonlyMap<string, string>;
}

export interface LeaderRow {
  readonly name: string;
  readonly points: number;
  readonly matches: number;
  readonly wins: number;
}

export interface RatingStore {
  /** Matches that agreed to be rated, are over and have not been looked at. */
  due(most: number): Promise<string[]>;
  state(ladder: Ladder, players: readonly string[], since: number): Promise<LadderState>;
  /** Adds the match and what follows from it, all or nothing; false if its number is taken or it was rated before. */
  apply(
    rated: RatedMatch,
    changes: readonly StandingChange[],
    seasons: readonly string[],
  ): Promise<boolean>;
  ofMatch(match: string): Promise<RatedMatch | undefined>;
  ladders(): Promise<Ladder[]>;
  /** The matches of a ladder after this number, in its order. */
  after(ladder: Ladder, number: number, most: number): Promise<RatedMatch[]>;
  /** Sets ratings that were found to be wrong, if the ladder still ends with this number. */
  correct(
    ladder: Ladder,
    number: number,
    seats: readonly (RatedSeat & { readonly match: string })[],
    standings: readonly StandingRow[],
  ): Promise<boolean>;

  standingsOf(user: string, season: string): Promise<StandingRow[]>;
  /** The best of those who are shown and whose rating is sure. */
  leaders(ladder: Ladder, season: string, skip: number, most: number): Promise<LeaderRow[]>;
  /** How many of those who are shown have more points. */
  ahead(ladder: Ladder, season: string, points: number): Promise<number>;
  /** The rating of a player after each of its last matches, the newest first. */
  history(player: string, ladder: Ladder, most: number): Promise<{ at: number; points: number }[]>;
  /** When the first match of the ladder ended. */
  firstEnd(ladder: Ladder): Promise<number | undefined>;
}
