import { TERRAIN_PRICES } from '@roundhouse/games/german-railways';
import { HexTile } from '../../../pieces/HexTile.tsx';
import { Roundel } from '../../../pieces/signs.tsx';
import { say } from '../say.ts';
import { OUTLINE, SHEET } from './geometry.ts';
import { Pin } from './Pin.tsx';

const TERRAINS = ['plains', 'hills', 'mountains'] as const;

/** What a hexagon costs, in the corner of the sheet over the North Sea. */
export function Legend() {
  const { legend } = say();
  return (
    <Pin at={{ x: SHEET.x + 20, y: SHEET.y + 18 }} class="legend inert detail-3">
      <text class="legend-title" y="8">
        {legend.title}
      </text>
      {TERRAINS.map((terrain, i) => (
        <g key={terrain} transform={`translate(9 ${25 + i * 20})`}>
          <g transform="scale(0.36)">
            <HexTile
              at={{ x: 0, y: 0 }}
              outline={OUTLINE}
              terrain={terrain === 'plains' ? 'plain' : terrain}
            />
          </g>
          <Roundel x={20} y={0} text={TERRAIN_PRICES[terrain]} radius={9.2} tone="offer" />
          <text class="legend-text" x="33" y="4">
            {legend[terrain]}
          </text>
        </g>
      ))}
    </Pin>
  );
}
