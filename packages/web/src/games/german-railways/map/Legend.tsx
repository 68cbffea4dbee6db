import { TERRAIN_PRICES } from '@roundhouse/games/german-railways';
import type { JSX } from 'preact';
import { HexTile } from '../../../pieces/HexTile.tsx';
import { Roundel } from '../../../pieces/signs.tsx';
import { say } from '../say.ts';
import { OUTLINE, SHEET } from './geometry.ts';

const TERRAINS = ['plains', 'hills', 'mountains'] as const;

const BARS = [0, 1, 2, 3];

/** What a hexagon costs, in the corner of the sheet over the North Sea, and the title below the land. */
export function Legend(): JSX.Element {
  return (
    <>
      <Prices />
      <g
        class="legend inert"
        transform={`translate(${SHEET.x + 30} ${SHEET.y + SHEET.height - 34})`}
      >
        <text class="legend-sheet" x="0" y="0">
          {say().sheet}
        </text>
        {BARS.map((i) => (
          <rect
            key={i}
            class={`legend-bar legend-bar-${i % 2}`}
            x={i * 45}
            y="9"
            width="45"
            height="4"
          />
        ))}
      </g>
    </>
  );
}

function Prices(): JSX.Element {
  const { legend } = say();
  return (
    <g class="legend inert" transform={`translate(${SHEET.x + 22} ${SHEET.y + 24})`}>
      <text class="legend-title" x="0" y="8">
        {legend.title}
      </text>
      {TERRAINS.map((terrain, i) => (
        <g key={terrain} transform={`translate(14 ${30 + i * 24})`}>
          <g transform="scale(0.46)">
            <HexTile
              at={{ x: 0, y: 0 }}
              outline={OUTLINE}
              terrain={terrain === 'plains' ? 'plain' : terrain}
            />
          </g>
          <Roundel x={24} y={0} text={TERRAIN_PRICES[terrain]} radius={8} tone="offer" />
          <text class="legend-text" x="37" y="4">
            {legend[terrain]}
          </text>
        </g>
      ))}
      <text class="legend-text" x="0" y="104">
        {legend.more}
      </text>
    </g>
  );
}
