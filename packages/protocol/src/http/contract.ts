import type { Reason } from '../reasons.ts';
import { bots } from './bots.ts';
import { clubs } from './clubs.ts';
import { invitations } from './invitations.ts';
import { matches } from './matches.ts';
import { notifications } from './notifications.ts';
import type { Operation } from './operation.ts';
import { order } from './order.ts';
import { peace } from './peace.ts';
import { people } from './people.ts';
import { ratings } from './ratings.ts';
import { reviews } from './reviews.ts';
import { seeking } from './seeking.ts';
import { site } from './site.ts';
import { tournaments } from './tournaments.ts';

/** Everything that can be asked over HTTP, area by area. */
export const CONTRACT = {
  people,
  peace,
  matches,
  reviews,
  ratings,
  seeking,
  invitations,
  notifications,
  bots,
  clubs,
  tournaments,
  order,
  site,
} as const;

const FROM_ANYBODY: readonly Reason[] = [
  'malformed',
  'too-many',
  'wrong-host',
  'wrong-origin',
  'unavailable',
  'internal',
];

/** Every reason for which an operation may be refused. */
export const reasonsOf = ({ auth, role, reasons = [] }: Operation): readonly Reason[] => [
  ...FROM_ANYBODY,
  ...(auth === 'none' ? [] : (['unknown-visitor', 'wrong-scope'] as const)),
  ...(role === undefined ? [] : (['not-moderator'] as const)),
  ...reasons,
];
