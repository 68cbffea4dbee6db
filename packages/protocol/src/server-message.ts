import type { Position, Seat, SeenStep as EngineStep, Viewer } from '@roundhouse/engine';
import type { Program } from './client-message.ts';
import type { PROTOCOL_VERSION } from './version.ts';

/** Why something was refused. The first five are the kernel's own words for a move. */
export const REASONS = [
  'game-over',
  'not-your-decision',
  'malformed-move',
  'illegal-move',
  'stale',
  'malformed',
  'unknown-version',
  'no-such-match',
  'not-seated',
  'not-playing',
  'not-allowed',
  'other-rules',
  'too-large',
  'too-many',
  'unavailable',
] as const;
export type Reason = (typeof REASONS)[number];

/** Time left, as data: what each seat has, and when the clock of those who decide runs out. */
export interface Clocks {
  /** Milliseconds that each seat may still think in its decision, as of `at`. */
  readonly left: readonly number[];
  /** Milliseconds since 1970. */
  readonly at: number;
  /** When each seat's clock runs out; null where it does not run. */
  readonly deadlines: readonly (number | null)[];
}

/** A take-back that waits for the table's consent. */
export interface TakeBackProposal {
  readonly seat: Seat;
  /** How many of the last steps. */
  readonly count: number;
  /** The entry of the log that it is; an answer names this one or a later one. */
  readonly entry: number;
  readonly agreed: readonly Seat[];
}

/** One step of the match as this viewer was told of it, and the entry of the log that it is. */
export type SeenStep = EngineStep & { readonly entry: number };

/** All that a viewer needs to know: the position, and what only a server knows of it. */
export interface PositionMessage extends Position {
  readonly v: typeof PROTOCOL_VERSION;
  readonly type: 'position';
  readonly match: string;
  /** The newest entry of the match's log. */
  readonly entry: number;
  readonly viewer: Viewer;
  /** Everything that happened after this entry is in `steps`; steps that the viewer knows from later than this are no more. */
  readonly since: number;
  readonly steps: readonly SeenStep[];
  readonly clocks: Clocks | null;
  readonly proposal: TakeBackProposal | null;
  /** Seats that a bot plays on for, because their player resigned or ran out of time. */
  readonly standIns: readonly Seat[];
  /** Those of them whose player may take the seat back: its time was up. */
  readonly mayReturn: readonly Seat[];
  /**
   * The match was begun by rules that are not played here: nobody can move, its players may settle it. The view is what
   * today's rules make of its log, as far as they can follow it; null if they can't set it up.
   */
  readonly frozen?: true;
}

export type ServerMessage =
  | PositionMessage
  | { readonly v: typeof PROTOCOL_VERSION; readonly type: 'welcome'; readonly user: string | null }
  | {
      readonly v: typeof PROTOCOL_VERSION;
      readonly type: 'accepted';
      readonly match: string;
      readonly id: string;
      readonly entry: number;
    }
  | {
      readonly v: typeof PROTOCOL_VERSION;
      readonly type: 'refused';
      readonly match?: string;
      readonly id?: string;
      readonly reason: Reason;
      readonly message: string;
    }
  | {
      readonly v: typeof PROTOCOL_VERSION;
      readonly type: 'table';
      readonly match: string;
      readonly table: unknown;
    }
  | {
      readonly v: typeof PROTOCOL_VERSION;
      readonly type: 'chat';
      readonly match: string;
      readonly lines: readonly ChatLine[];
    }
  | {
      readonly v: typeof PROTOCOL_VERSION;
      readonly type: 'program';
      readonly match: string;
      readonly program: Program | null;
      readonly notes: readonly ProgramNote[];
    }
  | {
      readonly v: typeof PROTOCOL_VERSION;
      readonly type: 'watchers';
      readonly match: string;
      readonly count: number;
    }
  | {
      readonly v: typeof PROTOCOL_VERSION;
      readonly type: 'rematch';
      readonly match: string;
      /** The table where its players sit again. */
      readonly next: string;
    }
  | { readonly v: typeof PROTOCOL_VERSION; readonly type: 'mine'; readonly table: unknown }
  | { readonly v: typeof PROTOCOL_VERSION; readonly type: 'pong'; readonly id: string };

/** What a program did, for its owner only. */
export interface ProgramNote {
  readonly at: number;
  readonly entry: number;
  readonly what: 'armed' | 'fired' | 'stopped';
  readonly why: string;
}

export interface ChatLine {
  readonly number: number;
  readonly name: string;
  readonly seat: Seat | null;
  readonly text: string;
  readonly at: number;
}
