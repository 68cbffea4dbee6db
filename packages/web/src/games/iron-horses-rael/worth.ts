import type { PlayerView, View } from '@roundhouse/games/iron-horses-rael';

/** How often a player's stocks of a colour count, by the market cards that are known. */
export function timesOf({ x2, x3 }: PlayerView, colour: number): number {
  if (x2 === colour) return 2;
  return x3 === colour ? 3 : 1;
}

/** What a player's stocks of one colour would bring at this value. */
export function stockWorth(player: PlayerView, colour: number, value: number): number {
  return (player.stocks[colour] ?? 0) * Math.max(0, value) * timesOf(player, colour);
}

/** Money and stocks at these values. */
export function worthOf(player: PlayerView, market: readonly number[]): number {
  return market.reduce(
    (sum, value, colour) => sum + stockWorth(player, colour, value),
    player.cash,
  );
}

/** What a turn of a dial brings a player's stocks, the one just taken in this region included. */
export function gainOf(
  view: View,
  player: PlayerView,
  region: number,
  changes: readonly number[],
): number {
  const stocks = player.stocks.map((held, colour) => (colour === region ? held + 1 : held));
  const holder = { ...player, stocks };
  const after = view.market.map((value, colour) => value + (changes[colour] ?? 0));
  return worthOf(holder, after) - worthOf(holder, view.market);
}
