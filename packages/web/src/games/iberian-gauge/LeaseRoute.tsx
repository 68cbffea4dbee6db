import { HEXES, LEASE_COSTS, NEIGHBOURS } from '@roundhouse/games/iberian-gauge';
import type { HexIndex, RailroadIndex } from '@roundhouse/games/iberian-gauge';
import { Roundel } from '../../pieces/signs.tsx';
import { centreOf, OUTLINE, R } from './geography.ts';
import { liveryOf } from './liveries.ts';
import type { Occupants } from './network.ts';
import { Badge } from './Rails.tsx';

/** A lease as it lies on the map: the way over rivals' track, and the price of every leased hex. */
export interface Route {
  readonly railroad: RailroadIndex;
  readonly hex: HexIndex;
  readonly route: readonly HexIndex[];
}

export function LeaseRoute({
  lease: { railroad, hex, route },
  occupants,
  faint = false,
}: {
  lease: Route;
  occupants: Occupants;
  faint?: boolean;
}) {
  const [first = hex] = route;
  const start = NEIGHBOURS[first]?.find(
    (each) => each !== hex && occupants.get(each)?.includes(railroad),
  );
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
      <path class="lease-way" d={`M${way}`} stroke={liveryOf(railroad).colour} />
      {route.map((each) => (
        <Leased key={each} hex={each} occupants={occupants} />
      ))}
    </g>
  );
}

/** Whose track is leased in a hex, and for how much. */
function Leased({ hex, occupants }: { hex: HexIndex; occupants: Occupants }) {
  const { x, y } = centreOf(hex);
  const [lessor] = occupants.get(hex) ?? [];
  return (
    <>
      {lessor !== undefined && <Badge railroad={lessor} hex={hex} occupants={occupants} />}
      <Roundel
        x={x + R * 0.38}
        y={y - R * 0.42}
        radius={R * 0.33}
        text={LEASE_COSTS[HEXES[hex]?.terrain ?? 'easy']}
      />
    </>
  );
}
