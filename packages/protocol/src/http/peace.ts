import * as v from 'valibot';
import type { Wire } from '../wire.ts';
import { operation } from './operation.ts';

/** How many people somebody may follow, mute or block, and how many reports may wait to be looked at. */
export const MOST_TIES = 1000;
export const MOST_REPORTS = 20;
/** How many lines a report may name, and how long its words may be. */
export const MOST_REPORTED_LINES = 20;
export const MOST_REPORT_WORDS = 1000;

export const REPORT_KINDS = ['abuse', 'cheating', 'stalling', 'name', 'other'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** Somebody whom I follow, mute or block. Nobody else is told. */
export const tieSchema = v.object({
  user: v.string(),
  name: v.string(),
  follows: v.boolean(),
  /** Whether we follow each other. */
  friend: v.boolean(),
  mutes: v.boolean(),
  blocks: v.boolean(),
  /** The public table or match where a friend sits now, if there is one. */
  table: v.nullable(v.string()),
});
export type Tie = Wire<typeof tieSchema>;

/** Who has looked at a page lately: how many in all, and which friends. */
const hereSchema = v.object({
  people: v.number(),
  friends: v.array(v.object({ user: v.string(), name: v.string() })),
});
export type Here = Wire<typeof hereSchema>;

/** Whom people follow, whom they don't want to hear or meet, and whom they report. */
export const peace = {
  here: operation('GET', '/api/here', { auth: 'optional', answer: hereSchema }),
  ties: operation('GET', '/api/ties', { answer: v.array(tieSchema) }),
  named: operation('GET', '/api/users', {
    query: v.object({ name: v.pipe(v.string(), v.minLength(1), v.maxLength(60)) }),
    answer: v.object({ user: v.string(), name: v.string() }),
    reasons: ['no-such-user'],
  }),
  setTie: operation('PUT', '/api/ties/:user', {
    body: v.object({
      follows: v.optional(v.boolean()),
      mutes: v.optional(v.boolean()),
      blocks: v.optional(v.boolean()),
    }),
    answer: tieSchema,
    reasons: ['no-such-user', 'not-allowed', 'too-many-ties'],
  }),
  report: operation('POST', '/api/reports', {
    body: v.object({
      match: id,
      user: id,
      kind: v.picklist(REPORT_KINDS),
      /** Numbers of lines of the match's chat that this user said. */
      lines: v.optional(
        v.pipe(
          v.array(v.pipe(v.number(), v.integer(), v.minValue(1))),
          v.maxLength(MOST_REPORTED_LINES),
        ),
        [],
      ),
      words: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(MOST_REPORT_WORDS)), ''),
    }),
    status: 201,
    answer: v.object({ id: v.string() }),
    reasons: ['no-such-match', 'no-such-user', 'no-such-line', 'too-many-reports'],
  }),
};
