import { applyByKind, listByPhase } from './dispatch.ts';
import type { Emit, EventBase, Game, MoveBase, Seat } from './game.ts';
import { parseOptionsBy } from './options.ts';
import { moveParser } from './parse.ts';
import type { FieldCheck, MoveFields, MoveShapes } from './parse.ts';

/**
 * Where legal moves are put, as they stand in tables of constants: `list.push(BUILD[hex])`. No move may be missing there;
 * the battery sees to it.
 */
export interface MoveList<Move> {
  push(move: Move | undefined): unknown;
}

/** Which moves of a kind are legal, and what they do. */
interface MoveRules<State, Event, Move> {
  /** Puts every legal move of this kind into the list, constants made once, in a stable order. */
  legal(this: void, state: State, seat: Seat, list: MoveList<Move>): void;
  /** Changes the state. The move is legal. */
  apply(this: void, state: State, seat: Seat, move: Move, emit?: Emit<Event>): void;
}

/** The move of a kind with fields of these types. */
type MoveWith<Kind extends string, Fields> = {
  readonly [Field in 'kind' | keyof Fields]: Field extends keyof Fields ? Fields[Field] : Kind;
};

type FieldChecks<Fields> = { readonly [Field in keyof Fields]: FieldCheck<Fields[Field]> };

/** One kind of move, whole: what a game has in `moves/<kind>.ts`. */
export type MoveKind<State, Event, Move extends MoveBase> = Move extends MoveBase
  ? MoveRules<State, Event, Move> & {
      readonly kind: Move['kind'];
      readonly fields: FieldChecks<Omit<Move, 'kind'>>;
    }
  : never;

/** The union of the moves of these kinds. */
export type MoveOf<Kinds extends readonly unknown[]> = Kinds[number] extends infer Each
  ? Each extends {
      readonly kind: infer Kind extends string;
      readonly fields: FieldChecks<infer Fields>;
    }
    ? MoveWith<Kind, Fields>
    : never
  : never;

/** What a game writes its kinds of move with: `const move = moveKinds<State, Event>()`; the fields give their types. */
export function moveKinds<State, Event>() {
  return <Kind extends string, Fields>(
    kind: { readonly kind: Kind; readonly fields: FieldChecks<Fields> } & MoveRules<
      State,
      Event,
      MoveWith<Kind, Fields>
    >,
  ): typeof kind => kind;
}

/** What may be done in a phase: the kinds of move in the order of the list, or a function that says more. */
type PhaseRule<State, Move> =
  | readonly { legal(this: void, state: State, seat: Seat, list: MoveList<Move>): void }[]
  | ((state: State, seat: Seat, list: MoveList<Move>) => void);

/** The rule of each phase. */
export type Phases<State extends { readonly phase: string }, Move> = {
  readonly [Phase in State['phase']]: PhaseRule<State, Move>;
};

type FromTables = 'moveFields' | 'parseMove' | 'legalMoves' | 'apply';
type WithDefaults = 'parseOptions' | 'seatCountsFor';

/** A game as its tables tell it: the moves are listed, parsed and applied by their kinds. */
interface GameTables<
  Options,
  State extends { readonly phase: string },
  Move extends MoveBase,
  View,
  Event extends EventBase,
>
  extends
    Omit<Game<Options, State, Move, View, Event>, FromTables | WithDefaults>,
    Partial<Pick<Game<Options, State, Move, View, Event>, WithDefaults>> {
  readonly moves: readonly MoveKind<State, Event, Move>[];
  readonly phases: Phases<State, Move>;
}

/** The game that these tables describe. Without a parser, options are read by their specs, and allow every seat count. */
export function defineGame<
  Options,
  State extends { readonly phase: string },
  Move extends MoveBase,
  View,
  Event extends EventBase,
>(tables: GameTables<Options, State, Move, View, Event>): Game<Options, State, Move, View, Event> {
  const { moves, phases, deciders, ...rest } = tables;
  const listMoves = listByPhase(
    Object.entries<PhaseRule<State, Move>>(phases).map(([phase, rule]) => [phase, listBy(rule)]),
  );
  const shapes: MoveFields = Object.fromEntries(moves.map(({ kind, fields }) => [kind, fields]));
  return {
    parseOptions: (input) => parseOptionsBy(tables.options, input),
    seatCountsFor: () => tables.seatCounts,
    ...rest,
    deciders,
    moveFields: shapes,
    parseMove: moveParser(shapes as MoveShapes<Move>),
    legalMoves(state, seat) {
      const list: Move[] = [];
      if (isAmong(deciders(state), seat)) listMoves(state, seat, list);
      return list;
    },
    apply: applyByKind<State, Move, Event>(moves.map(({ kind, apply }) => [kind, apply])),
  };
}

// A loop is faster than `includes`.
function isAmong(seats: readonly Seat[], seat: Seat): boolean {
  for (let i = 0; i < seats.length; i++) if (seats[i] === seat) return true;
  return false;
}

function listBy<State, Move>(
  rule: PhaseRule<State, Move>,
): (state: State, seat: Seat, list: MoveList<Move>) => void {
  if (typeof rule === 'function') return rule;
  const lists = rule.map(({ legal }) => legal);
  const [only] = lists;
  if (only !== undefined && lists.length === 1) return only;
  return (state, seat, list) => {
    for (let i = 0; i < lists.length; i++) lists[i]?.(state, seat, list);
  };
}
