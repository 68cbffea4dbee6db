import type { JSX } from 'preact';
import { Locomotive } from '../../../pieces/Locomotive.tsx';
import type { Point } from '../../../pieces/RailTrack.tsx';
import { useTravel } from '../../../pieces/travel.ts';
import { liveryOf } from '../liveries.ts';

const WIDTH = 25;

/** A railroad's locomotive: at home, or driving out to where it builds. */
export function Engine({
  railroad,
  at,
  travel,
}: {
  railroad: number;
  at: Point;
  travel: number;
}): JSX.Element {
  const ref = useTravel<SVGGElement>(`german-engine-${railroad}`, travel * 2);
  return (
    <g ref={ref} class="engine inert">
      <Locomotive
        livery={liveryOf(railroad)}
        x={at.x - WIDTH / 2 + 2}
        y={at.y - 7.5}
        width={WIDTH}
      />
    </g>
  );
}
