import type { EventBase, Game, MoveBase, Seat, Viewer } from '../game.ts';
import { findDifference, findNotJson } from '../json.ts';
import { eventsFor, reveals, tryMove } from '../try-move.ts';
import { sameMove } from '../parse.ts';
import { drawBelow, drawFrom, forkRng } from '../rng.ts';
import type { Rng } from '../rng.ts';
import { mustEqual, viewersOf } from './check-position.ts';
import { findShared } from './sharing.ts';
import { watchLists } from './watch-lists.ts';

interface Played<Move> {
  readonly seat: Seat;
  readonly move: Move;
  readonly seats: number;
  readonly rng: Rng;
}

/** Plays one move and checks that it changed only a copy and that nobody learned what they may not know. */
export function checkStep<Options, State, Move extends MoveBase, View, Event extends EventBase>(
  game: Game<Options, State, Move, View, Event>,
  state: State,
  played: Played<Move>,
): State {
  const before = JSON.stringify(state);
  const step = tryMove(game, state, played.seat, played.move);
  if (!step.ok) throw new Error(`a legal move was refused: ${step.error}`);
  if (JSON.stringify(state) !== before) throw new Error('a move changed the original of its clone');
  const silent = game.clone(state);
  game.apply(silent, played.seat, played.move);
  mustEqual('a move nobody listens to has another effect', silent, step.state);
  checkIndexes(game, state, played);
  for (const event of step.events) checkEvent(event, played.seats);
  const shared = findShared(step.state, step.events);
  if (shared !== undefined) throw new Error(`an event shares ${shared} with the state`);
  for (const viewer of viewersOf(played.seats)) {
    checkSecrecy(game, state, step, { ...played, viewer });
  }
  return step.state;
}

/** Law 8: nothing looks for an entry of the state where there is none. */
function checkIndexes<Options, State, Move extends MoveBase, View, Event extends EventBase>(
  game: Game<Options, State, Move, View, Event>,
  state: State,
  { seat, move, seats }: Played<Move>,
): void {
  const watched = watchLists(game.clone(state));
  game.legalMoves(watched, seat);
  for (const viewer of viewersOf(seats)) game.view(watched, viewer);
  game.apply(watched, seat, move);
  game.deciders(watched);
  game.outcome(watched);
}

function checkEvent(event: EventBase, seats: number): void {
  const found = findNotJson(event);
  if (found !== undefined) throw new Error(`event ${event.kind} is not plain JSON: ${found}`);
  if (event.to === 'all') return;
  if (!Array.isArray(event.to) || event.to.some((seat: Seat) => !(seat >= 0 && seat < seats))) {
    throw new Error(`event ${event.kind} has no audience`);
  }
}

/**
 * Plays a move in a world that the viewer can't tell from the real one: the same move, or for another seat's eyes any
 * move of that seat. If the viewer still can't tell the worlds apart by what it sees afterwards, it must have been told
 * the same; and a mover who was shown nothing must see the same.
 */
function checkSecrecy<Options, State, Move extends MoveBase, View, Event extends EventBase>(
  game: Game<Options, State, Move, View, Event>,
  state: State,
  real: { readonly state: State; readonly events: Event[] },
  { seat, move, rng, viewer }: Played<Move> & { readonly viewer: Viewer },
): void {
  const world = game.imagine(game.view(state, viewer), forkRng(rng));
  const legal = game.legalMoves(world, seat);
  const same = viewer === seat || drawBelow(rng, 2) === 0;
  const other = same ? legal.find((each) => sameMove(each, move)) : drawFrom(rng, legal);
  if (other === undefined) return;
  const events: Event[] = [];
  game.apply(world, seat, other, (event) => events.push(event));
  const seen = findDifference(game.view(real.state, viewer), game.view(world, viewer));
  if (seen === undefined) {
    mustEqual(
      `${viewer} is told by an event what its view does not show`,
      eventsFor(real.events, viewer),
      eventsFor(events, viewer),
    );
  }
  if (viewer === seat && !reveals(game, real.events)) {
    if (seen !== undefined) throw new Error(`${move.kind} shows its mover something new: ${seen}`);
    if (reveals(game, events)) throw new Error(`whether ${move.kind} reveals depends on a secret`);
  }
}
