import type { OptionSpec } from './options.ts';
import type { MoveFields } from './parse.ts';
import type { Rng } from './rng.ts';

/** A place at the table, counted from 0 in turn order. */
export type Seat = number;

/** Whose eyes a view is for. */
export type Viewer = Seat | 'spectator';

/** Who is told of an event. */
export type Audience = 'all' | readonly Seat[];

/** What every game's moves have in common: a kind, and beside it only flat fields (ids, numbers). */
export interface MoveBase {
  readonly kind: string;
}

/** What every game's events have in common. */
export interface EventBase {
  readonly kind: string;
  readonly to: Audience;
}

/** How a match ended: seats in groups of equals, best first; each seat's score; and one of the game's endings. */
export interface Outcome {
  readonly ranking: readonly (readonly Seat[])[];
  readonly scores: readonly number[];
  readonly reason: string;
}

/** Hands an event to whoever listens; nobody listens in search, and then no event is built. */
export type Emit<Event> = (event: Event) => void;

/** Which moves a player may leave to the server while away. */
export interface Automation<Move extends MoveBase, View> {
  /** Kinds of moves by which a seat does nothing; none where doing nothing is never a move of its own. */
  readonly passes: readonly Move['kind'][];
  /** Whether the match may end by such a move: then its player is asked. Missing where doing nothing never ends one. */
  endsMatch?(move: Move, view: View): boolean;
  /** Where the game has auctions: the kind of a bid (its field is `amount`) and the kind that leaves the auction. */
  readonly auction?: {
    readonly bid: Move['kind'];
    readonly leave: Move['kind'];
    /** What is up for auction, as JSON, or null: another value is another auction. */
    lot(view: View): unknown;
  };
  /** Where a seat may answer a setback: the kind by which it does not. */
  readonly accept?: Move['kind'];
}

/** The whole interface of a game. Everything that plays, shows, stores or checks a game uses this and nothing else. */
export interface Game<Options, State, Move extends MoveBase, View, Event extends EventBase> {
  readonly id: string;
  readonly name: string;
  /** Raised when an old record would replay differently. */
  readonly rulesVersion: number;
  /** Every number of seats that some options allow. */
  readonly seatCounts: readonly number[];
  readonly options: readonly OptionSpec[];
  /** Every reason an outcome can name. */
  readonly endings: readonly string[];
  /** Kinds of events that show the mover something new (a draw, a reveal): such a step is never taken back freely. */
  readonly revealing: readonly Event['kind'][];
  /** No match has more moves than this. */
  readonly moveLimit: number;
  readonly automation: Automation<Move, View>;
  /** The kinds of move with their fields, in the order in which people write them. */
  readonly moveFields: MoveFields;

  /** The options that `input` means, defaults filled in; undefined if it means none. `undefined` means the defaults. */
  parseOptions(input: unknown): Options | undefined;
  /** The numbers of seats that these options allow. */
  seatCountsFor(options: Options): readonly number[];
  /** Which seats play together, where they do: partners in a list each. Missing where everybody plays alone. */
  teamsFor?(options: Options, seatCount: number): readonly (readonly Seat[])[];
  /** Whether the rules forbid players to talk while the match lasts. Missing where they never do. */
  isSilent?(options: Options): boolean;
  /** The move that `input` spells, without fields that do not belong; undefined if it spells none. */
  parseMove(input: unknown): Move | undefined;

  /** A new match. The generator becomes the state's own. */
  setup(options: Options, seatCount: number, rng: Rng): State;
  /** A copy that shares nothing changeable with the original. */
  clone(state: State): State;
  /** Who has to decide now: one in turn order, several when they choose at once, none at the end. */
  deciders(state: State): readonly Seat[];
  /** All moves of this seat, each once, in a stable order that depends only on what the seat may know. */
  legalMoves(state: State, seat: Seat): Move[];
  /** Changes the state in place. The move must be legal; nothing is checked here. */
  apply(state: State, seat: Seat, move: Move, emit?: Emit<Event>): void;
  /** What this viewer may know, built field by field. */
  view(state: State, viewer: Viewer): View;
  /** A whole state that this view does not contradict, with what is hidden drawn at random. */
  imagine(view: View, rng: Rng): State;
  /** The result, once there is one. */
  outcome(state: State): Outcome | undefined;
}

/** A game whose types the caller does not know: what the registry holds. */
export type AnyGame = Game<unknown, unknown, MoveBase, unknown, EventBase>;

/** For the default branch of an exhaustive switch: the compiler proves that it is never reached. */
export function assertNever(value: never): never {
  throw new Error(`unexpected value: ${JSON.stringify(value)}`);
}
