import { HEXES } from '@roundhouse/games/iberian-gauge';
import type { Hex } from '@roundhouse/games/iberian-gauge';
import type { JSX } from 'preact';
import { HexTile } from '../../pieces/HexTile.tsx';
import { CityGround } from './CityGround.tsx';
import { CityPlate } from './CityPlate.tsx';
import { centreOf, FRANCE, OCEAN, OUTLINE, R, SHORE } from './geography.ts';
import { Legend } from './Legend.tsx';
import { placeOf, say } from './say.ts';

/** One hex as it is printed. */
export function LandHex({ hex, of }: { hex: number; of: Hex }): JSX.Element {
  return (
    <HexTile
      at={centreOf(hex)}
      outline={OUTLINE}
      terrain={of.terrain === 'difficult' ? 'mountains' : 'plain'}
      data-why={`hex:${hex}`}
    >
      <title>{say().about(placeOf(hex), say().terrains[of.terrain])}</title>
      <CityGround terrain={of.terrain} />
    </HexTile>
  );
}

/** The printed board: sea, shore and hexes. It never changes, so it is drawn once. */
export function Land(): JSX.Element {
  return (
    <g>
      <rect class="sea" {...OCEAN} />
      <rect class="sea-lines" {...OCEAN} fill="url(#terrain-water)" />
      <path class="france" d={FRANCE} />
      <path class="shore shore-far" d={SHORE} />
      <path class="shore" d={SHORE} />
      <SeaNames />
      <Legend />
      {HEXES.map((of, hex) => (
        <LandHex key={hex} hex={hex} of={of} />
      ))}
    </g>
  );
}

function SeaNames(): JSX.Element {
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
export function CityNames(): JSX.Element {
  return (
    <g>
      {HEXES.map(({ city, terrain }, hex) => {
        const { x, y } = centreOf(hex);
        return city === '' ? null : (
          <g key={hex} transform={`translate(${x} ${y})`}>
            <CityPlate city={city} major={terrain === 'major'} />
          </g>
        );
      })}
    </g>
  );
}
