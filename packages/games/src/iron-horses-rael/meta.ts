import type { OptionSpec } from '@roundhouse/engine';

export const ID = 'iron-horses-rael';
export const NAME = 'Iron Horses (Rael)';
export const RULES_VERSION = 1;
export const SEAT_COUNTS = [2, 3, 4, 5] as const;

/** The game is played one way only. */
export type Options = Readonly<Record<string, never>>;
export const OPTIONS: readonly OptionSpec[] = [];

export const ENDINGS = ['deck-emptied', 'stock-sold-out', 'stalled'] as const;
export type Ending = (typeof ENDINGS)[number];

/**
 * A turn that draws or discards a car, begins a train or completes one uses up something that never comes back: at most
 * 84 + 84 + 28 + 18 such turns, with fewer than five rounds of other turns between two of them (D3), three moves each,
 * and eight more for each completed train.
 */
export const MOVE_LIMIT = 17_000;
