import * as v from 'valibot';
import {
  eventSchema,
  moveSchema,
  outcomeSchema,
  seatSchema,
  seatsSchema,
  viewerSchema,
} from './play.ts';
import { programNoteSchema, programSchema } from './program.ts';
import { REASONS } from './reasons.ts';
import { ownTableSchema, tableSchema } from './table.ts';
import { PROTOCOL_VERSION } from './version.ts';
import type { Wire } from './wire.ts';

const base = { v: v.literal(PROTOCOL_VERSION) };
const ofMatch = { ...base, match: v.string() };

/** One step of the match as this viewer was told of it, and the entry of the log that it is. */
const stepSchema = v.object({
  moves: v.number(),
  entry: v.number(),
  seat: seatSchema,
  events: v.array(eventSchema),
});
export type SeenStep = Wire<typeof stepSchema>;

/** Time left, as data: what each seat has, and when the clock of those who decide runs out. */
const clocksSchema = v.object({
  /** Milliseconds that each seat may still think in its decision, as of `at`. */
  left: v.array(v.number()),
  /** Milliseconds since 1970. */
  at: v.number(),
  /** When each seat's clock runs out; null where it does not run. */
  deadlines: v.array(v.nullable(v.number())),
});
export type Clocks = Wire<typeof clocksSchema>;

/** A take-back that waits for the table's consent. */
const proposalSchema = v.object({
  seat: seatSchema,
  /** How many of the last steps. */
  count: v.number(),
  /** The entry of the log that it is; an answer names this one or a later one. */
  entry: v.number(),
  agreed: seatsSchema,
});
export type TakeBackProposal = Wire<typeof proposalSchema>;

export const chatLineSchema = v.object({
  number: v.number(),
  name: v.string(),
  seat: v.nullable(seatSchema),
  text: v.string(),
  at: v.number(),
});
export type ChatLine = Wire<typeof chatLineSchema>;

/** All that a viewer needs to know: the position, and what only a server knows of it. */
const positionSchema = v.object({
  ...ofMatch,
  type: v.literal('position'),
  /** The newest entry of the match's log. */
  entry: v.number(),
  moves: v.number(),
  viewer: viewerSchema,
  view: v.unknown(),
  deciders: seatsSchema,
  legal: v.array(moveSchema),
  takeBack: v.number(),
  /** Everything that happened after this entry is in `steps`; steps that the viewer knows from later than this are no more. */
  since: v.number(),
  steps: v.array(stepSchema),
  outcome: v.nullable(outcomeSchema),
  clocks: v.nullable(clocksSchema),
  proposal: v.nullable(proposalSchema),
  /** Seats that a bot plays on for, because their player resigned or ran out of time. */
  standIns: seatsSchema,
  /** Those of them whose player may take the seat back: its time was up. */
  mayReturn: seatsSchema,
  /**
   * The match was begun by rules that are not played here: nobody can move, its players may settle it. The view is what
   * today's rules make of its log, as far as they can follow it; null if they can't set it up.
   */
  frozen: v.exactOptional(v.literal(true)),
});
export type PositionMessage = Wire<typeof positionSchema>;

// They are tried in this order: the most frequent one comes first.
const serverMessageSchema = v.variant('type', [
  positionSchema,
  v.object({ ...ofMatch, type: v.literal('accepted'), id: v.string(), entry: v.number() }),
  v.object({ ...base, type: v.literal('pong'), id: v.string() }),
  v.object({ ...base, type: v.literal('welcome'), user: v.nullable(v.string()) }),
  v.object({
    ...base,
    type: v.literal('refused'),
    match: v.optional(v.string()),
    id: v.optional(v.string()),
    reason: v.picklist(REASONS),
    message: v.string(),
  }),
  v.object({ ...ofMatch, type: v.literal('table'), table: tableSchema }),
  v.object({ ...ofMatch, type: v.literal('chat'), lines: v.array(chatLineSchema) }),
  v.object({
    ...ofMatch,
    type: v.literal('program'),
    program: v.nullable(programSchema),
    notes: v.array(programNoteSchema),
  }),
  v.object({ ...ofMatch, type: v.literal('watchers'), count: v.number() }),
  /** `next` is the table where its players sit again. */
  v.object({ ...ofMatch, type: v.literal('rematch'), next: v.string() }),
  v.object({ ...base, type: v.literal('mine'), table: ownTableSchema }),
]);

/** Everything a server can say over a socket. */
export type ServerMessage = Wire<typeof serverMessageSchema>;

export type ParsedServerMessage =
  | { readonly ok: true; readonly message: ServerMessage }
  | { readonly ok: false; readonly reason: 'malformed' | 'unknown-version' };

/** Reads what a server said; tells malformed from unsupported. */
export function parseServerMessage(text: string): ParsedServerMessage {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    return { ok: false, reason: 'malformed' };
  }
  const parsed = v.safeParse(serverMessageSchema, input, { abortEarly: true });
  if (parsed.success) return { ok: true, message: parsed.output };
  const version: unknown =
    typeof input === 'object' && input !== null ? Reflect.get(input, 'v') : undefined;
  const other = typeof version === 'number' && version !== PROTOCOL_VERSION;
  return { ok: false, reason: other ? 'unknown-version' : 'malformed' };
}
