import type { TournamentState, TournamentTerms } from '@roundhouse/protocol';

export interface TournamentRow {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  /** Null for somebody who is gone. */
  readonly owner: string | null;
  /** The club whose tournament it is. */
  readonly club: string | null;
  readonly terms: TournamentTerms;
  readonly state: TournamentState;
  /** The round that was paired last. */
  readonly round: number;
  /** How many there will be, once that is known. */
  readonly rounds: number | null;
  /** What the lots are drawn from; secret until the start. */
  readonly seed: string;
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  /** When something has to be done by the calendar: it starts, or a round begins. */
  readonly dueAt: number | null;
  /** Raised by every change, so that two changes can't cross. */
  readonly version: number;
}

/** Somebody in a tournament, under an id of its own that outlives the account. */
export interface EntrantRow {
  readonly id: string;
  /** Null for somebody who is gone; so is the name. */
  readonly user: string | null;
  readonly name: string | null;
  readonly state: 'in' | 'out' | 'removed';
  readonly checkedIn: boolean;
  /** The rating at the start. */
  readonly points: number;
  readonly since: number;
  /** Where the user is, under a name that tells nobody where that is; kept while a rated tournament lasts. */
  readonly origin: string | null;
}

/** A table of a round, or somebody who sits out. */
export interface PairingRow {
  readonly round: number;
  readonly number: number;
  /** Whose id is known before the match is there; null for a bye. */
  readonly match: string | null;
  /** Ids of entrants. */
  readonly players: readonly string[];
  /** The best first, those who tied together; null as long as it is played. */
  readonly result: readonly (readonly string[])[] | null;
}

/** All of a tournament, as it was at one moment. */
export interface TournamentRows {
  readonly row: TournamentRow;
  /** In the order in which they came. */
  readonly entrants: readonly EntrantRow[];
  /** Round by round. */
  readonly pairings: readonly PairingRow[];
}

/** A tournament as it is to be, with those entrants and pairings that are new or have changed. */
export interface TournamentChange {
  readonly row: TournamentRow;
  readonly entrants?: readonly EntrantRow[];
  readonly pairings?: readonly PairingRow[];
}

/** A tournament in a list, as one user sees it. */
export interface ListedTournament {
  readonly row: TournamentRow;
  readonly organiser: string | null;
  readonly players: number;
  readonly entry: Pick<EntrantRow, 'state' | 'checkedIn'> | null;
}

export interface TournamentFilter {
  readonly states: readonly TournamentState[];
  readonly game?: string | undefined;
  /** Without it, only those that are for everybody. */
  readonly club?: string | undefined;
  /** Only those that this user organises or plays in, of whichever club. */
  readonly of?: string | undefined;
  /** Only those older than this one. */
  readonly after?: Pick<TournamentRow, 'createdAt' | 'id'> | undefined;
}

export interface TournamentStore {
  create(row: TournamentRow): Promise<void>;
  find(id: string): Promise<TournamentRows | undefined>;
  /** The newest first, as this user sees them. */
  list(filter: TournamentFilter, user: string | null, limit: number): Promise<ListedTournament[]>;
  /** How many this user organises that are not over. */
  countOf(owner: string): Promise<number>;
  /** Those in which this user is and that are not over. */
  openFor(user: string): Promise<string[]>;
  /** All of it or nothing; false if it has changed since this version was read. */
  save(change: TournamentChange): Promise<boolean>;
  /**
   * Takes tournaments in which something is to be done: one starts, a round begins, a match is over or was never laid. Nobody else is
   * given them until they are released or the lease ends.
   */
  claim(now: number, most: number): Promise<string[]>;
  release(id: string): Promise<void>;
  /** Its matches without a result that are over, or were never laid. */
  waiting(id: string): Promise<string[]>;
}
