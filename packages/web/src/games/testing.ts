// What the tests of games share; nothing of the product uses it.
import type { Comparison, PlannedStep, Prospect } from '@roundhouse/bots';
import { drawFrom, eventsFor, rngFromSeed, sameMove, setUpMatch } from '@roundhouse/engine';
import type { EventBase, Game, MoveBase, Seat } from '@roundhouse/engine';
import { stillScene } from './game-ui.ts';
import type { Scene } from './game-ui.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora'];

/** The table as a seat sees it; whoever looks is "You". */
export function sceneAt<Options, State, Move extends MoveBase, View, Event extends EventBase>(
  game: Game<Options, State, Move, View, Event>,
  state: State,
  seat: Seat,
): Scene<View, Move, Event> {
  const isMe = (each: Seat): boolean => each === seat;
  return stillScene({
    view: game.view(state, seat),
    viewer: seat,
    who: { sees: isMe, name: (each) => (isMe(each) ? 'You' : (NAMES[each] ?? '')) },
    legal: game.legalMoves(state, seat),
  });
}

interface Followed<State, View, Move extends MoveBase, Event extends EventBase> {
  readonly comparison: Comparison<View, Move, Event>;
  /** The state after the moves of the best. */
  readonly after: State;
}

/** A hint for the first of these moves, with the rest as its plan, each played by the rules; and perhaps a next best. */
export function hintFor<Options, State, Move extends MoveBase, View, Event extends EventBase>(
  game: Game<Options, State, Move, View, Event>,
  state: State,
  seat: Seat,
  best: readonly Move[],
  next?: readonly Move[],
): Followed<State, View, Move, Event> {
  const follow = (moves: readonly Move[]): [Prospect<View, Move, Event>, State] => {
    const now = game.clone(state);
    const plan = moves.map((move): PlannedStep<View, Move, Event> => {
      const legal = game.legalMoves(now, seat).some((each) => sameMove(each, move));
      if (!legal) throw new Error(`not legal: ${JSON.stringify(move)}`);
      const events: Event[] = [];
      game.apply(now, seat, move, (event) => events.push(event));
      return { move, events: eventsFor(events, seat), view: game.view(now, seat) };
    });
    const move = moves[0] as Move;
    return [{ move, visits: 100, value: 0.5, chances: [], plan }, now];
  };
  const [found, after] = follow(best);
  const others = next === undefined ? [] : [follow(next)[0]];
  return { comparison: { seat, best: found, others }, after };
}

interface Played<State, Seen, Event> {
  /** The table before every move, from the eyes of whoever decides. */
  readonly scenes: readonly Seen[];
  readonly events: readonly Event[];
  readonly state: State;
}

/** A whole match at random. */
export function playAtRandom<
  Options,
  State,
  Move extends MoveBase,
  View,
  Event extends EventBase,
  Seen,
>(
  game: Game<Options, State, Move, View, Event>,
  setup: Parameters<typeof setUpMatch>[1],
  sceneOf: (view: View, legal: readonly Move[], seat: Seat) => Seen,
): Played<State, Seen, Event> {
  const begun = setUpMatch(game, setup);
  if (!begun.ok) throw new Error(begun.error);
  const { state } = begun;
  const rng = rngFromSeed(setup.seed);
  const scenes: Seen[] = [];
  const events: Event[] = [];
  while (game.outcome(state) === undefined) {
    const [seat = 0] = game.deciders(state);
    const moves = game.legalMoves(state, seat);
    scenes.push(sceneOf(game.view(state, seat), moves, seat));
    game.apply(state, seat, drawFrom(rng, moves), (event) => events.push(event));
  }
  return { scenes, events, state };
}
