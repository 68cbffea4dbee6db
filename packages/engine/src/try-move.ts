import type { EventBase, Game, MoveBase, Seat, Viewer } from './game.ts';
import { spells } from './parse.ts';

/** Why a move from outside was not played. `stale` is for hosts that are told which position a move answers. */
export const REFUSALS = [
  'game-over',
  'not-your-decision',
  'malformed-move',
  'illegal-move',
  'stale',
] as const;
export type Refusal = (typeof REFUSALS)[number];

export type Step<State, Move, Event> =
  | {
      readonly ok: true;
      readonly seat: Seat;
      readonly state: State;
      readonly move: Move;
      readonly events: Event[];
    }
  | { readonly ok: false; readonly error: Refusal };

export type Found<Move> =
  | { readonly ok: true; readonly move: Move }
  | { readonly ok: false; readonly error: Refusal };

/** What may be played now, and by whom. */
interface Offer<Move> {
  readonly deciders: readonly Seat[];
  legal(seat: Seat): readonly Move[];
}

/**
 * The legal move that input from outside spells, or why it can't be played. It is the one of the list, a constant of the
 * game: what keeps it needs no memory for it.
 */
export function findMove<Move extends MoveBase>(
  { parseMove }: { readonly parseMove: (input: unknown) => Move | undefined },
  offer: Offer<Move>,
  seat: Seat,
  input: unknown,
): Found<Move> {
  const { deciders } = offer;
  if (deciders.length === 0) return { ok: false, error: 'game-over' };
  if (!deciders.includes(seat)) return { ok: false, error: 'not-your-decision' };
  for (const move of offer.legal(seat)) if (spells(input, move)) return { ok: true, move };
  return { ok: false, error: parseMove(input) === undefined ? 'malformed-move' : 'illegal-move' };
}

/** The one door for a move from outside: parses, checks who decides and what is legal, and plays it on a copy. */
export function tryMove<Options, State, Move extends MoveBase, View, Event extends EventBase>(
  game: Game<Options, State, Move, View, Event>,
  state: State,
  seat: Seat,
  input: unknown,
): Step<State, Move, Event> {
  const legal = (each: Seat): Move[] => game.legalMoves(state, each);
  const found = findMove(game, { deciders: game.deciders(state), legal }, seat, input);
  if (!found.ok) return found;
  const { move } = found;
  const next = game.clone(state);
  const events: Event[] = [];
  game.apply(next, seat, move, (event) => events.push(event));
  return { ok: true, seat, state: next, move, events };
}

/** The events that this viewer is told of: one of the lists that are there already if it has just those. */
export function eventsFor<Event extends EventBase>(
  events: readonly Event[],
  viewer: Viewer,
  other: readonly Event[] = events,
): readonly Event[] {
  if (isHeard(events, viewer, events)) return events;
  if (isHeard(events, viewer, other)) return other;
  return events.filter((event) => hears(viewer, event)).slice();
}

const hears = (viewer: Viewer, { to }: EventBase): boolean =>
  to === 'all' || (viewer !== 'spectator' && to.includes(viewer));

/** Whether these are the events that the viewer is told of. */
function isHeard(
  events: readonly EventBase[],
  viewer: Viewer,
  heard: readonly EventBase[],
): boolean {
  let count = 0;
  for (const event of events) if (hears(viewer, event) && heard[count++] !== event) return false;
  return count === heard.length;
}

/** Whether a step that gave these events showed its mover something new, so that it can't be freely taken back. */
export function reveals(
  game: { readonly revealing: readonly string[] },
  events: readonly EventBase[],
): boolean {
  for (const { kind } of events) if (game.revealing.includes(kind)) return true;
  return false;
}
