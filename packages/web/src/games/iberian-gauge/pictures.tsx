import {
  BUILD_COST,
  DIVIDENDS,
  HEXES,
  LEASE_COSTS,
  RAILROAD_IDS,
} from '@roundhouse/games/iberian-gauge';
import type { HexIndex, RailroadId } from '@roundhouse/games/iberian-gauge';
import type { ComponentChildren } from 'preact';
import type { Box } from '../../pieces/hex-grid.ts';
import { LetterBadge } from '../../pieces/LiveryShape.tsx';
import { Locomotive } from '../../pieces/Locomotive.tsx';
import { seatLook } from '../../pieces/seat-look.ts';
import { Cube, Roundel } from '../../pieces/signs.tsx';
import { TerrainDefs } from '../../pieces/TerrainDefs.tsx';
import { centreOf, OUTLINE, R } from './geography.ts';
import { CityNames, Land } from './Land.tsx';
import { LeaseRoute } from './LeaseRoute.tsx';
import { LOOKS } from './liveries.ts';
import { occupantsOf } from './network.ts';
import { Rails } from './Rails.tsx';
import './style.css';
import './map.css';
import './tracks.css';

/** A hex by its column and its line on the board. */
export const hexAt = (column: number, line: number): HexIndex =>
  HEXES.findIndex(({ q, r }) => q === column && 2 * r + q === line);
export const cityHex = (name: string): HexIndex => HEXES.findIndex(({ city }) => city === name);

/** What leasing these hexes costs. */
const costOf = (route: readonly HexIndex[]): number =>
  route.reduce((sum, hex) => sum + LEASE_COSTS[HEXES[hex]?.terrain ?? 'easy'], 0);
const none: ReadonlySet<string> = new Set();

/** The track of some railroads. */
type Track = Readonly<Partial<Record<RailroadId, readonly HexIndex[]>>>;

const railroadsOf = (track: Track) => RAILROAD_IDS.map((id) => ({ track: track[id] ?? [] }));

interface ScrapProps {
  track: Track;
  box: Box;
  children?: ComponentChildren;
}

/** A part of the map with some track on it. */
export function Scrap({ track, box, children }: ScrapProps) {
  const railroads = railroadsOf(track);
  return (
    <svg viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} aria-hidden="true">
      <TerrainDefs />
      <Land part={box} />
      <Rails railroads={railroads} occupants={occupantsOf(railroads)} fresh={none} />
      {children}
      <CityNames part={box} />
    </svg>
  );
}

interface LeaseProps {
  of: RailroadId;
  track: Track;
  route: readonly HexIndex[];
  hex: HexIndex;
  box: Box;
}

/** A lease over others' track, with the price of the build at its end. */
export function Lease({ of, track, route, hex, box }: LeaseProps) {
  return (
    <Scrap track={track} box={box}>
      <Prices of={[hex]} lease={costOf(route)} />
      <LeaseRoute
        lease={{ railroad: RAILROAD_IDS.indexOf(of), hex, route }}
        occupants={occupantsOf(railroadsOf(track))}
      />
    </Scrap>
  );
}

/** A row of share spaces with the cubes of some seats. */
function Spaces({ count, owners, y }: { count: number; owners: readonly number[]; y: number }) {
  return (
    <g transform={`translate(26 ${y})`}>
      {Array.from({ length: count }, (_, i) => {
        const owner = owners[i];
        return (
          <g key={i} transform={`translate(${i * 37} 0)`}>
            <rect class="space" x="-16" y="-18" width="32" height="36" rx="4" />
            {owner !== undefined && <Cube livery={seatLook(owner)} scale={1.5} />}
          </g>
        );
      })}
    </g>
  );
}

/** A railroad's share value, and who has bought of its shares. */
export const Shares = ({
  railroad,
  value,
  spaces,
  owners,
}: {
  railroad: RailroadId;
  value: number;
  spaces: number;
  owners: readonly number[];
}) => (
  <svg viewBox="0 0 200 124" aria-hidden="true">
    <rect class="legend-sheet" x="2" y="2" width="196" height="120" rx="6" />
    <Locomotive livery={LOOKS[railroad]} x={12} y={12} width={76} />
    <Roundel x={166} y={32} radius={18} text={value} />
    <path class="how-arrow" d="M98 32H138M131 26L139 32L131 38" />
    <Spaces count={spaces} owners={owners} y={90} />
  </svg>
);

/** What building in some hexes costs, with the lease that leads there. */
export function Prices({ of, lease = 0 }: { of: readonly HexIndex[]; lease?: number }) {
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

/** Purple's disk climbs from one space of the dividend track to the next but one, over an icon. */
export const Climbing = () => (
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
      <LetterBadge x={92} y={77} radius={12} livery={LOOKS.purple} />
    </g>
    <path class="how-arrow" d="M116 78V26M110 33L116 25L122 33" />
    <LetterBadge x={92} y={19} radius={12} livery={LOOKS.purple} />
  </svg>
);

/** What a railroad pays: for each share sold to its owner, for each unsold one to its treasury. */
export const Paying = ({
  railroad,
  each,
  spaces,
  owners,
  note,
}: {
  railroad: RailroadId;
  each: number;
  spaces: number;
  owners: readonly number[];
  /** What stands below. */
  note: string;
}) => (
  <svg viewBox="0 0 200 124" aria-hidden="true">
    <rect class="legend-sheet" x="2" y="2" width="196" height="120" rx="6" />
    <Spaces count={spaces} owners={owners} y={32} />
    {Array.from({ length: spaces }, (_, i) => (
      <Roundel
        key={i}
        x={26 + i * 37}
        y={72}
        radius={13}
        text={each}
        tone={i < owners.length ? 'brass' : 'quiet'}
      />
    ))}
    <Locomotive livery={LOOKS[railroad]} x={130} y={90} width={52} />
    <path class="how-arrow" d="M26 90V114M20 107L26 115L32 107" />
    <text class="how-figure" x="86" y="105">
      {note}
    </text>
  </svg>
);
