import type {
  EventBase,
  MatchRecord,
  MoveBase,
  OptionSpec,
  OptionValue,
  Outcome,
  Refusal,
  Seat,
  Viewer,
} from '@roundhouse/engine';

/** Bot levels, the weakest first. */
export const BOT_LEVELS = ['easy', 'medium', 'hard', 'expert'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** Who sits at a seat. */
export type Sitter =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: BotLevel };

export type Options = Readonly<Record<string, OptionValue>>;

/** A beginning that is known beforehand, as lessons have it: the shuffle, and what happens if everybody keeps to it. */
export interface Prepared {
  readonly seed: string;
  readonly moves: readonly (readonly [Seat, MoveBase])[];
}

/** What a table has to know before a match can start. */
export interface MatchSetup {
  readonly game: string;
  readonly options: Options;
  readonly sitters: readonly Sitter[];
  readonly prepared?: Prepared;
}

export interface MatchInfo extends MatchSetup {
  readonly id: string;
  readonly startedAt: number;
  /** The seats of whoever looks at this screen; without it all people share it. */
  readonly here?: readonly Seat[];
}

/** A line of "my matches". */
export interface MatchSummary extends MatchInfo {
  readonly changedAt: number;
  readonly moves: number;
  readonly deciders: readonly Seat[];
  readonly outcome: Outcome | null;
}

/** What can be chosen before a match: the options, and the numbers of seats that each combination allows. */
export interface GameChoices {
  readonly options: readonly OptionSpec[];
  readonly combinations: readonly {
    readonly options: Options;
    readonly seatCounts: readonly number[];
  }[];
}

/** All that one viewer may know at one moment. Position n is the one after n moves. */
export interface Position {
  readonly number: number;
  readonly view: unknown;
  readonly deciders: readonly Seat[];
  /** The viewer's own moves; empty unless it has to decide. */
  readonly moves: readonly MoveBase[];
  /** How many of its last steps the viewer may take back. */
  readonly takeBack: number;
  readonly outcome: Outcome | null;
}

/** One move as a viewer was told of it: who moved, and the events for its ears. It led to position `number`. */
export interface SeenStep {
  readonly number: number;
  readonly seat: Seat;
  readonly events: readonly EventBase[];
}

/** A position with the step that led to it. */
export interface Frame {
  readonly position: Position;
  readonly step: SeenStep | null;
}

/** A whole story up to now (on joining, after a change of viewer or a take-back), or the next step of it. */
export type Update =
  | {
      readonly kind: 'whole';
      readonly viewer: Viewer;
      readonly position: Position;
      readonly steps: readonly SeenStep[];
    }
  | {
      readonly kind: 'step';
      readonly viewer: Viewer;
      readonly position: Position;
      readonly step: SeenStep;
    }
  | { readonly kind: 'trouble'; readonly problem: Problem };

/** Every way in which a host can fail; the words for them are in the catalog. */
const PROBLEMS = [
  'no-such-match',
  'no-such-game',
  'bad-setup',
  'other-rules',
  'broken-record',
  'not-a-record',
  'match-running',
  'bot-failed',
  'not-kept',
  'host-gone',
  'no-connection',
  'not-allowed',
] as const;
export type Problem = (typeof PROBLEMS)[number];

export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem };

export type PlayRefusal = Refusal | 'not-allowed' | 'unavailable';
export type Played = { readonly ok: true } | { readonly ok: false; readonly error: PlayRefusal };

/** What a move would lead to; only for moves that reveal nothing. */
export interface Ahead {
  readonly view: unknown;
  readonly events: readonly EventBase[];
}

/** A place at one match. The client knows no rules: it shows what it is told and sends one of the moves it was given. */
export interface Connection {
  readonly match: MatchInfo;
  /** From now on updates are for these eyes; answers with a whole update. */
  look(viewer: Viewer): void;
  /** Plays a move in answer to position `at`; refused as stale when that is no longer the position. */
  play(seat: Seat, move: MoveBase, at: number): Promise<Played>;
  takeBack(seat: Seat, at: number): Promise<Played>;
  /** What a bot would do in this seat. */
  hint(seat: Seat): Promise<MoveBase | undefined>;
  preview(seat: Seat, move: MoveBase): Promise<Ahead | undefined>;
  /** Every position so far, from the start, as these eyes saw it. All eyes are allowed once the match is over. */
  past(viewer: Viewer): Promise<readonly Frame[]>;
  /** The position after so many moves, as these eyes saw it. */
  at(viewer: Viewer, number: number): Promise<Frame | undefined>;
  /** The table has shown everything up to this position; a local host lets its bots wait for this. */
  shown(number: number): void;
  leave(): void;
}

/** A finished match, to be looked at from any seat's eyes. */
export interface Past {
  readonly match: MatchInfo;
  frames(viewer: Viewer): Promise<readonly Frame[]>;
}

/** Where matches live: in this browser, or on a server. */
export interface Host {
  choices(game: string): Promise<Answer<GameChoices>>;
  matches(): Promise<readonly MatchSummary[]>;
  create(setup: MatchSetup): Promise<Answer<string>>;
  join(
    match: string,
    viewer: Viewer,
    listener: (update: Update) => void,
  ): Promise<Answer<Connection>>;
  /** Opens a finished match or a kept record for replay. */
  replay(match: string): Promise<Answer<Past>>;
  remove(match: string): Promise<void>;
  /** The record of a finished match; a running one keeps its seed to itself. */
  record(match: string): Promise<Answer<MatchRecord>>;
  /** Keeps a record from elsewhere as a match that can be replayed. */
  keep(record: unknown): Promise<Answer<string>>;
}
