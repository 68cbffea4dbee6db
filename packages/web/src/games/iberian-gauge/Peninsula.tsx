import { HEXES } from '@roundhouse/games/iberian-gauge';
import type { Move, RailroadIndex, Target } from '@roundhouse/games/iberian-gauge';
import { useMemo } from 'preact/hooks';
import type { Box } from '../../pieces/hex-grid.ts';
import { boxAround } from '../../pieces/hex-grid.ts';
import { MapView } from '../../pieces/MapView.tsx';
import { Roundel } from '../../pieces/signs.tsx';
import { BOX, centreOf, OUTLINE, R } from './geography.ts';
import { labelOf } from './labels.ts';
import { CityNames, Land } from './Land.tsx';
import { LeaseRoute } from './LeaseRoute.tsx';
import type { Route } from './LeaseRoute.tsx';
import { occupantsOf } from './network.ts';
import type { Occupants, Trackage } from './network.ts';
import { GhostRails, Rails } from './Rails.tsx';
import { aboutHex, say, spotName } from './say.ts';
import type { IberianScene } from './say.ts';

/** The map with all track, what can be built now, and the leases that are looked at. */
export function Peninsula({ scene }: { scene: IberianScene }) {
  const { view } = scene;
  const words = say();
  const occupants = occupantsOf(view.railroads);
  // The printed board never changes: the same element is not drawn again.
  const land = useMemo(() => <Land />, [words]);
  const names = useMemo(() => <CityNames />, [words]);
  const fresh = new Set(
    scene.recent.flatMap((event) =>
      event.kind === 'built' || event.kind === 'railroad-started'
        ? [`${event.railroad}:${event.hex}`]
        : [],
    ),
  );
  return (
    <MapView
      box={BOX}
      label={words.map}
      look={partOf(scene)}
      details={DETAILS}
      name={(hex) => spotName(hex, occupants.get(hex) ?? [])}
    >
      {land}
      <Targets scene={scene} occupants={occupants} />
      <Rails railroads={view.railroads} occupants={occupants} fresh={fresh} />
      <Leases scene={scene} />
      {names}
      <Prices scene={scene} />
      <Ghost scene={scene} />
      <Choices scene={scene} />
    </MapView>
  );
}

/** From these scales on there is room for the names of all cities, for the legend, and for the letters of the locomotives. */
const DETAILS = [0.7, 0.8, 1.4];

const LOOK_AROUND = R * 2.2;

/** The part of the map where the viewer has something to choose. */
function partOf({ view, legal }: IberianScene): Box | undefined {
  const hexes = legal.flatMap((move) =>
    move.kind === 'lease'
      ? [view.buildHex, ...(view.leases[move.choice]?.route ?? [])]
      : isHexMove(move)
        ? [move.hex]
        : [],
  );
  return hexes.length === 0 ? undefined : boxAround(hexes.map(centreOf), LOOK_AROUND);
}

const isHexMove = (move: Move): move is Extract<Move, { kind: 'build' | 'place' }> =>
  move.kind === 'build' || move.kind === 'place';

/** Hexes that can be chosen now. */
function Targets({ scene, occupants }: { scene: IberianScene; occupants: Occupants }) {
  return (
    <g>
      {scene.legal.filter(isHexMove).map((move) => {
        const { x, y } = centreOf(move.hex);
        const label = labelOf(move, scene);
        const about = aboutHex(move.hex, occupants.get(move.hex) ?? []);
        return (
          <g
            key={move.hex}
            class="hex target"
            transform={`translate(${x} ${y})`}
            data-spot={move.hex}
            data-ask={`hex:${move.hex}`}
            {...scene.offer(move, `${label}. ${about}`)}
          >
            <title>{label}</title>
            <path class="hex-land" d={OUTLINE} />
            <path class="hex-ring" d={OUTLINE} transform="scale(0.93)" />
          </g>
        );
      })}
    </g>
  );
}

