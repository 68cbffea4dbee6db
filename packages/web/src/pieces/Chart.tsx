import { words } from '../words/words.ts';
import type { Livery } from './patterns.ts';

const WIDTH = 640;
const HEIGHT = 240;
const LEFT = 46;
const RIGHT = 34;
const TOP = 12;
const BOTTOM = 28;
const DASHES = ['', '8 4', '2 4', '12 4 2 4', '6 2', '1 3 6 3'];

/** A line for each seat. */
export function Chart({
  seats,
  series,
  label,
  foot,
  width = WIDTH,
  height = HEIGHT,
  cursor,
  marks = [],
}: {
  seats: readonly (Livery & { readonly name: string })[];
  /** `series[seat][n]`: the value after n moves, or rounds. */
  series: readonly (readonly number[])[];
  /** What is drawn, for anyone who can't see it. */
  label: string;
  /** What stands below the last value. */
  foot: string;
  /** About as many pixels as it is wide on the screen: letters keep their size. */
  width?: number;
  height?: number;
  /** The place that is being looked at. */
  cursor?: number | undefined;
  /** Places on a seat's line that stand out. */
  marks?: readonly { readonly seat: number; readonly n: number }[];
}) {
  const last = Math.max(1, (series[0]?.length ?? 1) - 1);
  const all = series.flat();
  const ticks = niceTicks(Math.min(0, ...all), Math.max(1, ...all));
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  const x = (n: number): number => LEFT + (n / last) * (width - LEFT - RIGHT);
  const y = (v: number): number => TOP + (1 - (v - low) / (high - low)) * (height - TOP - BOTTOM);
  const ends = spread(
    series.map((values) => y(values.at(-1) ?? 0)),
    height,
  );
  return (
    <figure class="chart">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        {ticks.map((tick) => (
          <g key={tick} class="chart-tick">
            <path d={`M${LEFT} ${y(tick)}H${width - RIGHT}`} />
            <text x={LEFT - 6} y={y(tick)}>
              {words().short(tick)}
            </text>
          </g>
        ))}
        {cursor !== undefined && (
          <path class="chart-cursor" d={`M${x(cursor)} ${TOP}V${height - BOTTOM}`} />
        )}
        <text class="chart-foot" x={width - RIGHT} y={height - 6}>
          {foot}
        </text>
        {series.map((values, seat) => (
          <g key={seat} class="chart-line" style={{ color: seats[seat]?.colour }}>
            <path
              d={`M${values.map((value, n) => `${x(n).toFixed(1)} ${y(value).toFixed(1)}`).join('L')}`}
              stroke-dasharray={DASHES[seat % DASHES.length]}
            />
            <circle cx={width - RIGHT + 16} cy={ends[seat]} r="9" />
            <text x={width - RIGHT + 16} y={ends[seat]}>
              {seats[seat]?.letter}
            </text>
          </g>
        ))}
        {marks.map(({ seat, n }) => (
          <path
            key={`${seat} ${n}`}
            class="chart-mark"
            d={`M${x(n)} ${y(series[seat]?.[n] ?? 0) - 5}l5 9h-10Z`}
            fill={seats[seat]?.colour}
          />
        ))}
      </svg>
      <figcaption>{seats.map(({ letter, name }) => `${letter} ${name}`).join(' · ')}</figcaption>
    </figure>
  );
}

/** The place at this part of the chart's width. */
export function placeIn(part: number, width: number, last: number): number {
  const along = (part * width - LEFT) / (width - LEFT - RIGHT);
  return Math.round(Math.max(0, Math.min(1, along)) * last);
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

/** Heights pushed apart so that marks do not cover each other: down, and up again from the lower edge. */
export function spread(heights: readonly number[], height: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  let free = -Infinity;
  for (const i of order) {
    placed[i] = Math.max(placed[i] ?? 0, free);
    free = (placed[i] ?? 0) + APART;
  }
  let most = height - APART / 2;
  for (const i of order.toReversed()) {
    placed[i] = Math.min(placed[i] ?? 0, most);
    most = (placed[i] ?? 0) - APART;
  }
  return placed;
}
