import {
  BUILD_COST,
  DIVIDENDS,
  HEXES,
  LEASE_COSTS,
  RAILROAD_IDS,
} from '@roundhouse/games/iberian-gauge';
import type { HexIndex, RailroadId } from '@roundhouse/games/iberian-gauge';
import type { ComponentChildren, ComponentType, JSX } from 'preact';
import type { Box } from '../../pieces/hex-grid.ts';
import { Locomotive } from '../../pieces/Locomotive.tsx';
import { LetterBadge } from '../../pieces/LiveryShape.tsx';
import type { Livery } from '../../pieces/patterns.ts';
import { Cube, Roundel } from '../../pieces/signs.tsx';
import { TerrainDefs } from '../../pieces/TerrainDefs.tsx';
import type { HowToPage } from '../game-ui.ts';
import { BOX, centreOf, OUTLINE, R } from './geography.ts';
import { CityNames, Land } from './Land.tsx';
import { LeaseRoute } from './LeaseRoute.tsx';
import { LIVERIES } from './liveries.ts';
import { occupantsOf } from './network.ts';
import { Rails } from './Rails.tsx';
import { seatLook } from '../../pieces/seat-look.ts';
import { say } from './say.ts';
import './style.css';

/** A hex by its column and its line on the board. */
const hexAt = (column: number, line: number): HexIndex =>
  HEXES.findIndex(({ q, r }) => q === column && 2 * r + q === line);
const cityHex = (name: string): HexIndex => HEXES.findIndex(({ city }) => city === name);
const liveryOf = (id: RailroadId): Livery =>
  LIVERIES[RAILROAD_IDS.indexOf(id)] ?? { colour: '#555555', pattern: 'plain', letter: '' };

const MADRID = cityHex('Madrid');
const CUENCA = cityHex('Cuenca');
const NORTH = [MADRID, hexAt(10, 12), cityHex('Segovia')];
const EAST = [hexAt(11, 15), hexAt(12, 14)];
/** What leasing these hexes costs. */
const costOf = (route: readonly HexIndex[]): number =>
  route.reduce((sum, hex) => sum + LEASE_COSTS[HEXES[hex]?.terrain ?? 'easy'], 0);
const none: ReadonlySet<string> = new Set();

const trackOf = (red: readonly HexIndex[], blue: readonly HexIndex[]) =>
  RAILROAD_IDS.map((id) => ({ track: id === 'red' ? red : id === 'blue' ? blue : [] }));

/** A part of the map with some track on it. */
function Scrap({
  red,
  blue = [],
  box,
  children,
}: {
  red: readonly HexIndex[];
  blue?: readonly HexIndex[];
  box: Box;
  children?: ComponentChildren;
}): JSX.Element {
  const railroads = trackOf(red, blue);
  return (
    <svg viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} aria-hidden="true">
      <Land part={box} />
      <Rails railroads={railroads} occupants={occupantsOf(railroads)} fresh={none} />
      {children}
      <CityNames part={box} />
    </svg>
  );
}

const AROUND_MADRID: Box = { x: 11.5 * R, y: 8.5 * R, width: 9.8 * R, height: 6.1 * R };

const Whole = (): JSX.Element => (
  <Scrap
    red={[cityHex('Lisboa'), hexAt(1, 21), hexAt(2, 20), hexAt(3, 19), hexAt(4, 18), hexAt(5, 17)]}
    blue={[...NORTH, ...EAST, CUENCA]}
    box={BOX}
  >
    <TerrainDefs />
  </Scrap>
);

const PLAYERS: readonly Livery[] = [0, 1, 0].map(seatLook);

/** A row of share spaces with cubes. */
function Spaces({ count, y }: { count: number; y: number }): JSX.Element {
  return (
    <g transform={`translate(26 ${y})`}>
      {Array.from({ length: 5 }, (_, i) => {
        const owner = PLAYERS[i];
        return (
          <g key={i} transform={`translate(${i * 37} 0)`}>
            <rect class="space" x="-16" y="-18" width="32" height="36" rx="4" />
            {owner && i < count && <Cube livery={owner} scale={1.5} />}
          </g>
        );
      })}
    </g>
  );
}

