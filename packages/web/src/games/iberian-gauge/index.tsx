import { RAILROADS } from '@roundhouse/games/iberian-gauge';
import type { Event, Move, Phase, View } from '@roundhouse/games/iberian-gauge';
import { gameUi } from '../game-ui.ts';
import type { AccountLine } from '../game-ui.ts';
import { about } from './about.ts';
import { describe } from './describe.ts';
import { Holdings } from './Holdings.tsx';
import { buttonOf, confirmOf, labelOf, promptOf } from './labels.ts';
import { Ladders } from './Ladders.tsx';
import { Now } from './Now.tsx';
import { Peninsula } from './Peninsula.tsx';
import { railroadName, say } from './say.ts';
import type { IberianScene } from './say.ts';
import './style.css';
import './map.css';
import './tracks.css';
import './layout.css';
import { heading, showFor, soundOf, tell } from './telling.ts';
import { Tiles } from './Tiles.tsx';
import { Tools } from './tools/Tools.tsx';
import { whyNot } from './why-not.ts';
import { why } from './why.ts';

function Board({ scene }: { scene: IberianScene }) {
  return (
    <div class="iberia" data-phase={scene.view.phase}>
      <Now scene={scene} />
      <div class="iberia-map" data-ask="map">
        <Peninsula scene={scene} />
      </div>
      <Ladders scene={scene} />
      <Tiles scene={scene} />
    </div>
  );
}

const RULES_NOW: Readonly<Record<Phase, readonly string[]>> = {
  stock: ['2.1', '2.2', '2.3', '2.4', '2.5'],
  'set-value': ['2.2', 'I15'],
  place: ['2.2', 'I3'],
  build: ['3.1', '3.2', '3.3', '3.4', '3.5', '3.6', '3.7', '3.8', '3.9'],
  lease: ['3.5', 'I7', 'I16'],
  over: ['4.1'],
};

function accountOf({ players, railroads }: View): AccountLine[] {
  const words = say().account;
  return [
    { label: words.cash, values: players.map(({ cash }) => cash) },
    ...RAILROADS.map((_, railroad) => {
      const value = railroads[railroad]?.shareValue ?? 0;
      return {
        label: words.shares(railroadName(railroad), value),
        values: players.map(({ shares }) => {
          const count = shares[railroad] ?? 0;
          return count === 0 ? say().nothing : words.holding(count, value);
        }),
      };
    }),
  ];
}

export const ui = gameUi<View, Move, Event>({
  secrets: false,
  Board,
  SeatPanel: Holdings,
  Tools,
  seats: 'line',
  seatChip: ({ view }, seat) => {
    const { worth = 0, cash = 0, cubes = 0 } = view.players[seat] ?? {};
    const words = say().seat;
    return {
      score: `${worth}`,
      facts: [
        { sign: 'money', value: cash, title: `${words.cash} ${cash}` },
        { sign: 'goods', value: cubes, title: words.cubes(cubes) },
      ],
    };
  },
  prompt: promptOf,
  label: labelOf,
  button: buttonOf,
  confirm: confirmOf,
  why,
  tell,
  heading,
  about,
  whyNot,
  describe,
  rulesNow: ({ view }) => RULES_NOW[view.phase],
  standing: ({ players }) => players.map(({ worth }) => worth),
  standingName: () => say().standing,
  account: accountOf,
  endings: () => say().endings,
  sound: soundOf,
  showFor,
});
