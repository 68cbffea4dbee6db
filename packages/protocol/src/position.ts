import * as v from 'valibot';
import {
  eventSchema,
  moveSchema,
  outcomeSchema,
  seatSchema,
  seatsSchema,
  viewerSchema,
} from './play.ts';
import { PROTOCOL_VERSION } from './version.ts';
import type { Wire } from './wire.ts';

/** What every message about a match has. */
export const ofMatch = { v: v.literal(PROTOCOL_VERSION), match: v.string() };

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

/** All that a viewer needs to know: the position, and what only a server knows of it. */
export const positionSchema = v.object({
  ...ofMatch,
  type: v.literal('position'),
  /** The number that stands for the match in deltas over this socket. */
  alias: v.number(),
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
