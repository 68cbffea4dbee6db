import * as v from 'valibot';
import { chatLineSchema } from '../server-message.ts';
import type { Wire } from '../wire.ts';
import { operation } from './operation.ts';
import { REPORT_KINDS } from './peace.ts';
import { roleSchema } from './role.ts';

/** What somebody can be kept from: everything, or other people (no chat, no public tables). */
export const SANCTION_KINDS = ['ban', 'limit'] as const;
export type SanctionKind = (typeof SANCTION_KINDS)[number];

const person = v.object({ user: v.string(), name: v.string() });
export const MOST_SANCTION_WORDS = 500;
const words = v.pipe(v.string(), v.trim(), v.maxLength(MOST_SANCTION_WORDS));
const kind = v.picklist(SANCTION_KINDS);

const sanctionSchema = v.object({
  /** Null for good. */
  until: v.nullable(v.number()),
  words: v.string(),
});

export const reportSchema = v.object({
  id: v.string(),
  at: v.number(),
  kind: v.picklist(REPORT_KINDS),
  words: v.string(),
  match: v.string(),
  /** Null once whoever reported it is gone. */
  by: v.nullable(person),
  about: person,
  /** The lines in question, as far as they are still there. */
  lines: v.array(chatLineSchema),
  state: v.picklist(['open', 'upheld', 'dismissed']),
});
export type Report = Wire<typeof reportSchema>;

/** Somebody, as those who keep order see them. */
export const judgedSchema = v.object({
  user: v.string(),
  name: v.string(),
  guest: v.boolean(),
  createdAt: v.number(),
  role: v.nullable(roleSchema),
  ban: v.nullable(sanctionSchema),
  limit: v.nullable(sanctionSchema),
});
export type Judged = Wire<typeof judgedSchema>;

export const auditLineSchema = v.object({
  number: v.number(),
  at: v.number(),
  /** A user's id, or `machine` for whoever runs the server. */
  actor: v.string(),
  act: v.string(),
  subject: v.string(),
  /** JSON. */
  details: v.string(),
  /** The hash of the line before, and of this one with it. */
  before: v.string(),
  hash: v.string(),
  /** Names as they are now; the log itself has none. Null for whoever is gone. */
  actorName: v.nullable(v.string()),
  /** Of the user, or of whoever a report was about; null for a match. */
  subjectName: v.nullable(v.string()),
});
export type AuditLine = Wire<typeof auditLineSchema>;

const ofStaff = { role: 'moderator', scope: 'moderate' } as const;
/** In a browser alone: no token makes anybody a moderator. */
const ofAdmins = { role: 'admin' } as const;

/** What those who keep order can see and do. */
export const order = {
  reports: operation('GET', '/api/order/reports', {
    ...ofStaff,
    query: v.object({ state: v.optional(v.picklist(['open', 'closed']), 'open') }),
    answer: v.array(reportSchema),
  }),
  closeReport: operation('POST', '/api/order/reports/:id/close', {
    ...ofStaff,
    body: v.object({ state: v.picklist(['upheld', 'dismissed']) }),
    reasons: ['no-such-report'],
  }),
  find: operation('GET', '/api/order/users', {
    ...ofStaff,
    /** The name of an account, or the id of any user. */
    query: v.object({ who: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) }),
    answer: judgedSchema,
    reasons: ['no-such-user'],
  }),
  sanction: operation('PUT', '/api/order/users/:user/sanctions', {
    ...ofStaff,
    body: v.object({ kind, until: v.nullable(v.number()), words }),
    answer: judgedSchema,
    reasons: ['no-such-user', 'not-allowed'],
  }),
  lift: operation('POST', '/api/order/users/:user/lift', {
    ...ofStaff,
    body: v.object({ kind }),
    answer: judgedSchema,
    reasons: ['no-such-user', 'not-allowed'],
  }),
  rename: operation('PUT', '/api/order/users/:user/name', {
    ...ofStaff,
    body: v.object({ name: v.pipe(v.string(), v.minLength(1)) }),
    answer: judgedSchema,
    reasons: ['no-such-user', 'not-allowed', 'name-taken'],
  }),
  setRole: operation('PUT', '/api/order/users/:user/role', {
    ...ofAdmins,
    body: v.object({ role: v.nullable(roleSchema) }),
    answer: judgedSchema,
    reasons: ['no-such-user', 'not-allowed', 'needs-account'],
  }),
  closeTable: operation('POST', '/api/order/matches/:id/close', {
    ...ofStaff,
    reasons: ['no-such-match', 'not-open', 'busy'],
  }),
  endMatch: operation('POST', '/api/order/matches/:id/end', {
    ...ofStaff,
    reasons: ['no-such-match', 'not-playing', 'game-over', 'stale'],
  }),
  removeLine: operation('POST', '/api/order/matches/:id/lines/:number/remove', {
    ...ofStaff,
    reasons: ['no-such-match', 'no-such-line'],
  }),
  log: operation('GET', '/api/order/log', {
    ...ofStaff,
    query: v.object({
      before: v.optional(
        v.pipe(v.string(), v.regex(/^[0-9]{1,9}$/), v.transform(Number)),
        '999999999',
      ),
    }),
    answer: v.array(auditLineSchema),
  }),
};
