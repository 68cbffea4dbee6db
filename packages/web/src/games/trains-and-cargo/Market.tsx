import { GOODS, MARKET_ROWS } from '@roundhouse/games/trains-and-cargo';
import { FittedText } from '../../pieces/Card.tsx';
import { Offerable } from '../../pieces/Offerable.tsx';
import { patternFill } from '../../pieces/LiveryShape.tsx';
import { inkOn } from '../../pieces/patterns.ts';
import { useTravel } from '../../pieces/travel.ts';
import { GOOD_LOOKS } from './goods.ts';
import { labelOf } from './labels.ts';
import { goodName, say } from './say.ts';
import type { CargoScene } from './say.ts';
import { GoodGlyph, Token, TokenPicture } from './Token.tsx';

const ROW = 13;
const COLUMN = 56;
const LEFT = 30;
const TOP = 6;
const GAP = 8;
const LAST = MARKET_ROWS.length - 1;
const WIDTH = LEFT + GOODS.length * COLUMN;
const BASE = TOP + GAP + MARKET_ROWS.length * ROW;
const HEIGHT = BASE + 36;

/** The top of the row with these points. */
function rowY(value: number): number {
  const row = MARKET_ROWS.findIndex((points) => points === value);
  return TOP + (LAST - row) * ROW + (row < LAST ? GAP : 0);
}

/** The Market Board: a slate with a column for each good, or a row of figures where there is no room for it. */
export function Market({ scene }: { scene: CargoScene }) {
  return (
    <section class="slate market" aria-label={say().market.label} data-ask="market">
      <svg class="market-svg" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <MarketGrid />
      </svg>
      <ul class="columns" data-roving="row">
        {GOODS.map((_, good) => (
          <Column key={good} scene={scene} good={good} />
        ))}
      </ul>
    </section>
  );
}

/** Chalk lines, the figures of the rows and the gap below 14. */
export function MarketGrid() {
  const right = WIDTH - 2;
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
      <text class="chalk-bank" x={LEFT - 4} y={BASE + 12}>
        {say().market.bank}
      </text>
    </g>
  );
}

function Column({ scene, good }: { scene: CargoScene; good: number }) {
  const { view, ahead } = scene;
  const value = view.market[good] ?? 0;
  const bank = view.bank[good] ?? 0;
  const next = ahead?.view.market[good] ?? value;
  const from = cameFrom(scene, good, value);
  const move = scene.legal.find((each) => each.kind === 'choose-good' && each.good === good);
  const name = say().market.column(goodName(good), value, bank);
  const offered = scene.offer(move, move ? `${labelOf(move, scene)}. ${name}` : name);
  return (
    <li title={name} data-ask={`good:${good}`}>
      <Offerable class="column" offered={offered} label={name}>
        <svg class="column-svg" viewBox={`0 0 ${COLUMN} ${HEIGHT}`} aria-hidden="true">
          <Bar good={good} value={value} />
          {from !== value && <Came from={from} value={value} />}
          {next !== value && <Ghost from={value} to={next} />}
          <Magnet good={good} value={value} time={scene.travel} />
          <Foot
            good={good}
            bank={ahead?.view.bank[good] ?? bank}
            changed={ahead !== undefined && ahead.view.bank[good] !== bank}
          />
        </svg>
        <span class="figure">
          <TokenPicture good={good} size={24} />
          <b class="figures">{value}</b>
          <Change from={next === value ? from : value} to={next} ahead={next !== value} />
          <small class="figure-name">{goodName(good)}</small>
          <small class="figure-bank">
            {say().market.bank} {bank}
          </small>
        </span>
      </Offerable>
    </li>
  );
}

/** Which way a price went since the viewer's last move, or would go. */
function Change({ from, to, ahead }: { from: number; to: number; ahead: boolean }) {
  if (from === to) return null;
  const way = to > from ? 'M6 1L11 10H1Z' : 'M6 10L1 1H11Z';
  return (
    <span
      class={`change figures change-${to > from ? 'up' : 'down'}${ahead ? ' change-ahead' : ''}`}
    >
      <svg width="10" height="10" viewBox="0 0 12 11" aria-hidden="true">
        <path d={way} />
      </svg>
      {ahead ? to : Math.abs(to - from)}
    </span>
  );
}

/** The chalked column under a magnet. */
export function Bar({ good, value }: { good: number; value: number }) {
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
export function Magnet({ good, value, time = 0 }: { good: number; value: number; time?: number }) {
  const ref = useTravel<SVGGElement>(`market-${good}`, time);
  const look = GOOD_LOOKS[good];
  if (!look) return null;
  const ink = inkOn(look.colour);
  return (
    <g ref={ref} class="magnet inert">
      <g transform={`translate(3 ${rowY(value) + 0.5})`}>
        <rect class="magnet-sheet" width={COLUMN - 6} height={ROW - 1} rx="3" fill={look.colour} />
        <g transform="translate(6 0.5) scale(0.46)">
          <GoodGlyph good={good} fill={ink} />
        </g>
        <text class="magnet-value" x="34" y="6.5" fill={ink}>
          {value}
        </text>
      </g>
    </g>
  );
}

function Ghost({ from, to }: { from: number; to: number }) {
  const y = rowY(to);
  return (
    <g class="magnet-ghost inert">
      <rect x="3" y={y + 0.5} width={COLUMN - 6} height={ROW - 1} rx="3" />
      <text class="magnet-value" x={COLUMN / 2} y={y + 7}>
        {to} ({say().signed(to - from)})
      </text>
    </g>
  );
}

/** Where the price was at the viewer's last move. */
function cameFrom({ recent }: CargoScene, good: number, value: number): number {
  const first = recent.find(
    (event) =>
      (event.kind === 'market-moved' || event.kind === 'market-bumped') && event.good === good,
  );
  return first && 'from' in first ? first.from : value;
}

function Came({ from, value }: { from: number; value: number }) {
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

interface FootProps {
  good: number;
  bank: number;
  changed?: boolean;
}

export function Foot({ good, bank, changed = false }: FootProps) {
  return (
    <g class="column-foot inert">
      <Token good={good} x={8} y={BASE + 3} size={17} />
      <text
        class={changed ? 'chalk-stock chalk-changed' : 'chalk-stock'}
        x={COLUMN / 2 + 11}
        y={BASE + 12}
      >
        {bank}
      </text>
      <FittedText x={COLUMN / 2} y={BASE + 28} width={COLUMN - 4} size={13} text={goodName(good)} />
    </g>
  );
}

export const MARKET_BOX = { width: WIDTH, height: HEIGHT, left: LEFT, column: COLUMN };
