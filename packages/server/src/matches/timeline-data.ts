import type { Outcome, Seat } from '@roundhouse/engine';
import type { TakeBackProposal } from '@roundhouse/protocol';
import type { ClockState } from '../clocks/clock.ts';
import type { Turn } from '../store/store.ts';
import type { Leaving } from './early-outcome.ts';

/** What a log has besides moves; plain JSON, so that a snapshot of it can be kept. */
export interface TimelineData {
  entry: number;
  /** How it ended, if somebody left and nobody plays on. */
  left: Outcome | null;
  proposal: TakeBackProposal | null;
  /** Where other entries came between moves: from this move on, the entry that a move is has so much higher a number. */
  ahead: (readonly [move: number, by: number])[];
  /** For each move how long its seat had thought, if it completed a decision; none where no clocks run. */
  thoughts: (number | null)[];
  clocks: ClockState;
  /** Bots that took over a seat in mid-match, and why. */
  standIns: (readonly [seat: Seat, bot: string, why: Leaving])[];
  /** For each seat the entry since which it has been asked the same thing, or null. */
  askedSince: (number | null)[];
  /** For each take-back its entry, and that of the last move that it left. */
  takenBack: (readonly [number, number])[];
  /** The people whose turn it is. */
  turns: readonly Turn[];
}
