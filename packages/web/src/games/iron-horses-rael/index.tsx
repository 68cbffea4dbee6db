import { engineValue } from '@roundhouse/games/iron-horses-rael';
import type { Outcome } from '@roundhouse/engine';
import type { Event, Move, Phase, View } from '@roundhouse/games/iron-horses-rael';
import { gameUi } from '../game-ui.ts';
import type { AccountLine } from '../game-ui.ts';
import { Board } from './Board.tsx';
import { describe } from './describe.ts';
import { Hand } from './Hand.tsx';
import { buttonOf, labelOf } from './labels.ts';
import { say, theCard } from './say.ts';
import type { RaelScene } from './say.ts';
import { SeatPanel } from './SeatPanel.tsx';
import './style.css';
import { showFor, soundOf, tell } from './telling.ts';
import { whyNot } from './why-not.ts';
import { stockWorth, timesOf, worthOf } from './worth.ts';

function promptOf({ view, legal }: RaelScene): string {
  const { prompt, or, station } = say();
  const { train } = view;
  switch (view.phase) {
    case 'choose':
      return prompt.choose;
    case 'draw':
      return prompt.draw;
    case 'redraw':
      return prompt.redraw;
    case 'add':
      return prompt.add(
        (train?.cards.length ?? 0) + 1,
        engineValue(train?.engine ?? 0),
        train?.value ?? 0,
      );
    case 'deliver':
      return prompt.deliver(train?.value ?? 0);
    case 'rotate':
      return prompt.rotate(station(train?.region ?? 0));
    default: {
      const kinds = new Set(legal.map(({ kind }) => kind));
      const things = (['complete', 'begin', 'draw', 'discard', 'pass'] as const)
        .filter((kind) => kinds.has(kind))
        .map((kind) => prompt.actions[kind]);
      const final = view.turnsLeft > 0 && view.turnsLeft <= view.players.length;
      return (final ? prompt.final : prompt.act)(or(things));
    }
  }
}

function confirm(move: Move): string | undefined {
  if (move.kind !== 'discard') return undefined;
  const { confirm: words } = say();
  const name = theCard(move.card);
  return engineValue(move.card) > 0 ? words.engine(name) : words.car(name);
}

const RULES: Readonly<Record<Phase, readonly string[]>> = {
  choose: ['2.4', '2.5'],
  draw: ['3.1', '4.1', '4.2', '4.3', '4.4'],
  act: ['3.2', '3.3', '3.4', '3.5', '3.6'],
  redraw: ['3.4', 'R26'],
  add: ['5.1', '5.2', 'R1', 'R3', 'R4', 'R5', 'R6'],
  deliver: ['5.3', '5.4', '5.5', 'R10'],
  rotate: ['5.6', '5.7', 'R11', 'R13'],
  over: ['6.3', '6.4'],
};

/** Money, the stocks of each colour that anybody holds, and in a tie how many stocks everybody has. */
function account({ players, market }: View, { scores }: Outcome): AccountLine[] {
  const words = say().account;
  const stocks = market.flatMap((value, colour): AccountLine[] => {
    if (players.every((player) => (player.stocks[colour] ?? 0) === 0)) return [];
    const values = players.map((player) =>
      words.held(
        stockWorth(player, colour, value),
        player.stocks[colour] ?? 0,
        timesOf(player, colour),
      ),
    );
    return [{ label: words.stocks(colour, value), values }];
  });
  const held = players.map(({ stocks: each }) => `${each.reduce((sum, count) => sum + count, 0)}`);
  const tied = new Set(scores).size < scores.length;
  return [
    { label: words.cash, values: players.map(({ cash }) => cash) },
    ...stocks,
    ...(tied ? [{ label: words.count, values: held }] : []),
  ];
}

export const ui = gameUi<View, Move, Event>({
  secrets: true,
  Board,
  Hand,
  SeatPanel,
  prompt: promptOf,
  label: labelOf,
  button: buttonOf,
  confirm,
  tell,
  whyNot,
  describe,
  rulesNow: ({ view }) => [...RULES[view.phase], ...(view.ending === null ? [] : ['6.1', '6.2'])],
  standing: ({ players, market }) => players.map((player) => worthOf(player, market)),
  standingName: () => say().standing,
  account,
  ending: (reason) => say().endings[reason as keyof ReturnType<typeof say>['endings']],
  sound: soundOf,
  showFor,
});
