import { START_HEXES } from '@roundhouse/games/german-railways';
import type { View } from '@roundhouse/games/german-railways';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Box } from '../../../pieces/hex-grid.ts';
import { MapView } from '../../../pieces/MapView.tsx';
import { Roundel } from '../../../pieces/signs.tsx';
import { say, spotName } from '../say.ts';
import type { GermanScene } from '../say.ts';
import { Cities } from './Cities.tsx';
import { Engine } from './Engine.tsx';
import { centreOf, outlineAt, SHEET } from './geometry.ts';
import { Land } from './Land.tsx';
import { Legend } from './Legend.tsx';
import { Line } from './Lines.tsx';
import { linksOfAll, pointOf, visitorsOf } from './network.ts';
import type { Visitors } from './network.ts';
import { OfferedHexes, priceAt } from './OfferedHexes.tsx';

const tracksOf = ({ railroads }: View): number[][] => railroads.map(({ track }) => track.slice());

/** The map: land, cities, the lines of all railroads, what may be built now and what it would look like. */
export function SurveyMap({ scene }: { scene: GermanScene }): JSX.Element {
  const { view } = scene;
  const signature = view.railroads.map(({ track }) => track.join()).join(';');
  const visitors = useMemo(() => visitorsOf(tracksOf(view)), [signature]);
  const links = useMemo(() => linksOfAll(tracksOf(view)), [signature]);
  const land = useMemo(() => <Land visitors={visitors} />, [visitors]);
  const legend = useMemo(() => <Legend />, []);
  const cities = useMemo(() => <Cities visitors={visitors} />, [visitors]);
  const lines = useMemo(
    () => links.map((own, i) => <Line key={i} railroad={i} links={own} visitors={visitors} />),
    [links, visitors],
  );
  return (
    <MapView
      box={SHEET}
      label={say().map}
      look={partOf(scene)}
      name={(hex) => spotName(hex, visitors.get(hex) ?? [])}
    >
      {land}
      {legend}
      <FreshHexes scene={scene} />
      {lines}
      <GhostLine scene={scene} links={links} />
      {cities}
      <Engines scene={scene} visitors={visitors} />
      <OfferedHexes scene={scene} visitors={visitors} />
      <AheadPrices scene={scene} />
    </MapView>
  );
}

const ROOM = 60;

/** The part of the map where I can build now. */
function partOf({ view, legal }: GermanScene): Box | undefined {
  if (!view.build || legal.length === 0 || view.build.open.length === 0) return undefined;
  const points = view.build.open.map(({ hex }) => centreOf(hex));
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const x = Math.min(...xs) - ROOM;
  const y = Math.min(...ys) - ROOM;
  return { x, y, width: Math.max(...xs) + ROOM - x, height: Math.max(...ys) + ROOM - y };
}

/** Where others have built since my last move. */
function FreshHexes({ scene }: { scene: GermanScene }): JSX.Element {
  const hexes = scene.recent.flatMap((event) => (event.kind === 'track-built' ? [event.hex] : []));
  return (
    <g class="inert">
      {[...new Set(hexes)].map((hex) => (
        <path key={hex} class="hex-fresh" d={outlineAt(hex)} />
      ))}
    </g>
  );
}

/** Every locomotive at home, but for those that are building right now. */
function Engines({ scene, visitors }: { scene: GermanScene; visitors: Visitors }): JSX.Element {
  const { happening, travel } = scene;
  const engines = useMemo(() => {
    const out = new Map(
      happening.flatMap((event) =>
        event.kind === 'track-built' ? [[event.railroad, event.hex] as const] : [],
      ),
    );
    return START_HEXES.map((start, railroad) => {
      const at = pointOf(visitors, railroad, out.get(railroad) ?? start);
      return <Engine key={railroad} railroad={railroad} at={at} travel={travel} />;
    });
  }, [happening, visitors, travel]);
  return <>{engines}</>;
}

type Links = ReturnType<typeof linksOfAll>;

/** The rails that the move under the pointer would lay. */
function GhostLine({ scene, links }: { scene: GermanScene; links: Links }): JSX.Element | null {
  const { ahead } = scene;
  const railroad = scene.view.build?.railroad;
  if (!ahead || ahead.move.kind !== 'lay' || railroad === undefined) return null;
  const tracks = tracksOf(ahead.view);
  const now = new Set(links[railroad]?.map((link) => link.join()));
  const added = linksOfAll(tracks)[railroad]?.filter((link) => !now.has(link.join())) ?? [];
  return <Line railroad={railroad} links={added} visitors={visitorsOf(tracks)} ghost />;
}

/** The prices that a build would begin with, while its railroad is under the pointer. */
function AheadPrices({ scene }: { scene: GermanScene }): JSX.Element | null {
  const { ahead, view } = scene;
  if (!ahead?.view.build || view.build) return null;
  return (
    <g class="inert ahead-prices">
      {ahead.view.build.open.map(({ hex, price }) => (
        <g key={hex}>
          <path class="hex-ahead" d={outlineAt(hex)} />
          <Roundel {...priceAt(hex, centreOf(hex))} text={price} radius={8.5} tone="offer" />
        </g>
      ))}
    </g>
  );
}
