import { HEXES } from '@roundhouse/games/german-railways';
import type { Terrain } from '@roundhouse/games/german-railways';
import { titleOf } from '../say.ts';
import { APPROACH, COAST, outlineAt, SEA, SHEET, URBAN } from './geometry.ts';
import type { PartOfMap } from './network.ts';

const TERRAINS: readonly Terrain[] = ['plains', 'hills', 'mountains'];

/** Sea, land with its engraving, Berlin and its Approach, and the frame of the sheet; of the hexagons all, or some. */
export function Land({ arrivals, within = () => true }: PartOfMap) {
  return (
    <>
      <clipPath id="survey-sheet">
        <rect {...SHEET} />
      </clipPath>
      <g class="inert" clip-path="url(#survey-sheet)">
        <rect class="survey-paper" {...SHEET} />
        <path class="survey-sea" d={SEA} />
        <path class="survey-sea-lines" d={SEA} fill="url(#terrain-water)" />
        <path class="survey-shore" d={COAST} />
      </g>
      {TERRAINS.map((terrain) => (
        <Ground key={terrain} terrain={terrain} arrivals={arrivals} within={within} />
      ))}
      <path class="survey-coast inert" d={COAST} />
      <path class="survey-approach inert" d={APPROACH} />
      <path class="survey-urban inert" d={URBAN} />
      <Frame />
    </>
  );
}

/** All hexagons of one terrain, under one engraving. */
function Ground({ terrain, arrivals, within }: Required<PartOfMap> & { terrain: Terrain }) {
  const hexes = HEXES.flatMap((hex, id) => (hex.terrain === terrain && within(id) ? [id] : []));
  return (
    <g class={`hex-${terrain}`}>
      {hexes.map((id) => (
        <path
          key={id}
          class="hex-land"
          d={outlineAt(id)}
          data-spot={id}
          data-ask={`hex:${id}`}
          data-zone={HEXES[id]?.zone ?? undefined}
        >
          <title>{titleOf(id, arrivals.get(id) ?? [])}</title>
        </path>
      ))}
      {terrain !== 'plains' && (
        <path
          class="hex-engraving"
          d={hexes.map(outlineAt).join('')}
          fill={`url(#terrain-${terrain})`}
        />
      )}
    </g>
  );
}

/** The frame of the sheet: a scale of light and dark bars, as on a survey map. */
function Frame() {
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
