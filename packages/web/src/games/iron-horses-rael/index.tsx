import { engineValue, stallOf } from '@roundhouse/games/iron-horses-rael';
import { NONE } from '@roundhouse/engine/kit';
import type { Event, Move, Phase, View } from '@roundhouse/games/iron-horses-rael';
import { gameUi } from '../game-ui.ts';
import { about } from './about.tsx';
import { account } from './account.ts';
import { Board } from './Board.tsx';
import { describe } from './describe.ts';
import { Hand } from './Hand.tsx';
import { buttonOf, labelOf } from './labels.ts';
import { say, theCard } from './say.ts';
import type { RaelScene } from './say.ts';
import { SeatPanel } from './SeatPanel.tsx';
import { isSlowing } from './standstill.ts';
import './style.css';
import { drawn } from './LogTrain.tsx';
import { heading, showFor, soundOf, tell } from './telling.ts';
import { whyNot } from './why-not.ts';
import { why } from './why.ts';
import { worthOf } from './worth.ts';

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

function confirm(move: Move, { view }: RaelScene): string | undefined {
  const { confirm: words } = say();
  const stall = stallOf(move, view);
  if (stall !== undefined) return words[stall];
  if (move.kind !== 'discard') return undefined;
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

/** The rules of the moment, and those of the end once it shows. */
function rulesNow({ view }: RaelScene): string[] {
  const rules = RULES[view.phase];
  if (view.ending === 'stalled') return [...rules, '6.5', 'R33', 'D3'];
  if (view.ending !== null) return [...rules, '6.1', '6.2', 'R25'];
  return isSlowing(view) ? [...rules, '6.5', 'R33', 'D3'] : [...rules];
}

/** Secret market cards count once they are shown: until then they would count only for the viewer. */
function standing({ phase, players, market }: View): number[] {
  return players.map((player) =>
    worthOf(phase === 'over' ? player : { ...player, x3: NONE }, market),
  );
}

export const ui = gameUi<View, Move, Event>({
  secrets: true,
  Board,
  Hand,
  SeatPanel,
  seatChip: ({ view }, seat) => {
    const { cash = 0, carCount = 0, engineShuffles = [] } = view.players[seat] ?? {};
    const engines = engineShuffles.length;
    return {
      score: say().money(standing(view)[seat] ?? 0),
      facts: [
        { sign: 'money', value: cash, title: `${say().cash} ${say().money(cash)}` },
        { sign: 'cards', value: carCount + engines, title: say().seat.hand(carCount, engines) },
      ],
    };
  },
  prompt: promptOf,
  label: labelOf,
  button: buttonOf,
  confirm,
  why,
  tell,
  drawn,
  heading,
  about,
  whyNot,
  describe,
  rulesNow,
  standing,
  standingName: () => say().standing,
  account,
  endings: () => say().endings,
  sound: soundOf,
  showFor,
});
