import type { OpenStore } from '../open-nodes.ts';
import { describeAccounts } from './accounts.ts';
import { describeClubs } from './clubs.ts';
import { describeInvitations } from './invitations.ts';
import { describeJobs } from './jobs.ts';
import { describeMatches } from './matches.ts';
import { describeNoticeStore } from './notifications.ts';
import { describeOrder } from './order.ts';
import { describePeace } from './peace.ts';
import { describePlayTimes } from './play-times.ts';
import { describeRatings } from './ratings.ts';
import { describeReviews } from './reviews.ts';
import { describeSeeks } from './seeks.ts';
import { describeTableStore } from './tables.ts';
import { describeTournaments } from './tournaments.ts';
import { describeUpkeep } from './upkeep.ts';

const PARTS = [
  describeAccounts,
  describeJobs,
  describeMatches,
  describeNoticeStore,
  describeTableStore,
  describePeace,
  describeClubs,
  describeOrder,
  describePlayTimes,
  describeUpkeep,
  describeRatings,
  describeSeeks,
  describeReviews,
  describeTournaments,
  describeInvitations,
];

/** What every store must do, for two nodes. Run on each adapter. */
export function describeStore(name: string, open: OpenStore): void {
  for (const part of PARTS) part(name, open);
}
