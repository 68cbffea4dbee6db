import { CITIES, START_HEXES } from '@roundhouse/games/german-railways';
import { LetterBadge, LiveryShape } from '../../../pieces/LiveryShape.tsx';
import type { Point } from '../../../pieces/RailTrack.tsx';
import { liveryOf } from '../liveries.ts';
import { centreOf } from './geometry.ts';
import { CITY_HEXES, NAME_SIZE, PLATE_HEIGHT } from './names.ts';
import type { Plate } from './names.ts';
import { pointOf } from './network.ts';
import type { PartOfMap } from './network.ts';
import { Pin } from './Pin.tsx';

const SQUARE = 'M-6 -4a2 2 0 0 1 2-2H4a2 2 0 0 1 2 2V4a2 2 0 0 1-2 2H-4a2 2 0 0 1-2-2Z';

/** The towns, larger where the income is, and the railroads that have come, each on its platform. */
export function Cities({ arrivals, within = () => true }: PartOfMap) {
  return (
    <g class="inert">
      {CITY_HEXES.filter(({ hex }) => within(hex)).map(({ hex, city }) => {
        const { x, y } = centreOf(hex);
        const railroads = arrivals.get(hex) ?? [];
        const stations = railroads.filter((railroad) => START_HEXES[railroad] !== hex);
        const { income = 1 } = CITIES[city] ?? {};
        return (
          <g key={city}>
            {railroads.length === 0 && (
              <>
                <circle class="town" cx={x} cy={y} r={3 + 1.5 * income} />
                {income > 1 && <circle class="town-middle" cx={x} cy={y} r={income} />}
              </>
            )}
            {stations.map((railroad) => (
              <Platform key={railroad} railroad={railroad} at={pointOf(arrivals, railroad, hex)} />
            ))}
          </g>
        );
      })}
    </g>
  );
}

function Platform({ railroad, at }: { railroad: number; at: Point }) {
  const livery = liveryOf(railroad);
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <LiveryShape d={SQUARE} livery={livery} />
      <path class="platform-line" d={SQUARE} />
      <g class="platform-letter">
        <LetterBadge x={0} y={0} radius={5.2} livery={livery} least={8.6} />
      </g>
    </g>
  );
}

/** Names on enamel, with the income in brass where it is more than one. */
export function Names({ plates }: { plates: readonly Plate[] }) {
  return (
    <g class="inert">
      {plates.map(({ hex, name, income, x, y, width, level }) => {
        const left = x - width / 2;
        const text = width - 7 - (income > 1 ? 9 : 0);
        return (
          <Pin key={hex} at={centreOf(hex)} class={`name-plate detail-${level}`}>
            <rect
              class="plate-sheet"
              x={left}
              y={y - PLATE_HEIGHT / 2}
              width={width}
              height={PLATE_HEIGHT}
              rx="2.5"
            />
            <text
              class="name-text"
              x={left + 3.5}
              y={y}
              font-size={NAME_SIZE}
              textLength={text}
              lengthAdjust="spacingAndGlyphs"
            >
              {name}
            </text>
            {income > 1 && (
              <text class="name-income" x={left + width - 3.5} y={y} font-size={NAME_SIZE + 1}>
                {income}
              </text>
            )}
          </Pin>
        );
      })}
    </g>
  );
}
