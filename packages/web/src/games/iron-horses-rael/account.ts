import type { Outcome } from '@roundhouse/engine';
import { coloursByValue } from '@roundhouse/games/iron-horses-rael';
import type { PlayerView, View } from '@roundhouse/games/iron-horses-rael';
import type { AccountLine } from '../game-ui.ts';
import { say } from './say.ts';
import { stockWorth, timesOf } from './worth.ts';

/** Money, the stocks of each colour that anybody holds, and for players with equal scores what breaks the tie. */
export function account(view: View, { scores }: Outcome): AccountLine[] {
  const { players, market } = view;
  return [
    { label: say().account.cash, values: players.map(({ cash }) => cash) },
    ...market.flatMap((value, colour) => stockLine(players, colour, value)),
    ...[...new Set(scores)].flatMap((score) => tieLine(view, seatsWith(scores, score))),
  ];
}

function stockLine(players: readonly PlayerView[], colour: number, value: number): AccountLine[] {
  const words = say().account;
  if (players.every((player) => heldOf(player, colour) === 0)) return [];
  const values = players.map((player) => {
    const held = heldOf(player, colour);
    if (held === 0) return '–';
    const times = timesOf(player, colour);
    const factors = [held, Math.max(0, value), ...(times > 1 ? [times] : [])];
    return words.held(factors.join('\u00a0×\u00a0'), stockWorth(player, colour, value));
  });
  return [{ label: words.stocks(colour, value), values }];
}

const heldOf = ({ stocks }: PlayerView, colour: number): number => stocks[colour] ?? 0;
const totalOf = ({ stocks }: PlayerView): number => stocks.reduce((sum, held) => sum + held, 0);

const seatsWith = (scores: readonly number[], score: number): ReadonlySet<number> =>
  new Set(scores.flatMap((each, seat) => (each === score ? [seat] : [])));

/** 6.4: the first comparison in which players with equal scores differ. */
function tieLine({ players, market }: View, tied: ReadonlySet<number>): AccountLine[] {
  if (tied.size < 2) return [];
  const { tie } = say().account;
  const differ = (count: (player: PlayerView) => number): boolean =>
    new Set(players.filter((_, seat) => tied.has(seat)).map(count)).size > 1;
  const line = (label: string, count: (player: PlayerView) => number): AccountLine[] => [
    { label, values: players.map((player, seat) => (tied.has(seat) ? `${count(player)}` : '–')) },
  ];
  if (differ(totalOf)) return line(tie.total, totalOf);
  const colour = coloursByValue(market).find((each) => differ((player) => heldOf(player, each)));
  return colour === undefined
    ? line(tie.shared, totalOf)
    : line(tie.colour(colour), (player) => heldOf(player, colour));
}
