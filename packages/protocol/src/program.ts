import * as v from 'valibot';
import { eventSchema, seatSchema } from './play.ts';
import type { Wire } from './wire.ts';

/** How many lines a seat may plan, how many steps each may have, and how many events each of those. */
export const MOST_LINES = 8;
export const MOST_LINE_STEPS = 40;
const MOST_EVENTS = 80;
/** How long all lines together may be, as JSON, and how deep what they say. */
export const MOST_LINES_TEXT = 24_000;
const DEEPEST = 6;

/** What a move may look like before the game's own parser reads it: a flat record with a kind. */
export const askedMoveSchema = v.objectWithRest(
  { kind: v.pipe(v.string(), v.maxLength(64)) },
  v.union([v.number(), v.pipe(v.string(), v.maxLength(64)), v.boolean()]),
);

/** One step of a line: whose it is, what its owner would be told of it, and the move where it is the owner's. */
const lineStepSchema = v.object({
  seat: seatSchema,
  events: v.pipe(
    v.array(
      v.pipe(
        eventSchema,
        v.check((event) => isShallow(event, DEEPEST)),
      ),
    ),
    v.maxLength(MOST_EVENTS),
  ),
  move: v.exactOptional(askedMoveSchema),
});
export type LineStep = Wire<typeof lineStepSchema>;

/** "If the others do this, I play that": what is to happen after an entry of the log. */
const plannedLineSchema = v.object({
  entry: v.pipe(v.number(), v.integer(), v.minValue(0)),
  steps: v.pipe(v.array(lineStepSchema), v.minLength(2), v.maxLength(MOST_LINE_STEPS)),
});
export type PlannedLine = Wire<typeof plannedLineSchema>;

/**
 * What a seat lets the server decide for it: to pass until another seat does more than pass, to bid in this auction, to
 * answer setbacks, or to play the moves that it has planned as long as everything happens as planned.
 */
export const programSchema = v.variant('kind', [
  v.object({ kind: v.literal('pass-until-changed') }),
  v.object({
    kind: v.literal('bid-up-to'),
    amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
  v.object({ kind: v.literal('answer'), answer: v.picklist(['always', 'never']) }),
  v.object({
    kind: v.literal('conditional-moves'),
    lines: v.pipe(
      v.array(plannedLineSchema),
      v.minLength(1),
      v.maxLength(MOST_LINES),
      v.check((lines) => JSON.stringify(lines).length <= MOST_LINES_TEXT),
    ),
  }),
]);
export type Program = Wire<typeof programSchema>;

/** The kinds that a game may have no use for. Conditional moves are for every game. */
export const PROGRAM_KINDS = [
  'pass-until-changed',
  'bid-up-to',
  'answer',
] as const satisfies readonly Program['kind'][];

/** What a program did, for its owner only. `dropped` are lines that reality left behind while others still hold. */
export const programNoteSchema = v.object({
  at: v.number(),
  entry: v.number(),
  what: v.picklist(['armed', 'fired', 'dropped', 'stopped']),
  why: v.string(),
});
export type ProgramNote = Wire<typeof programNoteSchema>;

function isShallow(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((each) => isShallow(each, depth - 1));
}
