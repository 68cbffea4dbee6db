import * as v from 'valibot';
import { PACES } from '../table.ts';
import type { Wire } from '../wire.ts';
import { operation } from './operation.ts';

/** How many invitations of one user may stand, how many times each may name, and how many may accept one. */
export const MOST_INVITATIONS = 5;
const MOST_SLOTS = 21;
export const MOST_GUESTS = 24;
/** How many days ahead people may be invited for. */
export const INVITED_DAYS = 14;

const AUDIENCES = ['everyone', 'friends', 'club'] as const;
export type Audience = (typeof AUDIENCES)[number];

const time = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15));
const slot = { from: time, until: time };

const terms = {
  game: v.pipe(v.string(), v.maxLength(60)),
  pace: v.picklist(PACES),
  rated: v.boolean(),
  seats: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(8)),
  /** Who may see and accept it: everybody, people who follow the host and are followed back, or the members of a club. */
  audience: v.picklist(AUDIENCES),
};

/** An offer to play at one of several times, open until enough people have accepted. */
const invitationSchema = v.object({
  ...terms,
  id: v.string(),
  /** The club whose members may accept it. */
  club: v.exactOptional(v.string()),
  host: v.object({ user: v.string(), name: v.string() }),
  isYours: v.boolean(),
  /** When it can be; turn-based there is one time, until which people can accept. */
  slots: v.array(
    v.object({
      ...slot,
      /** Who would play then, besides the host. */
      guests: v.array(v.string()),
      /** Whether you would. */
      you: v.boolean(),
    }),
  ),
});
export type Invitation = Wire<typeof invitationSchema>;

/** Standing invitations: whoever can play at the same time gets a table when that time has come. */
export const invitations = {
  list: operation('GET', '/api/invitations', { answer: v.array(invitationSchema) }),
  offer: operation('POST', '/api/invitations', {
    body: v.object({
      ...terms,
      rated: v.optional(v.boolean(), false),
      club: v.optional(v.pipe(v.string(), v.maxLength(64))),
      /** In their order, and not overlapping; for a turn-based match one, which says until when people can accept. */
      slots: v.pipe(v.array(v.object(slot)), v.minLength(1), v.maxLength(MOST_SLOTS)),
    }),
    answer: invitationSchema,
    status: 201,
    reasons: [
      'no-such-game',
      'bad-seat-count',
      'bad-times',
      'needs-account',
      'no-bot-accounts',
      'limited',
      'not-member',
      'too-many-invitations',
    ],
  }),
  /** Which of its times suit; those that were said before are forgotten. */
  accept: operation('POST', '/api/invitations/:id/accept', {
    body: v.object({
      slots: v.pipe(
        v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_SLOTS - 1))),
        v.minLength(1),
        v.maxLength(MOST_SLOTS),
      ),
    }),
    /** The match that has come of it; null while others are missing, or its time has not come. */
    answer: v.object({ match: v.nullable(v.string()) }),
    reasons: [
      'no-such-invitation',
      'bad-times',
      'needs-account',
      'no-bot-accounts',
      'limited',
      'too-many',
      'not-allowed',
    ],
  }),
  withdraw: operation('DELETE', '/api/invitations/:id/accept', { reasons: ['no-such-invitation'] }),
  cancel: operation('DELETE', '/api/invitations/:id', { reasons: ['no-such-invitation'] }),
};
