import { HEXES, LEASE_COSTS } from '@roundhouse/games/iberian-gauge';
import type { HexIndex, RailroadIndex } from '@roundhouse/games/iberian-gauge';
import type { JSX } from 'preact';
import { Roundel } from '../../pieces/signs.tsx';
import { centreOf, OUTLINE, R } from './geography.ts';
import { LIVERIES } from './liveries.ts';
import { besideOf } from './network.ts';

/** A lease as it lies on the map: the way over rivals' track, and the price of every leased hex. */
export interface Route {
  readonly railroad: RailroadIndex;
  readonly hex: HexIndex;
  readonly route: readonly HexIndex[];
}

export function LeaseRoute({
  lease: { railroad, hex, route },
  track,
  faint = false,
}: {
  lease: Route;
  /** The track of the railroad that pays. */
  track: readonly HexIndex[];
  faint?: boolean;
}): JSX.Element {
  const own = new Set(track.filter((each) => each !== hex));
  const [first = hex] = route;
  const [start] = besideOf(first, own);
  const way = [...(start === undefined ? [] : [start]), ...route, hex]
    .map((each) => `${centreOf(each).x.toFixed(1)} ${centreOf(each).y.toFixed(1)}`)
    .join('L');
  return (
    <g class={faint ? 'lease lease-faint inert' : 'lease inert'}>
      {route.map((each) => (
        <path
          key={each}
          class="lease-hex"
          d={OUTLINE}
          transform={`translate(${centreOf(each).x} ${centreOf(each).y})`}
        />
      ))}
      <path class="lease-bed" d={`M${way}`} />
      <path class="lease-way" d={`M${way}`} stroke={LIVERIES[railroad]?.colour} />
      {!faint &&
        route.map((each) => (
          <Roundel
            key={each}
            x={centreOf(each).x}
            y={centreOf(each).y - R * 0.42}
            radius={R * 0.36}
            text={LEASE_COSTS[HEXES[each]?.terrain ?? 'easy']}
          />
        ))}
    </g>
  );
}
