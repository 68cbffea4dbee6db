import { DIVIDENDS, RAILROADS, SHARE_VALUES } from '@roundhouse/games/iberian-gauge';
import type { RailroadIndex, View } from '@roundhouse/games/iberian-gauge';

/** Disks of one railroad that stand elsewhere, one of its shares that is sold, and how often it pays until the end. */
export interface Supposition {
  readonly railroad: RailroadIndex;
  /** Spaces of the share value track from where it stands. */
  readonly value: number;
  /** Spaces of the dividend track. */
  readonly dividend: number;
  /** Who buys its next share at its present value; -1 for nobody. */
  readonly buyer: number;
  /** How many dividends it pays. */
  readonly payouts: number;
}

const within = (space: number, track: readonly unknown[]): number =>
  Math.min(track.length - 1, Math.max(0, space));

/** The figures of a railroad with its disks so many spaces further. */
export function disksAt(
  { railroads }: View,
  { railroad, value, dividend }: Supposition,
): { readonly shareValue: number; readonly dividend: number } {
  const { shareValueSpace = 0, dividendSpace = 0 } = railroads[railroad] ?? {};
  const payouts = DIVIDENDS[railroad] ?? [];
  return {
    shareValue: SHARE_VALUES[within(shareValueSpace + value, SHARE_VALUES)] ?? 0,
    dividend: payouts[within(dividendSpace + dividend, payouts)] ?? 0,
  };
}

/** How many shares of a railroad nobody has bought. */
export const unsold = ({ railroads }: View, railroad: RailroadIndex): number =>
  (RAILROADS[railroad]?.shares ?? 0) - (railroads[railroad]?.holders.length ?? 0);

/** What everybody would be worth then. */
export function worthThen(view: View, supposed: Supposition): number[] {
  const { railroad, buyer, payouts } = supposed;
  const now = view.railroads[railroad];
  const then = disksAt(view, supposed);
  if (!now) return view.players.map(({ worth }) => worth);
  return view.players.map(({ worth, shares }, seat) => {
    const held = shares[railroad] ?? 0;
    const after = seat === buyer ? held + 1 : held;
    const paid = seat === buyer ? now.shareValue : 0;
    return (
      worth - held * now.shareValue - paid + after * (then.shareValue + payouts * then.dividend)
    );
  });
}
