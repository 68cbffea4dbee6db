import { CARDS, GOODS, ROUTE_BOARDS } from '@roundhouse/games/trains-and-cargo';
import type { ComponentChildren, JSX } from 'preact';
import { CARD_HEIGHT, CARD_WIDTH } from '../../pieces/Card.tsx';
import type { HowToPage } from '../game-ui.ts';
import { GameCard } from './GameCard.tsx';
import { GOOD_LOOKS } from './goods.ts';
import { Bar, Foot, Magnet, MARKET_BOX, MarketGrid } from './Market.tsx';
import { RouteStrip } from './RouteBoards.tsx';
import { boardName, say } from './say.ts';
import './style.css';
import { Token } from './Token.tsx';
import { Engine, RAIL, Wagon } from './Vehicles.tsx';

const goodOf = (id: string): number => GOODS.findIndex((good) => good.id === id);
const [FOOD, GRAIN, COAL, STEEL, CARS] = ['food', 'grain', 'coal', 'steel', 'cars'].map(goodOf) as [
  number,
  number,
  number,
  number,
  number,
];
const cardOf = (id: string): number => CARDS.findIndex((card) => card.id === id);

/** A train on its rails: the goods of each carriage and what they are worth. */
function Train({
  kind,
  carriages,
}: {
  kind: number;
  carriages: readonly { goods: readonly number[]; worth: number }[];
}): JSX.Element {
  return (
    <>
      <path class="yard-rail" d={`M0 ${RAIL + 1}H400`} />
      <Engine kind={kind} />
      {carriages.map(({ goods, worth }, i) => (
        <g key={i} transform={`translate(${84 + i * 64} 0)`}>
          <Wagon
            places={[0, 1].map((at) => (goods[at] === undefined ? {} : { good: goods[at] }))}
            worth={worth}
            empty={goods.length === 0}
            heavy={false}
            doubled={false}
          />
        </g>
      ))}
    </>
  );
}

function Scene({
  width = 290,
  children,
}: {
  width?: number;
  children: ComponentChildren;
}): JSX.Element {
  return (
    <svg viewBox={`0 0 ${width} 200`} aria-hidden="true">
      {children}
    </svg>
  );
}

const HEIGHTS = [70, 40, 58, 28, 82];

const Whole = (): JSX.Element => (
  <Scene>
    <rect class="how-slate" x="0" y="0" width="290" height="112" rx="6" />
    {[FOOD, GRAIN, COAL, STEEL, CARS].map((good, i) => (
      <g key={good} transform={`translate(${22 + i * 52} 0)`}>
        <path
          class="how-bar"
          fill={GOOD_LOOKS[good]?.colour}
          d={`M4 102V${HEIGHTS[i] ?? 60}H34V102`}
        />
        <Token good={good} x={6} y={(HEIGHTS[i] ?? 60) - 18} />
      </g>
    ))}
    <g transform="translate(4 134)">
      <Train
        kind={1}
        carriages={[
          { goods: [GRAIN, STEEL], worth: 19 },
          { goods: [STEEL, COAL], worth: 17 },
          { goods: [GRAIN], worth: 8 },
        ]}
      />
    </g>
  </Scene>
);

const Cards = (): JSX.Element => (
  <svg viewBox={`0 0 ${3 * (CARD_WIDTH + 8)} ${CARD_HEIGHT}`} aria-hidden="true">
    {['market-grain-up3', 'cargo-coal-3', 'load-and-send'].map((id, i) => (
      <svg key={id} x={i * (CARD_WIDTH + 8)} width={CARD_WIDTH} height={CARD_HEIGHT}>
        <GameCard card={cardOf(id)} />
      </svg>
    ))}
  </svg>
);

const PRICES = [6, 9, 14, 4, 8, 11, 0, 5];

const Prices = (): JSX.Element => (
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

const Engines = (): JSX.Element => (
  <Scene width={344}>
    <g transform="translate(4 20)">
      <Train
        kind={1}
        carriages={[
          { goods: [COAL, COAL], worth: 16 },
          { goods: [FOOD, FOOD], worth: 12 },
          { goods: [], worth: 0 },
        ]}
      />
    </g>
    <g transform="translate(4 118)">
      <Train
        kind={2}
        carriages={[
          { goods: [STEEL, STEEL], worth: 22 },
          { goods: [CARS, COAL], worth: 13 },
          { goods: [GRAIN, GRAIN], worth: 18 },
          { goods: [GRAIN, GRAIN], worth: 18 },
        ]}
      />
    </g>
  </Scene>
);

const Sending = (): JSX.Element => (
  <Scene>
    <path class="how-post" d="M262 150V20" />
    <path class="how-arm" d="M262 26H212V42H262Z" transform="rotate(35 262 34)" />
    <g transform="translate(-20 98)">
      <Train
        kind={1}
        carriages={[
          { goods: [GRAIN, GRAIN], worth: 18 },
          { goods: [STEEL, STEEL], worth: 22 },
        ]}
      />
    </g>
    <text class="how-sum" x="16" y="62">
      9 + 9 + 11 + 11 = 40
    </text>
  </Scene>
);

const Variants = (): JSX.Element => (
  <Scene>
    {ROUTE_BOARDS.map((board, i) => (
      <g key={board.id}>
        <text class="how-route" x="6" y={30 + i * 62}>
          {boardName(i)}
        </text>
        <svg x="6" y={36 + i * 62} width="278" height="30">
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