const Shares = (): JSX.Element => (
  <svg viewBox="0 0 200 124" aria-hidden="true">
    <rect class="legend-sheet" x="2" y="2" width="196" height="120" rx="6" />
    <Locomotive livery={liveryOf('blue')} x={12} y={12} width={76} />
    <Roundel x={166} y={32} radius={18} text={24} />
    <path class="how-arrow" d="M98 32H138M131 26L139 32L131 38" />
    <Spaces count={2} y={90} />
  </svg>
);

/** What building in some hexes costs, with the lease that leads there. */
function Prices({ of, lease = 0 }: { of: readonly HexIndex[]; lease?: number }): JSX.Element {
  return (
    <>
      {of.map((hex) => {
        const price = (BUILD_COST[hex] ?? 0) + lease;
        const { x, y } = centreOf(hex);
        return (
          <g key={hex}>
            <path class="how-target" d={OUTLINE} transform={`translate(${x} ${y}) scale(0.93)`} />
            <Roundel x={x} y={y} radius={R * 0.42} text={price} tone="offer" />
          </g>
        );
      })}
    </>
  );
}

const Building = (): JSX.Element => (
  <Scrap red={NORTH} box={AROUND_MADRID}>
    <Prices of={[hexAt(11, 13), hexAt(11, 15), hexAt(9, 15), hexAt(9, 13), hexAt(11, 11)]} />
  </Scrap>
);

/** Purple's disk climbs from one space of the dividend track to the next but one, over an icon. */
const Climbing = (): JSX.Element => (
  <svg viewBox="0 0 200 124" aria-hidden="true">
    {[4, 3, 2, 1].map((space, i) => (
      <g key={space} transform={`translate(20 ${4 + i * 29})`}>
        <rect class="legend-sheet" width="160" height="29" />
        <text class="how-figure" x="26" y="15">
          {DIVIDENDS[RAILROAD_IDS.indexOf('purple')]?.[space]}
        </text>
      </g>
    ))}
    <path class="how-line" d="M20 62H180" />
    <path class="how-icon" d="M158 53L168 68H148Z" />
    <g class="ghost">
      <LetterBadge x={92} y={77} radius={12} livery={liveryOf('purple')} />
    </g>
    <path class="how-arrow" d="M116 78V26M110 33L116 25L122 33" />
    <LetterBadge x={92} y={19} radius={12} livery={liveryOf('purple')} />
  </svg>
);

const Leasing = (): JSX.Element => (
  <Scrap red={NORTH} blue={[...EAST, hexAt(11, 17)]} box={AROUND_MADRID}>
    <Prices of={[CUENCA]} lease={costOf(EAST)} />
    <LeaseRoute
      lease={{ railroad: RAILROAD_IDS.indexOf('red'), hex: CUENCA, route: EAST }}
      occupants={occupantsOf(trackOf(NORTH, [...EAST, hexAt(11, 17)]))}
    />
  </Scrap>
);

const Paying = (): JSX.Element => (
  <svg viewBox="0 0 200 124" aria-hidden="true">
    <rect class="legend-sheet" x="2" y="2" width="196" height="120" rx="6" />
    <Spaces count={3} y={32} />
    {[0, 1, 2, 3, 4].map((i) => (
      <Roundel
        key={i}
        x={26 + i * 37}
        y={72}
        radius={13}
        text={6}
        tone={i < 3 ? 'brass' : 'quiet'}
      />
    ))}
    <Locomotive livery={liveryOf('orange')} x={130} y={90} width={52} />
    <path class="how-arrow" d="M26 90V114M20 107L26 115L32 107" />
    <text class="how-figure" x="86" y="105">
      24 → 12
    </text>
  </svg>
);

const PICTURES: readonly ComponentType[] = [Whole, Shares, Building, Climbing, Leasing, Paying];

export function howTo(): HowToPage[] {
  return say().howTo.map(({ title, text }, i) => ({ title, text, Picture: PICTURES[i] ?? Whole }));
}
