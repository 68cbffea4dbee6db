import { START_HEXES, TERRAIN_PRICES } from '@roundhouse/games/german-railways';
import type { View } from '@roundhouse/games/german-railways';
import { useMemo } from 'preact/hooks';
import type { Box } from '../../../pieces/hex-grid.ts';
import { boxAround } from '../../../pieces/hex-grid.ts';
import { HexTile } from '../../../pieces/HexTile.tsx';
import { MapView } from '../../../pieces/MapView.tsx';
import { Roundel } from '../../../pieces/signs.tsx';
import { onMap, say, spotName } from '../say.ts';
import type { GermanScene } from '../say.ts';
import { Cities, Names } from './Cities.tsx';
import { Engine } from './Engine.tsx';
import { centreOf, OUTLINE, outlineAt, SHEET } from './geometry.ts';
import { Land } from './Land.tsx';
import { Line } from './Lines.tsx';
import { DETAILS, platesOf } from './names.ts';
import { arrivalsOf, linksOfAll, pointOf } from './network.ts';
import type { Arrivals } from './network.ts';
import { OfferedHexes, Prices } from './OfferedHexes.tsx';
import { Pin } from './Pin.tsx';

const tracksOf = ({ railroads }: View): number[][] => railroads.map(({ track }) => track.slice());

/** The map: land, cities, the lines of all railroads, what may be built now and what it would look like. */
export function SurveyMap({ scene }: { scene: GermanScene }) {
  const { view } = scene;
  const signature = view.railroads.map(({ track }) => track.join()).join(';');
  const arrivals = useMemo(() => arrivalsOf(tracksOf(view)), [signature]);
  const links = useMemo(() => linksOfAll(tracksOf(view)), [signature]);
  const land = useMemo(() => <Land arrivals={arrivals} />, [arrivals]);
  const legend = useMemo(() => <Legend />, []);
  const cities = useMemo(() => <Cities arrivals={arrivals} />, [arrivals]);
  const lines = useMemo(
    () => links.map((own, i) => <Line key={i} railroad={i} links={own} arrivals={arrivals} />),
    [links, arrivals],
  );
  // What is built now, or would be by the railroad under the pointer.
  const building = view.build ? view : (scene.ahead?.view ?? view);
  const open = building.build?.open.map(({ hex }) => hex) ?? [];
  const plates = useMemo(() => platesOf(onMap, open), [open.join(), say()]);
  const names = useMemo(() => <Names plates={plates} />, [plates]);
  return (
    <MapView
      box={SHEET}
      label={say().map}
      details={DETAILS}
      look={partOf(scene)}
      name={(hex) => spotName(hex, arrivals.get(hex) ?? [])}
    >
      {land}
      {legend}
      <FreshHexes scene={scene} />
      {lines}
      <GhostLine scene={scene} links={links} />
      <OfferedHexes scene={scene} arrivals={arrivals} />
      {!view.build && <AheadHexes view={building} />}
      {cities}
      <Engines scene={scene} arrivals={arrivals} />
      {names}
      <Prices scene={scene} view={building} plates={plates} />
    </MapView>
  );
}

const ROOM = 60;

/** The part of the map where I can build now. */
function partOf({ view, legal }: GermanScene): Box | undefined {
  if (!view.build || legal.length === 0 || view.build.open.length === 0) return undefined;
  return boxAround(
    view.build.open.map(({ hex }) => centreOf(hex)),
    ROOM,
  );
}

/** Where others have built since my last move. */
function FreshHexes({ scene }: { scene: GermanScene }) {
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
function Engines({ scene, arrivals }: { scene: GermanScene; arrivals: Arrivals }) {
  const { happening, travel } = scene;
  const engines = useMemo(() => {
    const out = new Map(
      happening.flatMap((event) =>
        event.kind === 'track-built' ? [[event.railroad, event.hex] as const] : [],
      ),
    );
    return START_HEXES.map((start, railroad) => {
      const at = pointOf(arrivals, railroad, out.get(railroad) ?? start);
      return <Engine key={railroad} railroad={railroad} at={at} travel={travel} />;
    });
  }, [happening, arrivals, travel]);
  return <>{engines}</>;
}

type Links = ReturnType<typeof linksOfAll>;

/** The rails that the move under the pointer would lay. */
function GhostLine({ scene, links }: { scene: GermanScene; links: Links }) {
  const { ahead } = scene;
  const railroad = scene.view.build?.railroad;
  if (!ahead || ahead.move.kind !== 'lay' || railroad === undefined) return null;
  const tracks = tracksOf(ahead.view);
  const now = new Set(links[railroad]?.map((link) => link.join()));
  const added = linksOfAll(tracks)[railroad]?.filter((link) => !now.has(link.join())) ?? [];
  return <Line railroad={railroad} links={added} arrivals={arrivalsOf(tracks)} ghost />;
}

/** Where a build would begin, while its railroad is under the pointer. */
function AheadHexes({ view }: { view: View }) {
  return (
    <g class="inert">
      {view.build?.open.map(({ hex }) => (
        <path key={hex} class="hex-ahead" d={outlineAt(hex)} />
      ))}
    </g>
  );
}

const TERRAINS = ['plains', 'hills', 'mountains'] as const;

/** What a hexagon costs, in the corner of the sheet over the North Sea. */
function Legend() {
  const { legend } = say();
  return (
    <Pin at={{ x: SHEET.x + 20, y: SHEET.y + 18 }} class="legend inert detail-3">
      <text class="legend-title" y="8">
        {legend.title}
      </text>
      {TERRAINS.map((terrain, i) => (
        <g key={terrain} transform={`translate(9 ${25 + i * 20})`}>
          <g transform="scale(0.36)">
            <HexTile
              at={{ x: 0, y: 0 }}
              outline={OUTLINE}
              terrain={terrain === 'plains' ? 'plain' : terrain}
            />
          </g>
          <Roundel x={20} y={0} text={TERRAIN_PRICES[terrain]} radius={9.2} tone="offer" />
          <text class="legend-text" x="33" y="4">
            {legend[terrain]}
          </text>
        </g>
      ))}
    </Pin>
  );
}
