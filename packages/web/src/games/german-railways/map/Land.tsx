import { HEXES } from '@roundhouse/games/german-railways';
import type { JSX } from 'preact';
import { HexTile } from '../../../pieces/HexTile.tsx';
import { words as house } from '../../../words/words.ts';
import { groundOf, railroadName, say } from '../say.ts';
import { APPROACH, COAST, OUTLINE, PLACES, SEA, SHEET, URBAN } from './geometry.ts';

/** Sea, land with its engraving, Berlin and its Approach, and the frame of the sheet. */
export function Land({
  visitors,
}: {
  visitors: ReadonlyMap<number, readonly number[]>;
}): JSX.Element {
  return (
    <>
      <g class="inert">
        <rect class="survey-paper" {...SHEET} />
        <path class="survey-sea" d={SEA} />
        <path class="survey-sea-lines" d={SEA} fill="url(#terrain-water)" />
        <path class="survey-shore" d={COAST} />
      </g>
      {HEXES.map((hex, id) =>
        (PLACES[id] ?? []).map((at, i) => (
          <HexTile
            key={`${id}.${i}`}
            at={at}
            outline={OUTLINE}
            terrain={hex.terrain === 'plains' ? 'plain' : hex.terrain}
            data-why={`hex:${id}`}
            data-zone={hex.zone ?? undefined}
          >
            <title>{titleOf(id, visitors.get(id) ?? [])}</title>
          </HexTile>
        )),
      )}
      <path class="survey-coast inert" d={COAST} />
      <path class="survey-approach inert" d={APPROACH} />
      <path class="survey-urban inert" d={URBAN} />
      <Frame />
    </>
  );
}

function titleOf(hex: number, railroads: readonly number[]): string {
  const ground = groundOf(hex);
  if (railroads.length === 0) return ground;
  return say().trackOf(ground, house().and(railroads.map(railroadName)));
}

/** The frame of the sheet: a scale of light and dark bars, as on a survey map. */
function Frame(): JSX.Element {
  const { x, y, width, height } = SHEET;
  return (
    <g class="survey-frame inert">
      <rect x={x + 2} y={y + 2} width={width - 4} height={height - 4} />
      <rect x={x + 8} y={y + 8} width={width - 16} height={height - 16} />
      <rect
        class="survey-scale"
        x={x + 5}
        y={y + 5}
        width={width - 10}
        height={height - 10}
        stroke-dasharray={`${RULE} ${RULE}`}
      />
    </g>
  );
}

const RULE = 45;
