import { SHARES } from './railroads.ts';

export type RoundKind = 'stock' | 'build';

/** The round track. */
export const ROUNDS: readonly RoundKind[] = [
  'stock',
  'build',
  'stock',
  'build',
  'build',
  'stock',
  'build',
  'build',
  'stock',
  'build',
];

/** The share value of each space. */
export const SHARE_VALUES: readonly number[] = Array.from({ length: 20 }, (_, i) => 4 + 4 * i);
export const LAST_SHARE_VALUE = SHARE_VALUES.length - 1;

/** The share values at which a railroad may start. */
export const START_VALUES: readonly number[] = SHARE_VALUES.filter(
  (value) => value >= 12 && value <= 36,
);
export const LOWEST_START = Math.min(...START_VALUES);

// I1: what all shares of a railroad get together on each space, and the totals with an icon on the line below them.
export const DIVIDEND_TOTALS: readonly number[] = Array.from({ length: 19 }, (_, i) => 10 + 5 * i);
export const LAST_DIVIDEND = DIVIDEND_TOTALS.length - 1;
const ICON_TOTALS: readonly number[] = [25, 40, 55, 70, 80, 90, 100];

/** Whether moving up into this space crosses a share value icon. */
export const DIVIDEND_ICONS: readonly boolean[] = DIVIDEND_TOTALS.map((total) =>
  ICON_TOTALS.includes(total),
);

/** For each railroad and space, the dividend of one share. */
export const DIVIDENDS: readonly (readonly number[])[] = SHARES.map((shares) =>
  DIVIDEND_TOTALS.map((total) => Math.ceil(total / shares)),
);
