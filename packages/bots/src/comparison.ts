import type { EventBase, MoveBase, Seat } from '@roundhouse/engine';
import type { Candidate } from './bot.ts';

/** One step of what a bot would do, with what is certain to follow. */
export interface PlannedStep<View = unknown, Move = MoveBase, Event = EventBase> {
  readonly move: Move;
  /** What the seat will be told, up to the first thing that chance or a secret may still change. */
  readonly events: readonly Event[];
  /** The seat's view afterwards, where neither has a say in it. */
  readonly view?: View | undefined;
}

/** One step of what would follow, by anybody. */
export interface FollowingStep<Move = MoveBase, Event = EventBase> {
  readonly seat: Seat;
  readonly move: Move;
  /** What the seat that asks would be told. */
  readonly events: readonly Event[];
}

/** What a bot expects of one move. */
export interface Prospect<
  View = unknown,
  Move extends MoveBase = MoveBase,
  Event = EventBase,
> extends Candidate<Move> {
  /** For every seat the part of the win that it had in the continuations looked at; in sum 1. */
  readonly chances: readonly number[];
  /** For every seat the mean of its final scores, where all those continuations were played to the end. */
  readonly scores?: readonly number[] | undefined;
  /** The move, and how the seat would finish its own decision after it, as far as that was thought through. */
  readonly plan: readonly PlannedStep<View, Move, Event>[];
}

/** What a bot compared before it chose: why it would play this. Plain JSON. */
export interface Comparison<
  View = unknown,
  Move extends MoveBase = MoveBase,
  Event extends EventBase = EventBase,
> {
  readonly seat: Seat;
  readonly best: Prospect<View, Move, Event>;
  /** The next best, best first: few, and none that was not tried. */
  readonly others: readonly Prospect<View, Move, Event>[];
  /** What would likely follow the best move, up to the first thing that chance or a secret decides, where that was asked for. */
  readonly line?: readonly FollowingStep<Move, Event>[] | undefined;
}
