import { LIMITS } from '../base/limits.ts';
import { StandingInvitations } from '../invitations/standing-invitations.ts';
import type { Notices } from '../notifications/notifications.ts';
import { Ratings } from '../ratings/ratings.ts';
import { Reviews } from '../reviews/reviews.ts';
import { Seekers } from '../seeking/seekers.ts';
import type { SeekersInput } from '../seeking/seekers.ts';
import type { MatchRow } from '../store/store.ts';
import { Tournaments } from '../tournaments/tournaments.ts';
import type { TournamentsInput } from '../tournaments/tournaments.ts';
import type { PlayServerInput } from './play-server-input.ts';

interface PeopleInput extends Omit<
  SeekersInput & TournamentsInput,
  'store' | 'games' | 'onCheckIn'
> {
  readonly input: PlayServerInput;
  readonly notices: Notices;
}

/** What a server does for people beyond their tables: rates and reviews matches, finds others to play with, and runs tournaments. */
export class People {
  readonly ratings: Ratings;
  readonly reviews: Reviews;
  readonly seekers: Seekers;
  readonly invitations: StandingInvitations;
  readonly tournaments: Tournaments;

  constructor({ input, notices, ...parts }: PeopleInput) {
    const { store, games, review: work, limits = LIMITS } = input;
    const { tables, now, log } = parts;
    this.ratings = new Ratings({ store, games, ...parts });
    this.seekers = new Seekers({ store, games, ...parts });
    this.invitations = new StandingInvitations({
      store,
      games,
      ...parts,
      onArranged: (match) => notices.offered(match, 'arranged'),
    });
    this.tournaments = new Tournaments({
      store,
      games,
      ...parts,
      onCheckIn: (tournament) => notices.checkIn(tournament),
    });
    this.reviews = new Reviews({
      store,
      games,
      work,
      quota: limits.quotas.reviews,
      originOf: (host) => tables.originOf(host),
      now,
      log,
    });
  }

  /** At once, for those who look at the result. */
  ended(match: MatchRow): void {
    this.ratings.ended(match);
    this.tournaments.ended(match);
  }
}
