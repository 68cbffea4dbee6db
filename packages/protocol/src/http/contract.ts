import type { Reason } from '../reasons.ts';
import { matches } from './matches.ts';
import { notifications } from './notifications.ts';
import type { Operation } from './operation.ts';
import { people } from './people.ts';
import { site } from './site.ts';

/** Everything that can be asked over HTTP, area by area. */
export const CONTRACT = { people, matches, notifications, site } as const;

const FROM_ANYBODY: readonly Reason[] = [
  'malformed',
  'too-many',
  'wrong-host',
  'wrong-origin',
  'unavailable',
  'internal',
];

/** Every reason for which an operation may be refused. */
export const reasonsOf = ({ auth, reasons = [] }: Operation): readonly Reason[] => [
  ...FROM_ANYBODY,
  ...(auth === 'required' ? (['unknown-visitor'] as const) : []),
  ...reasons,
];
