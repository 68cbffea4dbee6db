import type { Comparison } from '@roundhouse/bots';
import type { ReviewNotes } from '@roundhouse/bots/review';
import type {
  EventBase,
  Frame,
  MoveBase,
  NotationProblem,
  NotedMatch,
  OptionSpec,
  OptionValue,
  Outcome,
  Position,
  Refusal,
  SeenStep,
  Seat,
  Viewer,
} from '@roundhouse/engine';
import type { LineStep, ReviewState } from '@roundhouse/protocol';

/** Who sits at a seat. */
export type Player =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: string };

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
  readonly players: readonly Player[];
  readonly prepared?: Prepared;
  /** The name of its shuffle; without one it is any. */
  readonly deal?: string;
}

export interface MatchInfo extends MatchSetup {
  readonly id: string;
  readonly startedAt: number;
  /** The seats of whoever looks at this screen; without it all people share it. */
  readonly here?: readonly Seat[];
  /** The match that it went on from, after how many moves, and whether that one is on the server. */
  readonly branch?: { readonly of: string; readonly at: number; readonly online?: boolean };
  /** Remarks by the number of moves they follow; those at 0 are about the whole match. */
  readonly comments?: Readonly<Record<number, string>>;
}

/** A new match from a position of another one. */
export interface BranchSetup {
  /** A match that is open here: replayed, or being played. */
  readonly of: string;
  readonly at: number;
  readonly players: readonly Player[];
  /** Whose knowledge stays, while the rest is dealt anew; without it all stays as it was. */
  readonly deal?: Viewer;
}

/** What became of a file: where it leads, and how many matches it held. */
export interface KeptFile {
  readonly count: number;
  /** On how many matches that live elsewhere it brought remarks. */
  readonly remarked: number;
  /** The only one, if there was one. */
  readonly id: string | undefined;
  readonly move: number | undefined;
}

/** A line of "my matches". */
export interface MatchSummary extends MatchInfo {
  readonly changedAt: number;
  readonly moves: number;
  readonly deciders: readonly Seat[];
  readonly outcome: Outcome | null;
  /** Came from a file: it is replayed, never played on. */
  readonly imported: boolean;
}

/** What can be chosen before a match: the options, and the numbers of seats that each combination allows. */
/** The seats that play together; none where everybody plays alone. */
export type Teams = readonly (readonly Seat[])[];

export interface GameChoices {
  readonly options: readonly OptionSpec[];
  readonly combinations: readonly {
    readonly options: Options;
    readonly seatCounts: readonly number[];
    /** For each number of seats, which of them play together. */
    readonly teams: Readonly<Record<number, Teams>>;
  }[];
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

/** Every way in which a match can fail to open or to go on; the words for them are in the catalog. */
const PROBLEMS = [
  'no-such-match',
  'no-such-table',
  'no-such-game',
  'not-loaded',
  'bad-setup',
  'no-way-on',
  'other-rules',
  'broken-record',
  'not-a-record',
  'bad-notation',
  'match-running',
  'bot-failed',
  'not-kept',
  'host-gone',
  'open-elsewhere',
  'no-connection',
  'not-allowed',
] as const;
export type Problem = (typeof PROBLEMS)[number];

export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem; readonly notation?: NotationProblem };

export type PlayRefusal = Refusal | 'not-allowed' | 'unavailable';
export type Played = { readonly ok: true } | { readonly ok: false; readonly error: PlayRefusal };

/** What a move would lead to; only for moves that reveal nothing. */
export interface Ahead {
  readonly view: unknown;
  readonly events: readonly EventBase[];
}

/** A place at one match. The client knows no rules: it shows what it is told and sends one of the moves it was given. */
export interface Place {
  readonly match: MatchInfo;
  /** From now on updates are for these eyes; answers with a whole update. */
  look(viewer: Viewer): void;
  /** Plays a move in answer to the position after the first `moves`; refused as stale when it no longer is the position. */
  play(seat: Seat, move: MoveBase, moves: number): Promise<Played>;
  takeBack(seat: Seat, moves: number): Promise<Played>;
  /** What the strongest bot would do in this seat, and what it compared; not where nobody is to be helped. */
  hint?(seat: Seat): Promise<Comparison | undefined>;
  preview(seat: Seat, move: MoveBase): Promise<Ahead | undefined>;
  /** Every position so far, from the start, as these eyes saw it. All eyes are allowed once the match is over. */
  past(viewer: Viewer): Promise<readonly Frame[]>;
  /** The position after the first `moves`, as these eyes saw it. */
  at(viewer: Viewer, moves: number): Promise<Frame | undefined>;
  /** The table has shown the first `moves`; a local host lets its bots wait for this. */
  shown(moves: number): void;
  leave(): void;
}

/** What a plan begins with: all that one seat knows of a match. */
export interface PlanSetup {
  readonly match: MatchInfo;
  readonly seat: Seat;
  readonly view: unknown;
  /** Whether bots may be asked. */
  readonly withHints: boolean;
}

/** A private copy of a match in which one player moves for everybody. It lives in this browser, and nothing of it leaves it. */
export interface Plan extends Place {
  /** Begins anew in another world that the player can't tell from the real one. */
  deal(): void;
  /** What was planned so far as the player would be told of it, with the player's own moves. */
  line(): Promise<readonly LineStep[]>;
}

/** A finished match, to be looked at from any seat's eyes. */
export interface Past {
  readonly match: MatchInfo;
  frames(viewer: Viewer): Promise<readonly Frame[]>;
  /** The match as it is exported; undefined while that would tell what its player may not know yet. */
  noted(): Promise<NotedMatch | undefined>;
  /** The same as text. */
  text(): Promise<string | undefined>;
  /** Where a server reviews it once, for everybody. */
  readonly shared?: SharedReview;
}

/** A review that is made elsewhere. Undefined is what could not be had. */
export interface SharedReview {
  state(): Promise<ReviewState | undefined>;
  /** Asks for it to be made, unless somebody has. */
  ask(): Promise<ReviewState | undefined>;
  /** What was found out so far. */
  notes(): Promise<ReviewNotes | undefined>;
}
