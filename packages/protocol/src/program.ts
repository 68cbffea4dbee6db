import * as v from 'valibot';
import type { Wire } from './wire.ts';

/** What a seat lets the server decide for it: to pass until another seat does more than pass, to bid in this auction, to answer setbacks. */
export const programSchema = v.variant('kind', [
  v.object({ kind: v.literal('pass-until-changed') }),
  v.object({
    kind: v.literal('bid-up-to'),
    amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
  v.object({ kind: v.literal('answer'), answer: v.picklist(['always', 'never']) }),
]);
export type Program = Wire<typeof programSchema>;

export const PROGRAM_KINDS = [
  'pass-until-changed',
  'bid-up-to',
  'answer',
] as const satisfies readonly Program['kind'][];

/** What a program did, for its owner only. */
export const programNoteSchema = v.object({
  at: v.number(),
  entry: v.number(),
  what: v.picklist(['armed', 'fired', 'stopped']),
  why: v.string(),
});
export type ProgramNote = Wire<typeof programNoteSchema>;
