/** What of a user everybody may see, besides the name. */
export interface Shows {
  readonly ratings: boolean;
  readonly matches: boolean;
  readonly opponents: boolean;
  readonly achievements: boolean;
  /** The games that the user likes best. */
  readonly favourites: readonly string[];
}

/** Rated results at tables of one size. */
export interface ResultsBySeats {
  readonly seats: number;
  readonly matches: number;
  readonly wins: number;
}

/** Rated results against one other user. */
export interface ResultsAgainst {
  readonly name: string;
  readonly matches: number;
  /** How often this user came out ahead, and behind. */
  readonly ahead: number;
  readonly behind: number;
}

/** Something that was achieved in a game, and when that was first so. */
export interface Achieved {
  readonly kind: 'win' | 'upset' | 'perfect';
  readonly game: string;
  readonly at: number;
}

export interface ProfileStore {
  /** Nothing, as long as the user has not said otherwise. */
  shows(user: string): Promise<Shows>;
  show(user: string, shows: Shows): Promise<void>;
  /** Those of these users whose ratings everybody may see. */
  withRatingsShown(users: readonly string[]): Promise<string[]>;
  bySeats(user: string): Promise<ResultsBySeats[]>;
  /** Those met most often in the last matches, of equals the last met first; only who shows opponents too, unless it is the user who asks. */
  against(user: string, all: boolean, most: number): Promise<ResultsAgainst[]>;
  /** The first rated win of each game, the first against somebody rated much higher, and the first match with a perfect review. */
  achieved(user: string): Promise<Achieved[]>;
}
