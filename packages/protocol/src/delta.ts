import type { EventBase, Seat } from '@roundhouse/engine';
import * as v from 'valibot';
import { bundled, unbundled } from './bundles.ts';
import type { Bundle } from './bundles.ts';
import { changesOfFields, withChanges } from './changes.ts';
import type { Changes } from './changes.ts';
import { moveSchema, seatSchema } from './play.ts';
import type { PositionMessage, SeenStep } from './position.ts';

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

/** An entry that a delta tells of. */
export interface ToldEntry {
  /** Who moved, or null if this was no move. */
  readonly seat: Seat | null;
  readonly events: readonly ShortEvent[];
  /** The viewer's own id for what became this entry, which is accepted with it. */
  readonly id: string | undefined;
}

/** What one entry, or several, made of a position, for somebody who has that position. It goes over the wire as a list. */
export interface Delta {
  readonly type: 'delta';
  /** The match, as its position calls it. */
  readonly alias: number;
  /** The entry that it leads to, from the position before all those that it tells of. */
  readonly entry: number;
  readonly changes: Changes;
  /** Those entries, one after another. */
  readonly entries: readonly ToldEntry[];
  /** The viewer's own moves if it decides; otherwise none. */
  readonly legal: readonly Bundle[];
}

const entrySchema = v.strictTuple([
  v.optional(v.nullable(seatSchema)),
  v.optional(v.array(moveSchema)),
  v.optional(v.string()),
]);
const listSchema = v.strictTuple([
  v.number(),
  v.number(),
  v.array(v.unknown()),
  v.optional(v.union([v.nullable(seatSchema), v.pipe(v.array(entrySchema), v.minLength(2))])),
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
  const [alias, entry, changes, told = null, events = [], legal = [], id] = list as v.InferOutput<
    typeof listSchema
  >;
  const entries = Array.isArray(told) ? told.map(entryOf) : [{ seat: told, events, id }];
  return { type: 'delta', alias, entry, changes, entries, legal };
}

const entryOf = ([seat = null, events = [], id]: v.InferOutput<typeof entrySchema>): ToldEntry => ({
  seat,
  events,
  id,
});

/** An entry as deltas tell of it: written once for all who are told the same. */
export interface EntryText {
  readonly seat: Seat | null;
  /** Who moved and what happened, with a comma between; nothing if this was no move. */
  readonly text: string;
  readonly id: string | undefined;
}

/** The text of an entry that was this step, or none, for the viewer who gave it this id. */
export function entryText(step: SeenStep | undefined, id?: string): EntryText {
  if (step === undefined) return { seat: null, text: '', id };
  const { seat, events } = step;
  return { seat, text: `${seat},${JSON.stringify(events.map(shortEvent))}`, id };
}

function shortEvent(event: EventBase): ShortEvent {
  if (event.to !== 'all') return event;
  const { to: _, ...short } = event;
  return short;
}

/**
 * What leads from one position of a viewer to a later one as text, by way of these entries; undefined if that has to be told
 * whole.
 */
export function deltaText(
  before: PositionMessage,
  after: PositionMessage,
  entries: readonly EntryText[],
): string | undefined {
  if (after.since !== before.entry || after.entry !== before.entry + entries.length)
    return undefined;
  if (before.viewer !== after.viewer) return undefined;
  if (after.moves !== before.moves + after.steps.length) return undefined;
  const changes = JSON.stringify(changesOfFields(before, after, PARTS));
  const told = entries.length === 1 ? oneText(after, entries[0]) : severalText(after, entries);
  return `[${after.alias},${after.entry},${changes}${told}]`;
}

/** What is missing at the end goes without saying. */
function oneText({ legal }: PositionMessage, only: EntryText | undefined): string {
  const { text = '', id } = only ?? {};
  if (legal.length === 0 && id === undefined) return text === '' ? '' : `,${text}`;
  const bundles = JSON.stringify(bundled(legal));
  return `,${text === '' ? NO_MOVE : text},${bundles}${idText(id)}`;
}

function severalText({ legal }: PositionMessage, entries: readonly EntryText[]): string {
  let texts = '';
  for (const { text, id } of entries)
    texts += `${texts === '' ? '' : ','}[${text === '' && id !== undefined ? NO_MOVE : text}${idText(id)}]`;
  return legal.length === 0 ? `,[${texts}]` : `,[${texts}],[],${JSON.stringify(bundled(legal))}`;
}

const NO_MOVE = 'null,[]';
const idText = (id: string | undefined): string =>
  id === undefined ? '' : `,${JSON.stringify(id)}`;

/** The position that a delta makes of the one before it, written out: a spread of so many fields takes much longer. */
export function nextPosition(before: PositionMessage, delta: Delta): PositionMessage {
  const { entry, legal } = delta;
  const { v: version, type, match, alias, viewer, frozen } = before;
  const steps = stepsOf(before, delta.entries);
  const parts = withChanges(partsOf(before), delta.changes) as Parts;
  const next: PositionMessage = {
    v: version,
    type,
    match,
    alias,
    entry,
    moves: before.moves + steps.length,
    viewer,
    view: parts.view,
    deciders: parts.deciders,
    legal: unbundled(legal),
    takeBack: parts.takeBack,
    since: before.entry,
    steps,
    outcome: parts.outcome,
    clocks: parts.clocks,
    proposal: parts.proposal,
    standIns: parts.standIns,
    mayReturn: parts.mayReturn,
  };
  return frozen === undefined ? next : { ...next, frozen };
}

function stepsOf(before: PositionMessage, entries: readonly ToldEntry[]): readonly SeenStep[] {
  const steps: SeenStep[] = [];
  let { entry, moves } = before;
  for (const { seat, events } of entries) {
    entry++;
    if (seat !== null) steps.push({ moves: ++moves, entry, seat, events: events.map(wholeEvent) });
  }
  return steps;
}

const wholeEvent = (event: ShortEvent): EventBase =>
  isWhole(event) ? event : { ...event, to: 'all' };
const isWhole = (event: ShortEvent): event is EventBase => event.to !== undefined;

function partsOf(position: PositionMessage): Parts {
  const { deciders, takeBack, outcome, clocks, proposal, standIns, mayReturn, view } = position;
  return { deciders, takeBack, outcome, clocks, proposal, standIns, mayReturn, view };
}
