import { GOODS, MARKET_ROWS } from '@roundhouse/games/trains-and-cargo';
import type { JSX } from 'preact';
import { FittedText } from '../../pieces/Card.tsx';
import { patternFill } from '../../pieces/LiveryShape.tsx';
import { inkOn } from '../../pieces/patterns.ts';
import { useTravel } from '../../pieces/travel.ts';
import { GOOD_LOOKS } from './goods.ts';
import { labelOf } from './labels.ts';
import { goodName, say } from './say.ts';
import type { CargoScene } from './say.ts';
import { GoodGlyph, Token } from './Token.tsx';

const ROW = 15;
const COLUMN = 52;
const LEFT = 30;
const TOP = 8;
const GAP = 9;
const LAST = MARKET_ROWS.length - 1;
const WIDTH = LEFT + GOODS.length * COLUMN + 6;
const BASE = TOP + GAP + MARKET_ROWS.length * ROW;
const HEIGHT = BASE + 58;

/** The top of the row with these points. */
function rowY(value: number): number {
  const row = MARKET_ROWS.findIndex((points) => points === value);
  return TOP + (LAST - row) * ROW + (row < LAST ? GAP : 0);
}

/** The Market Board: a slate with a column for each good, its magnet on the row of its price. */
export function Market({ scene }: { scene: CargoScene }): JSX.Element {
  const words = say().market;
  return (
    <section class="slate market" aria-label={words.label}>
      <svg class="market-svg" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} data-roving="row">
        <MarketGrid />
        {GOODS.map((_, good) => (
          <Column key={good} scene={scene} good={good} />
        ))}
      </svg>
    </section>
  );
}

/** Chalk lines, the figures of the rows and the gap below 14. */
export function MarketGrid(): JSX.Element {
  const right = WIDTH - 4;
  const gapY = TOP + ROW + GAP / 2;
  return (
    <g class="chalk inert" aria-hidden="true">
      {MARKET_ROWS.map((value) => (
        <g key={value}>
          <path class="chalk-row" d={`M${LEFT} ${rowY(value) + ROW}H${right}`} />
          <text
            class={value === 0 || value === 14 ? 'chalk-figure chalk-end' : 'chalk-figure'}
            x={LEFT - 8}
            y={rowY(value) + ROW / 2 + 0.5}
          >
            {value}
          </text>
        </g>
      ))}
      <path
        class="chalk-gap"
        d={`M${LEFT} ${gapY}${`l6 -3l6 6l6 -3`.repeat(Math.floor((right - LEFT) / 18))}`}
      />
      <path class="chalk-axis" d={`M${LEFT} ${TOP}V${BASE}H${right}`} />
      <text class="chalk-points" transform={`translate(7 ${TOP + (BASE - TOP) / 2}) rotate(-90)`}>
        {say().market.points}
      </text>
      <text class="chalk-bank" x={LEFT - 5} y={BASE + 45}>
        {say().market.bank}
      </text>
    </g>
  );
}

function Column({ scene, good }: { scene: CargoScene; good: number }): JSX.Element {
  const { view, ahead } = scene;
  const value = view.market[good] ?? 0;
  const bank = view.bank[good] ?? 0;
  const next = ahead?.view.market[good] ?? value;
  const move = scene.legal.find((each) => each.kind === 'choose-good' && each.good === good);
  const name = say().market.column(goodName(good), value, bank);
  const offered = scene.offer(move, move ? `${labelOf(move, scene)}. ${name}` : name);
  const named = move ? offered : { role: 'img', 'aria-label': name, 'data-spot': good };
  return (
    <g
      class="column"
      transform={`translate(${LEFT + good * COLUMN} 0)`}
      data-why={`good:${good}`}
      {...named}
    >
      <title>{name}</title>
      <rect class="column-ring" y={TOP - 5} width={COLUMN} height={BASE - TOP + 61} rx="4" />
      <Bar good={good} value={value} />
      <Came scene={scene} good={good} value={value} />
      {next !== value && <Ghost from={value} to={next} />}
      <Magnet good={good} value={value} time={scene.travel} />
      <Foot
        good={good}
        bank={ahead?.view.bank[good] ?? bank}
        changed={ahead !== undefined && ahead.view.bank[good] !== bank}
      />
    </g>
  );
}

