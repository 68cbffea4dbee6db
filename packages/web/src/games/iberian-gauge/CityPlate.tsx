import type { JSX } from 'preact';
import { BOX, nameplaceOf, R } from './geography.ts';

const SIZE = R * 0.5;
const LINE = SIZE * 1.1;
/** So near to the edge of the map a plate grows away from it. */
const EDGE = R * 3;

/** Where a plate keeps its place when it grows: at its right end, at its left end, or in its middle. */
function fixedEnd(x: number): -1 | 0 | 1 {
  if (x < BOX.x + EDGE) return -1;
  return x > BOX.x + BOX.width - EDGE ? 1 : 0;
}

/** The name of a city on azulejo-blue enamel, inside its hex or out at the sea. */
export function CityPlate({ city, major }: { city: string; major: boolean }): JSX.Element {
  const { x, y, lines = [city] } = nameplaceOf(city);
  const longest = Math.max(...lines.map(({ length }) => length));
  const width = longest * SIZE * 0.46 + SIZE * 0.8;
  const height = lines.length * LINE + SIZE * 0.25;
  const fixed = (fixedEnd(x * R) * width) / 2;
  return (
    <g class={major ? 'inert city-plate-major' : 'inert detail-1'}>
      <g
        class="plate-label"
        style={{
          transform: `translate(${x * R + fixed}px, ${y * R}px) scale(var(--name-scale)) translate(${-fixed}px)`,
        }}
      >
        <rect
          class="plate-sheet"
          x={-width / 2}
          y={-height / 2}
          width={width}
          height={height}
          rx={2.5}
        />
        {major && (
          <rect
            class="plate-line"
            x={-width / 2 + 1.1}
            y={-height / 2 + 1.1}
            width={width - 2.2}
            height={height - 2.2}
            rx={1.6}
          />
        )}
        {lines.map((line, i) => (
          <text
            key={line}
            class="plate-text"
            font-size={SIZE}
            y={(i - (lines.length - 1) / 2) * LINE}
          >
            {line}
          </text>
        ))}
      </g>
    </g>
  );
}
