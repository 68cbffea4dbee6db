import type { EventBase, Seat } from '@roundhouse/engine';
import * as v from 'valibot';
import { bundled, unbundled } from './bundles.ts';
import type { Bundle } from './bundles.ts';
import { changesOfFields, withChanges } from './changes.ts';
import type { Changes } from './changes.ts';
import { moveSchema, seatSchema } from './play.ts';
import type { PositionMessage } from './position.ts';

/** The parts of a position that a delta changes, in the order in which their values are counted. */
const PARTS = [
  'deciders',
  'takeBack',
  'outcome',
  'clocks',
  'proposal',
  'standIns',
  'mayReturn',
  'view',
] as const satisfies readonly (keyof PositionMessage)[];
type Parts = Pick<PositionMessage, (typeof PARTS)[number]>;

/** An event as a delta has it: without `to` it is for all. */
type ShortEvent = Omit<EventBase, 'to'> & Partial<Pick<EventBase, 'to'>>;

/** What one entry made of a position, for somebody who has that position. It goes over the wire as a list. */
export interface Delta {
  readonly type: 'delta';
  /** The match, as its position calls it. */
  readonly alias: number;
  /** The entry that this is; what it changes is the position at the entry before. */
  readonly entry: number;
  readonly changes: Changes;
  /** Who moved, or null if this was no move. */
  readonly seat: Seat | null;
  readonly events: readonly ShortEvent[];
  /** The viewer's own moves if it decides; otherwise none. */
  readonly legal: readonly Bundle[];
  /** The viewer's own id for what became this entry, which is accepted with it. */
  readonly id: string | undefined;
}

const listSchema = v.strictTuple([
  v.number(),
  v.number(),
  v.array(v.unknown()),
  v.optional(v.nullable(seatSchema)),
  v.optional(v.array(moveSchema)),
  v.optional(v.array(moveSchema)),
  v.optional(v.string()),
]);

/** The delta that a list from the wire is; undefined if it is none. */
export function readDelta(input: readonly unknown[]): Delta | undefined {
  const parsed = v.safeParse(listSchema, input, { abortEarly: true });
  return parsed.success ? deltaOf(parsed.output) : undefined;
}

/** The same, where it is known to be one. */
export function deltaOf(list: readonly unknown[]): Delta {
  const [alias, entry, changes, seat = null, events = [], legal = [], id] = list as v.InferOutput<
    typeof listSchema
  >;
  return { type: 'delta', alias, entry, changes, seat, events, legal, id };
}

/**
 * What leads from one position of a viewer to its next as text; undefined if that has to be told whole. The events are given as
 * `shortEvents` has them.
 */
export function deltaText(
  before: PositionMessage,
  after: PositionMessage,
  events: readonly ShortEvent[],
  id?: string,
): string | undefined {
  if (before.entry !== after.entry - 1 || after.since !== before.entry) return undefined;
  if (before.viewer !== after.viewer) return undefined;
  const [step] = after.steps;
  if (after.moves !== before.moves + after.steps.length) return undefined;
  const changes = changesOfFields(before, after, PARTS);
  return JSON.stringify(deltaList(after, changes, step?.seat ?? null, events, id));
}

/** What is missing at the end goes without saying. */
function deltaList(
  { alias, entry, legal }: PositionMessage,
  changes: Changes,
  seat: Seat | null,
  events: readonly ShortEvent[],
  id: string | undefined,
): readonly unknown[] {
  if (id !== undefined) return [alias, entry, changes, seat, events, bundled(legal), id];
  if (legal.length > 0) return [alias, entry, changes, seat, events, bundled(legal)];
  return seat === null ? [alias, entry, changes] : [alias, entry, changes, seat, events];
}

/** Events as a delta has them. */
export function shortEvents(events: readonly EventBase[]): readonly ShortEvent[] {
  return events.map((event): ShortEvent => {
    if (event.to !== 'all') return event;
    const { to: _, ...short } = event;
    return short;
  });
}

/** The position that a delta makes of the one before it, written out: a spread of so many fields takes much longer. */
export function nextPosition(before: PositionMessage, delta: Delta): PositionMessage {
  const { entry, seat, legal } = delta;
  const { v: version, type, match, alias, viewer, frozen } = before;
  const moves = before.moves + (seat === null ? 0 : 1);
  const parts = withChanges(partsOf(before), delta.changes) as Parts;
  const next: PositionMessage = {
    v: version,
    type,
    match,
    alias,
    entry,
    moves,
    viewer,
    view: parts.view,
    deciders: parts.deciders,
    legal: unbundled(legal),
    takeBack: parts.takeBack,
    since: before.entry,
    steps: seat === null ? [] : [{ moves, entry, seat, events: delta.events.map(wholeEvent) }],
    outcome: parts.outcome,
    clocks: parts.clocks,
    proposal: parts.proposal,
    standIns: parts.standIns,
    mayReturn: parts.mayReturn,
  };
  return frozen === undefined ? next : { ...next, frozen };
}

const wholeEvent = (event: ShortEvent): EventBase =>
  isWhole(event) ? event : { ...event, to: 'all' };
const isWhole = (event: ShortEvent): event is EventBase => event.to !== undefined;

function partsOf(position: PositionMessage): Parts {
  const { deciders, takeBack, outcome, clocks, proposal, standIns, mayReturn, view } = position;
  return { deciders, takeBack, outcome, clocks, proposal, standIns, mayReturn, view };
}
