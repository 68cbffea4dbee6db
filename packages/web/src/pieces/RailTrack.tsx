import type { Livery } from './patterns.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface RailTrackProps {
  from: Point;
  to: Point;
  livery: Livery;
  gauge: number;
}

/** Rails and sleepers from one point to another in a railroad's colour. */
export function RailTrack({ from, to, livery, gauge }: RailTrackProps) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const half = gauge / 2;
  const sleepers = Math.max(2, Math.round(length / 6));
  const ties = Array.from({ length: sleepers }, (_, i) => {
    const x = ((i + 0.5) * length) / sleepers;
    return `M${x.toFixed(1)} ${-gauge}V${gauge}`;
  }).join('');
  return (
    <g class="rail inert" transform={`translate(${from.x} ${from.y}) rotate(${angle})`}>
      <path class="rail-bed" d={`M0 0H${length}`} stroke-width={gauge * 2 + 2.5} />
      <path d={ties} stroke={livery.colour} stroke-width={1.6} />
      <path
        d={`M0 ${-half}H${length}M0 ${half}H${length}`}
        stroke={livery.colour}
        stroke-width={1.5}
      />
    </g>
  );
}
