import type { OptionSpec } from '@roundhouse/engine';

const SEAT_COUNTS = [2, 3, 4, 5] as const;

/** The game is played one way only. */
export type Options = Readonly<Record<string, never>>;
const OPTIONS: readonly OptionSpec[] = [];

const ENDINGS = ['deck-emptied', 'stock-sold-out', 'stalled'] as const;
export type Ending = (typeof ENDINGS)[number];
/** What brings on the last round; a match that has stalled ends without one. */
export type Trigger = Exclude<Ending, 'stalled'>;

export const meta = {
  id: 'iron-horses-rael',
  name: 'Iron Horses (Rael)',
  rulesVersion: 1,
  seatCounts: SEAT_COUNTS,
  options: OPTIONS,
  endings: ENDINGS,
  /**
   * A turn that draws or discards a car, begins a train or completes one uses up something that never comes back: at
   * most 84 + 84 + 28 + 18 such turns, with fewer than five rounds of other turns between two of them (D3), three moves
   * each, and eight more for each completed train.
   */
  moveLimit: 17_000,
};
