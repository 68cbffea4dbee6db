import { ROUTE_BOARDS } from '@roundhouse/games/trains-and-cargo';
import type { GoodId } from '@roundhouse/games/trains-and-cargo';
import type { HowToPage } from '../game-ui.ts';
import { GOOD_LOOKS } from './goods.ts';
import { Bar, Foot, Magnet, MARKET_BOX, MarketGrid } from './Market.tsx';
import { cards, goodOf, GREEN, ORANGE, Scene, Train } from './pictures.tsx';
import { RouteStrip } from './RouteBoards.tsx';
import { boardName, say } from './say.ts';
import { Token } from './Token.tsx';

const COLUMNS: readonly (readonly [GoodId, number])[] = [
  ['food', 70],
  ['grain', 40],
  ['coal', 58],
  ['steel', 28],
  ['cars', 82],
];

const Whole = () => (
  <Scene>
    <rect class="how-slate" x="0" y="0" width="290" height="112" rx="6" />
    {COLUMNS.map(([id, top], i) => (
      <g key={id} transform={`translate(${22 + i * 52} 0)`}>
        <path class="how-bar" fill={GOOD_LOOKS[goodOf(id)]?.colour} d={`M4 102V${top}H34V102`} />
        <Token good={goodOf(id)} x={6} y={top - 18} />
      </g>
    ))}
    <g transform="translate(4 134)">
      <Train
        kind={GREEN}
        carriages={[
          { goods: ['grain', 'steel'], worth: 19 },
          { goods: ['steel', 'coal'], worth: 17 },
          { goods: ['grain'], worth: 8 },
        ]}
      />
    </g>
  </Scene>
);

const Cards = cards('market-grain-up3', 'cargo-coal-3', 'load-and-send');

const PRICES = [6, 9, 14, 4, 8, 11, 0, 5];

const Prices = () => (
  <svg viewBox={`0 0 ${MARKET_BOX.width} ${MARKET_BOX.height}`} aria-hidden="true">
    <rect class="how-slate" width={MARKET_BOX.width} height={MARKET_BOX.height} rx="8" />
    <MarketGrid />
    {PRICES.map((value, good) => (
      <g key={good} transform={`translate(${MARKET_BOX.left + good * MARKET_BOX.column} 0)`}>
        <Bar good={good} value={value} />
        <Magnet good={good} value={value} />
        <Foot good={good} bank={24} />
      </g>
    ))}
  </svg>
);

const Engines = () => (
  <Scene width={344}>
    <g transform="translate(4 20)">
      <Train
        kind={GREEN}
        carriages={[
          { goods: ['coal', 'coal'], worth: 16 },
          { goods: ['food', 'food'], worth: 12 },
          { goods: [], worth: 0 },
        ]}
      />
    </g>
    <g transform="translate(4 118)">
      <Train
        kind={ORANGE}
        carriages={[
          { goods: ['steel', 'steel'], worth: 22 },
          { goods: ['cars', 'coal'], worth: 13 },
          { goods: ['grain', 'grain'], worth: 18 },
          { goods: ['grain', 'grain'], worth: 18 },
        ]}
      />
    </g>
  </Scene>
);

const Sending = () => (
  <Scene>
    <path class="how-post" d="M262 150V20" />
    <path class="how-arm" d="M262 26H212V42H262Z" transform="rotate(35 262 34)" />
    <g transform="translate(-20 98)">
      <Train
        kind={GREEN}
        carriages={[
          { goods: ['grain', 'grain'], worth: 18 },
          { goods: ['steel', 'steel'], worth: 22 },
        ]}
      />
    </g>
    <text class="how-sum" x="16" y="62">
      9 + 9 + 11 + 11 = 40
    </text>
  </Scene>
);

const Variants = () => (
  <Scene>
    {ROUTE_BOARDS.map((board, i) => (
      <g key={board.id}>
        <text class="how-route" x="6" y={30 + i * 62}>
          {boardName(i)}
        </text>
        <svg x="6" y={36 + i * 62} width="278" height="34">
          <RouteStrip board={board} />
        </svg>
      </g>
    ))}
  </Scene>
);

const PICTURES = [Whole, Cards, Prices, Engines, Sending, Variants];

export function howTo(): HowToPage[] {
  return say().howTo.map(({ title, text }, i) => ({ title, text, Picture: PICTURES[i] ?? Whole }));
}
