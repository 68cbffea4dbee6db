import { BUILD_COSTS, HEX_ROOM, LEASE_COSTS, TERRAINS } from '@roundhouse/games/iberian-gauge';
import type { Terrain } from '@roundhouse/games/iberian-gauge';
import { R } from './geography.ts';
import { say } from './say.ts';
import { TerrainTile } from './TerrainTile.tsx';

const ROW = R * 1.2;
const WIDTH = R * 9.8;
/** The middles of the columns of figures. */
const [BUILD, LEASE, ROOM] = [R * 6.4, R * 7.8, R * 9.1] as const;

/** What each kind of hex costs and brings, on a sheet in the open sea. */
export function Legend() {
  const words = say().legend;
  return (
    <g class="legend inert" transform={`translate(${R * 24.2} ${R * 21})`}>
      <rect class="legend-sheet" width={WIDTH} height={ROW * 4 + R * 1.4} rx="4" />
      <g class="legend-head">
        <text x={BUILD} y={R * 0.6}>
          {words.build}
        </text>
        <text x={LEASE} y={R * 0.6}>
          {words.lease}
        </text>
        <text x={ROOM} y={R * 0.6}>
          {words.room}
        </text>
      </g>
      {TERRAINS.map((terrain, i) => (
        <g key={terrain} transform={`translate(0 ${R * 1.55 + i * ROW})`}>
          <LegendRow terrain={terrain} />
        </g>
      ))}
    </g>
  );
}

function LegendRow({ terrain }: { terrain: Terrain }) {
  const words = say().legend;
  const brings = { easy: '', difficult: '', urban: words.cityBrings, major: words.majorBrings };
  const lease = LEASE_COSTS[terrain];
  return (
    <>
      <g transform={`translate(${R * 0.85} 0) scale(0.5)`}>
        <TerrainTile terrain={terrain} />
      </g>
      <text class="legend-name" x={R * 1.6} y={brings[terrain] ? -R * 0.25 : 0}>
        {words[terrain]}
      </text>
      {brings[terrain] && (
        <text class="legend-brings" x={R * 1.6} y={R * 0.36}>
          {brings[terrain]}
        </text>
      )}
      <text class="legend-figure" x={BUILD} y={0}>
        {BUILD_COSTS[terrain]}
      </text>
      <text class="legend-figure" x={LEASE} y={0}>
        {lease === 0 ? say().nothing : lease}
      </text>
      <text class="legend-figure" x={ROOM} y={0}>
        {HEX_ROOM[terrain]}
      </text>
    </>
  );
}