/** What each offered hex costs in all; with a lease in it the ring is dashed. */
function Prices({ scene }: { scene: IberianScene }) {
  const offered = new Set(scene.legal.filter(isHexMove).map(({ hex }) => hex));
  return (
    <g>
      {scene.view.targets
        .filter(({ hex }) => offered.has(hex))
        .map((target) => (
          <Price key={target.hex} target={target} />
        ))}
    </g>
  );
}

function Price({ target: { hex, cost, lease, leasedHexes } }: { target: Target }) {
  const { x, y } = centreOf(hex);
  const city = HEXES[hex]?.city !== '';
  return (
    <g class={leasedHexes > 0 ? 'price price-leased' : 'price'}>
      <Roundel
        x={city ? x + R * 0.5 : x}
        y={city ? y - R * 0.5 : y}
        radius={R * 0.4}
        text={cost + lease}
        tone="offer"
      />
    </g>
  );
}

function Ghost({ scene: { ahead, view } }: { scene: IberianScene }) {
  const move = ahead?.move;
  if (!move || !isHexMove(move)) return null;
  return (
    <GhostRails
      railroad={view.railroad}
      hex={move.hex}
      before={view.railroads[view.railroad]?.track ?? []}
      after={occupantsOf(withTrack(view.railroads, view.railroad, move.hex))}
    />
  );
}

const withTrack = (
  railroads: readonly Trackage[],
  railroad: RailroadIndex,
  hex: number,
): Trackage[] =>
  railroads.map(({ track }, i) => ({ track: i === railroad ? [...track, hex] : track }));

/** The leases to choose from, or the one that is looked at or has just been taken. */
function Leases({ scene }: { scene: IberianScene }) {
  const { view, ahead } = scene;
  const shown = routesOf(scene);
  const occupants = occupantsOf(view.railroads);
  const looked = ahead?.move.kind === 'lease' ? ahead.move.choice : -1;
  return (
    <g>
      {shown.map((lease, i) => (
        <LeaseRoute
          key={i}
          lease={lease}
          occupants={occupants}
          faint={shown.length > 1 && looked !== i}
        />
      ))}
    </g>
  );
}

function Choices({ scene }: { scene: IberianScene }) {
  const routes = routesOf(scene);
  if (scene.view.phase !== 'lease') return null;
  return (
    <g>
      {routes.map((_, i) => (
        <Choice key={i} scene={scene} routes={routes} at={i} />
      ))}
    </g>
  );
}

function routesOf({ view, ahead, happening }: IberianScene): Route[] {
  const { railroad } = view;
  if (view.phase === 'lease') {
    return view.leases.map(({ route }) => ({ railroad, hex: view.buildHex, route }));
  }
  if (ahead?.view.phase === 'lease') {
    return ahead.view.leases.map(({ route }) => ({ railroad, hex: ahead.view.buildHex, route }));
  }
  return (ahead?.events ?? happening).flatMap((event) => (event.kind === 'leased' ? [event] : []));
}

interface ChoiceProps {
  scene: IberianScene;
  routes: readonly Route[];
  at: number;
}

/** The number of a lease, on a hex that only this one uses if there is one. */
function Choice({ scene, routes, at }: ChoiceProps) {
  const others = new Set(routes.flatMap(({ route }, i) => (i === at ? [] : route)));
  const route = routes[at]?.route ?? [];
  const hex = route.find((each) => !others.has(each)) ?? route[0];
  const move = scene.legal.find((each) => each.kind === 'lease' && each.choice === at);
  if (hex === undefined) return null;
  const { x, y } = centreOf(hex);
  return (
    <g
      class="lease-choice"
      transform={`translate(${x - R * 0.4} ${y + R * 0.4})`}
      {...scene.offer(move, move ? labelOf(move, scene) : '')}
    >
      <circle r={R * 0.38} />
      <text font-size={R * 0.58}>{at + 1}</text>
    </g>
  );
}
