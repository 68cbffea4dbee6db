import { Locomotive } from '../../../pieces/Locomotive.tsx';
import { inkOn } from '../../../pieces/patterns.ts';
import type { Point } from '../../../pieces/RailTrack.tsx';
import { useTravel } from '../../../pieces/travel.ts';
import { liveryOf } from '../liveries.ts';
import { Pin } from './Pin.tsx';

const WIDTH = 25;
/** North of here the letters stand beside the locomotive: above it the sheet ends. */
const NORTH = 20;

/** A railroad's locomotive with its letters: at home, or driving out to where it builds. */
export function Engine({ railroad, at, travel }: { railroad: number; at: Point; travel: number }) {
  const ref = useTravel<SVGGElement>(`german-engine-${railroad}`, travel * 2);
  const livery = liveryOf(railroad);
  return (
    <g ref={ref} class="engine inert">
      <Locomotive
        livery={{ ...livery, letter: '' }}
        x={at.x - WIDTH / 2 + 2}
        y={at.y - 7.5}
        width={WIDTH}
      />
      <Pin at={at}>
        <g transform={at.y < NORTH ? 'translate(-23 14)' : undefined}>
          <rect
            class="engine-tag"
            x="-10"
            y="-21"
            width="20"
            height="13"
            rx="2.5"
            fill={livery.colour}
          />
          <text class="engine-letters" y="-14.5" fill={inkOn(livery.colour)}>
            {livery.letter}
          </text>
        </g>
      </Pin>
    </g>
  );
}