/** The chalked column under a magnet. */
export function Bar({ good, value }: { good: number; value: number }): JSX.Element | null {
  const look = GOOD_LOOKS[good];
  if (!look) return null;
  const y = rowY(value) + ROW / 2;
  const box = { x: 12, y, width: COLUMN - 24, height: BASE - y };
  return (
    <g class="inert">
      <rect {...box} fill={look.colour} opacity="0.5" />
      <rect {...box} fill={patternFill(look)} opacity="0.45" />
      <path class="chalk-bar" d={`M12 ${BASE}V${y}H${COLUMN - 12}V${BASE}`} />
    </g>
  );
}

/** The enamel magnet that marks the price. */
export function Magnet({
  good,
  value,
  time = 0,
}: {
  good: number;
  value: number;
  time?: number;
}): JSX.Element | null {
  const ref = useTravel<SVGGElement>(`market-${good}`, time);
  const look = GOOD_LOOKS[good];
  if (!look) return null;
  const ink = inkOn(look.colour);
  return (
    <g ref={ref} class="magnet inert">
      <g transform={`translate(3 ${rowY(value) + 0.5})`}>
        <rect class="magnet-sheet" width={COLUMN - 6} height={ROW - 1} rx="3" fill={look.colour} />
        <g transform="translate(5 1) scale(0.5)">
          <GoodGlyph good={good} fill={ink} />
        </g>
        <text class="magnet-value" x="32" y="7.5" fill={ink}>
          {value}
        </text>
      </g>
    </g>
  );
}

function Ghost({ from, to }: { from: number; to: number }): JSX.Element {
  const y = rowY(to);
  return (
    <g class="magnet-ghost inert">
      <rect x="3" y={y + 0.5} width={COLUMN - 6} height={ROW - 1} rx="3" />
      <text class="magnet-value" x={COLUMN / 2} y={y + 8}>
        {to} ({say().signed(to - from)})
      </text>
    </g>
  );
}

/** Where the price came from since the viewer's last move. */
function Came({
  scene,
  good,
  value,
}: {
  scene: CargoScene;
  good: number;
  value: number;
}): JSX.Element | null {
  const first = scene.recent.find(
    (event) =>
      (event.kind === 'market-moved' || event.kind === 'market-bumped') && event.good === good,
  );
  const from = first && 'from' in first ? first.from : value;
  if (from === value) return null;
  const start = rowY(from) + ROW / 2;
  const end = value > from ? rowY(value) + ROW + 1 : rowY(value) - 1;
  const way = value > from ? 5 : -5;
  return (
    <g class="came inert">
      <rect
        class="came-from"
        x="5"
        y={rowY(from) + 2}
        width={COLUMN - 10}
        height={ROW - 4}
        rx="3"
      />
      <path d={`M${COLUMN / 2} ${start}V${end}m-4 ${way}l4 ${-way}l4 ${way}`} />
    </g>
  );
}

export function Foot({
  good,
  bank,
  changed = false,
}: {
  good: number;
  bank: number;
  changed?: boolean;
}): JSX.Element {
  return (
    <g class="column-foot inert">
      <Token good={good} x={COLUMN / 2 - 9} y={BASE + 3} size={18} />
      <FittedText
        x={COLUMN / 2}
        y={BASE + 30}
        width={COLUMN - 3}
        size={12.5}
        text={goodName(good)}
      />
      <text
        class={changed ? 'chalk-stock chalk-changed' : 'chalk-stock'}
        x={COLUMN / 2}
        y={BASE + 45}
      >
        {bank}
      </text>
    </g>
  );
}

export const MARKET_BOX = { width: WIDTH, height: HEIGHT, left: LEFT, column: COLUMN };
