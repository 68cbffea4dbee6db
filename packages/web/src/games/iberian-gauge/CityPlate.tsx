import type { Point } from '../../pieces/RailTrack.tsx';
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

/** How large the plate of a city is, where it lies from the middle of its hex, and which point of it stays as it grows. */
export function plateOf(
  city: string,
  hex: Point,
): {
  x: number;
  y: number;
  width: number;
  height: number;
  fixed: number;
  lines: readonly string[];
} {
  const { x, y, lines = [city] } = nameplaceOf(city);
  const longest = Math.max(...lines.map(({ length }) => length));
  const width = longest * SIZE * 0.46 + SIZE * 0.8;
  return {
    x: x * R,
    y: y * R,
    width,
    height: lines.length * LINE + SIZE * 0.25,
    fixed: (fixedEnd(hex.x + x * R) * width) / 2,
    lines,
  };
}

interface CityPlateProps {
  city: string;
  /** The middle of its hex, where it is drawn. */
  hex: Point;
  major: boolean;
}

/** The name of a city on azulejo-blue enamel, inside its hex or out at the sea. */
export function CityPlate({ city, hex, major }: CityPlateProps) {
  const { x, y, width, height, fixed, lines } = plateOf(city, hex);
  return (
    <g class={major ? 'inert city-plate-major' : 'inert detail-1'}>
      <g
        class="plate-label"
        style={{
          transform: `translate(${x + fixed}px, ${y}px) scale(var(--name-scale)) translate(${-fixed}px)`,
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
