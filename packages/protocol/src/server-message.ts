import type { EventBase, MoveBase, Outcome, Seat, Viewer } from '@roundhouse/engine';
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
  'too-large',
  'too-many',
  'unavailable',
] as const;
export type Reason = (typeof REASONS)[number];

/** Time left, as data: what each seat has, and when the clock of those who decide runs out. */
export interface Clocks {
  /** Milliseconds in each seat's bank or reserve, as of `at`. */
  readonly left: readonly number[];
  /** Milliseconds since 1970. */
  readonly at: number;
  /** When the first of the running clocks runs out, or null. */
  readonly deadline: number | null;
}

/** A take-back that waits for the table's consent. */
export interface TakeBackProposal {
  readonly seat: Seat;
  readonly to: number;
  readonly agreed: readonly Seat[];
}

/** All that a viewer needs to know of a position. */
export interface PositionMessage {
  readonly v: typeof PROTOCOL_VERSION;
  readonly type: 'position';
  readonly match: string;
  /** How many entries the match's log has. */
  readonly position: number;
  readonly viewer: Viewer;
  readonly view: unknown;
  readonly deciders: readonly Seat[];
  /** The viewer's own legal moves. */
  readonly legal: readonly MoveBase[];
  /** How many of its last steps the viewer may take back without asking. */
  readonly takeBack: number;
  /** What happened since the position that the viewer last got, each with the position it led to. */
  readonly events: readonly (readonly [number, EventBase])[];
  /** True where the events since then are not all there, because they were taken back or too many. */
  readonly gap?: true;
  readonly outcome: Outcome | null;
  readonly clocks: Clocks | null;
  readonly proposal: TakeBackProposal | null;
}

export type ServerMessage =
  | PositionMessage
  | { readonly v: typeof PROTOCOL_VERSION; readonly type: 'welcome'; readonly user: string | null }
  | {
      readonly v: typeof PROTOCOL_VERSION;
      readonly type: 'accepted';
      readonly match: string;
      readonly id: string;
      readonly position: number;
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
      readonly why: string | null;
    }
  | { readonly v: typeof PROTOCOL_VERSION; readonly type: 'pong'; readonly id: string };

export interface ChatLine {
  readonly number: number;
  readonly name: string;
  readonly seat: Seat | null;
  readonly text: string;
  readonly at: number;
}
