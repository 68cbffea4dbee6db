import * as v from 'valibot';
import { tableSchema } from '../table.ts';
import type { Wire } from '../wire.ts';
import { operation } from './operation.ts';

/** How many clubs somebody may found, and how many may be joined. */
export const MOST_FOUNDED = 5;
export const MOST_CLUBS = 50;
export const MOST_CLUB_ABOUT = 1000;

const name = v.pipe(v.string(), v.minLength(1));
const about = v.pipe(v.string(), v.trim(), v.maxLength(MOST_CLUB_ABOUT));
const isOpen = v.boolean();

/** A club as everybody may know it. */
export const clubSchema = v.object({
  id: v.string(),
  name: v.string(),
  about: v.string(),
  /** Whether anybody with an account may join, or has to be let in. */
  isOpen,
  members: v.number(),
  /** What you are to it. */
  you: v.picklist(['owner', 'member', 'asked', 'stranger']),
});
export type Club = Wire<typeof clubSchema>;

/** A place in the ladder: in a match, a point is shared out by how many of the others one left behind. */
const rungSchema = v.object({
  user: v.string(),
  name: v.string(),
  played: v.number(),
  won: v.number(),
  points: v.number(),
});
export type Rung = Wire<typeof rungSchema>;

/** What members see. */
const clubInsideSchema = v.object({
  club: clubSchema,
  people: v.array(
    v.object({ user: v.string(), name: v.string(), is: v.picklist(['owner', 'member', 'asked']) }),
  ),
  tables: v.array(tableSchema),
  ladder: v.array(rungSchema),
});
export type ClubInside = Wire<typeof clubInsideSchema>;

/** Clubs: members, their own tables and their ladder. */
export const clubs = {
  list: operation('GET', '/api/clubs', {
    /** Without it, one's own. */
    query: v.object({ name: v.optional(v.pipe(v.string(), v.maxLength(60))) }),
    answer: v.array(clubSchema),
  }),
  found: operation('POST', '/api/clubs', {
    body: v.object({ name, about: v.optional(about, ''), isOpen: v.optional(isOpen, false) }),
    answer: clubSchema,
    status: 201,
    reasons: ['needs-account', 'limited', 'name-taken', 'too-many-clubs'],
  }),
  show: operation('GET', '/api/clubs/:id', { answer: clubSchema, reasons: ['no-such-club'] }),
  inside: operation('GET', '/api/clubs/:id/inside', {
    answer: clubInsideSchema,
    reasons: ['no-such-club', 'not-member'],
  }),
  change: operation('PUT', '/api/clubs/:id', {
    body: v.object({ about, isOpen }),
    answer: clubSchema,
    reasons: ['no-such-club', 'not-owner'],
  }),
  join: operation('POST', '/api/clubs/:id/join', {
    answer: clubSchema,
    reasons: ['no-such-club', 'needs-account', 'too-many-clubs'],
  }),
  leave: operation('POST', '/api/clubs/:id/leave', { reasons: ['no-such-club'] }),
  admit: operation('POST', '/api/clubs/:id/members/:user', {
    reasons: ['no-such-club', 'not-owner', 'no-such-user'],
  }),
  dismiss: operation('DELETE', '/api/clubs/:id/members/:user', {
    reasons: ['no-such-club', 'not-owner', 'no-such-user'],
  }),
  close: operation('DELETE', '/api/clubs/:id', { reasons: ['no-such-club', 'not-owner'] }),
};
