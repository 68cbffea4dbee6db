import type { JSX } from 'preact';
import { words } from '../words/words.ts';
import type { SeatInfo } from '../games/game-ui.ts';

const WIDTH = 640;
const HEIGHT = 240;
const LEFT = 46;
const RIGHT = 34;
const TOP = 12;
const BOTTOM = 28;
const DASHES = ['', '8 4', '2 4', '12 4 2 4', '6 2', '1 3 6 3'];

/** The standing of every seat after every move. */
export function Chart({
  seats,
  series,
  title,
}: {
  seats: readonly SeatInfo[];
  /** `series[seat][n]`: the standing after n moves. */
  series: readonly (readonly number[])[];
  title: string;
}): JSX.Element {
  const last = Math.max(1, (series[0]?.length ?? 1) - 1);
  const all = series.flat();
  const ticks = niceTicks(Math.min(0, ...all), Math.max(1, ...all));
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  const x = (n: number): number => LEFT + (n / last) * (WIDTH - LEFT - RIGHT);
  const y = (v: number): number => TOP + (1 - (v - low) / (high - low)) * (HEIGHT - TOP - BOTTOM);
  const ends = spread(series.map((values) => y(values.at(-1) ?? 0)));
  return (
    <figure class="chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words().end.chartAbout(title)}>
        {ticks.map((tick) => (
          <g key={tick} class="chart-tick">
            <path d={`M${LEFT} ${y(tick)}H${WIDTH - RIGHT}`} />
            <text x={LEFT - 6} y={y(tick)}>
              {words().short(tick)}
            </text>
          </g>
        ))}
        <text class="chart-foot" x={WIDTH - RIGHT} y={HEIGHT - 6}>
          {words().end.move(last)}
        </text>
        {series.map((values, seat) => (
          <g key={seat} class="chart-line" style={{ color: seats[seat]?.colour }}>
            <path
              d={`M${values.map((value, n) => `${x(n).toFixed(1)} ${y(value).toFixed(1)}`).join('L')}`}
              stroke-dasharray={DASHES[seat % DASHES.length]}
            />
            <circle cx={WIDTH - RIGHT + 16} cy={ends[seat]} r="9" />
            <text x={WIDTH - RIGHT + 16} y={ends[seat]}>
              {seats[seat]?.letter}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>{seats.map(({ letter, name }) => `${letter} ${name}`).join(' · ')}</figcaption>
    </figure>
  );
}

/** Round numbers from below `low` to above `high`. */
export function niceTicks(low: number, high: number): number[] {
  const rough = (high - low) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((m) => m * power).find((each) => each >= rough) ?? rough;
  const first = Math.floor(low / step);
  const count = Math.ceil(high / step) - first;
  return Array.from({ length: count + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12)));
}

const APART = 19;

/** Heights pushed apart so that marks do not cover each other. */
function spread(heights: readonly number[]): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  let free = 0;
  for (const i of order) {
    placed[i] = Math.max(placed[i] ?? 0, free);
    free = (placed[i] ?? 0) + APART;
  }
  const over = Math.max(0, free - APART - (HEIGHT - 12));
  return placed.map((height) => height - over);
}
