import { HEXES } from '@roundhouse/games/iberian-gauge';
import type { Hex, HexIndex } from '@roundhouse/games/iberian-gauge';
import type { Box } from '../../pieces/hex-grid.ts';
import { CityGround } from './CityGround.tsx';
import { CityPlate } from './CityPlate.tsx';
import { BOX, centreOf, FRANCE, HIGHLANDS, OCEAN, OUTLINES, R, SHORE } from './geography.ts';
import { Legend } from './Legend.tsx';
import { say } from './say.ts';

/** Whether a hex lies in this part of the map. */
function isIn({ x, y, width, height }: Box, hex: HexIndex): boolean {
  const at = centreOf(hex);
  return at.x > x - R && at.x < x + width + R && at.y > y - R && at.y < y + height + R;
}

/** The printed board: sea, shore and hexes, or those of a part. It never changes, so it is drawn once. */
export function Land({ part = BOX }: { part?: Box }) {
  return (
    <g>
      <rect class="sea" {...OCEAN} />
      {part === BOX && (
        <pattern id="iberian-sea" width="24" height="7" patternUnits="userSpaceOnUse">
          <path class="sea-line" d="M0 2q6-1.4 12 0t12 0M0 5.5h24" />
        </pattern>
      )}
      <rect {...OCEAN} fill="url(#iberian-sea)" />
      <path class="france" d={FRANCE} />
      <path class="shore shore-far" d={SHORE} />
      <path class="shore" d={SHORE} />
      <SeaNames />
      {part === BOX && <Legend />}
      {HEXES.map((of, hex) => isIn(part, hex) && <LandHex key={hex} hex={hex} of={of} />)}
      <path class="hex-engraving" d={HIGHLANDS} fill="url(#terrain-mountains)" />
      {HEXES.map(({ city, terrain }, hex) => {
        const { x, y } = centreOf(hex);
        return city !== '' && isIn(part, hex) ? (
          <g key={hex} transform={`translate(${x} ${y})`}>
            <CityGround terrain={terrain} />
          </g>
        ) : null;
      })}
    </g>
  );
}

function LandHex({ hex, of }: { hex: HexIndex; of: Hex }) {
  return (
    <path
      class={of.terrain === 'difficult' ? 'hex-land hex-high' : 'hex-land'}
      d={OUTLINES[hex]}
      data-spot={hex}
      data-ask={`hex:${hex}`}
    >
      {of.city !== '' && <title>{say().about(of.city, say().terrains[of.terrain])}</title>}
    </path>
  );
}

function SeaNames() {
  const { sea } = say();
  return (
    <g class="sea-names inert">
      <text transform={`translate(${-R * 0.3} ${R * 12.6}) rotate(-90)`}>{sea.atlantic}</text>
      <text x={R * 24} y={-R * 0.1}>
        {sea.france}
      </text>
      <text transform={`translate(${R * 30.6} ${R * 15.6}) rotate(-58)`}>{sea.mediterranean}</text>
    </g>
  );
}

/** The names of all cities, above the track. */
export function CityNames({ part = BOX }: { part?: Box }) {
  return (
    <g>
      {HEXES.map(({ city, terrain }, hex) => {
        const at = centreOf(hex);
        return city === '' || !isIn(part, hex) ? null : (
          <g key={hex} transform={`translate(${at.x} ${at.y})`}>
            <CityPlate city={city} hex={at} major={terrain === 'major'} />
          </g>
        );
      })}
    </g>
  );
}
