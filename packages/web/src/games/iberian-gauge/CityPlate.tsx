import type { JSX } from 'preact';
import { nameplaceOf, R } from './geography.ts';

const SIZE = R * 0.5;
const LINE = SIZE * 1.1;

/** The name of a city on azulejo-blue enamel, inside its hex or out at the sea. */
export function CityPlate({ city, major }: { city: string; major: boolean }): JSX.Element {
  const { x, y, lines = [city] } = nameplaceOf(city);
  const longest = Math.max(...lines.map(({ length }) => length));
  const width = longest * SIZE * 0.46 + SIZE * 0.8;
  const height = lines.length * LINE + SIZE * 0.25;
  return (
    <g
      class={major ? 'plate-label inert city-plate-major' : 'plate-label inert'}
      transform={`translate(${x * R} ${y * R})`}
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
  );
}
