import { hexOfCity, RAILROADS, START_HEXES } from '@roundhouse/games/german-railways';
import { LetterBadge } from '../../pieces/LiveryShape.tsx';
import { seatLook } from '../../pieces/seat-look.ts';
import { Roundel } from '../../pieces/signs.tsx';
import { TerrainDefs } from '../../pieces/TerrainDefs.tsx';
import './desk.css';
import './map.css';
import { Cities, Names } from './map/Cities.tsx';
import { Engine } from './map/Engine.tsx';
import { centreOf, outlineAt } from './map/geometry.ts';
import { Land } from './map/Land.tsx';
import { Line } from './map/Lines.tsx';
import { platesOf } from './map/names.ts';
import { linksOfAll, pointOf, arrivalsOf } from './map/network.ts';
import { Pin } from './map/Pin.tsx';
import { pricesAt } from './map/places.ts';
import { onMap } from './say.ts';

/** More than half a hexagon, and a name. */
const MARGIN = 50;

/** A hexagon and what building there costs. */
interface Priced {
  readonly hex: number;
  readonly price: number;
}

interface DetailProps {
  around: string;
  /** How far to the left of it the middle lies. */
  shift?: number;
  /** How much is seen from a little above it down. */
  height?: number;
  track?: Readonly<Record<string, readonly number[]>>;
  /** Hexagons and what building there costs. */
  priced?: readonly Priced[];
}

/** A part of the map around a city, with some track beyond the starts and some prices. */
export function Detail({ around, shift = 0, height = 120, track = {}, priced = [] }: DetailProps) {
  const middle = centreOf(hexOfCity(around));
  const { x, y } = { x: middle.x - shift, y: middle.y };
  const tracks = RAILROADS.map(({ id }, i) => [START_HEXES[i] ?? 0, ...(track[id] ?? [])]);
  const arrivals = arrivalsOf(tracks);
  // Only what can be seen is drawn: the whole map would hold up the page.
  const within = (hex: number): boolean => {
    const at = centreOf(hex);
    return (
      Math.abs(at.x - x) < 90 + MARGIN && at.y > y - 42 - MARGIN && at.y < y + height - 42 + MARGIN
    );
  };
  const plates = platesOf(onMap).filter(({ hex }) => within(hex));
  const prices = pricesAt(
    priced.map(({ hex }) => hex),
    plates,
  );
  return (
    <svg viewBox={`${x - 90} ${y - 42} 180 ${height}`} aria-hidden="true">
      <TerrainDefs />
      <Land arrivals={arrivals} within={within} />
      {linksOfAll(tracks).map((links, i) => (
        <Line key={i} railroad={i} links={links} arrivals={arrivals} />
      ))}
      <Cities arrivals={arrivals} within={within} />
      {START_HEXES.map(
        (start, i) =>
          within(start) && (
            <Engine key={i} railroad={i} at={pointOf(arrivals, i, start)} travel={0} />
          ),
      )}
      {priced.map(({ hex, price }, i) => (
        <g key={hex}>
          <path class="hex-ahead" d={outlineAt(hex)} />
          <Pin at={centreOf(hex)}>
            <Roundel
              x={prices[i]?.x ?? 0}
              y={prices[i]?.y ?? 0}
              text={price}
              radius={9.5}
              tone="offer"
            />
          </Pin>
        </g>
      ))}
      <Names plates={plates} />
    </svg>
  );
}

/** A bag with as many markers of each seat, and the seats whose markers were drawn, in their order. */
export function Bag({ markers, drawn }: { markers: readonly number[]; drawn: readonly number[] }) {
  const inside = markers.flatMap((count, seat) => new Array<number>(count).fill(seat));
  const columns = inside.length > 6 ? 4 : 3;
  const radius = 30 / columns;
  return (
    <svg viewBox="0 0 210 140" aria-hidden="true">
      <g transform="translate(12 8) scale(4.6)">
        <path class="bag-shape" d="M8 7Q2 13 3 20Q4 25 12 25T21 20Q22 13 16 7Z" />
        <path class="bag-neck" d="M6 2Q12 5 18 2L16 7H8ZM7 8.500H17" />
      </g>
      {inside.map((seat, i) => (
        <LetterBadge
          key={i}
          x={46 + ((i % columns) * 42) / (columns - 1)}
          y={(columns === 4 ? 66 : 72) + Math.floor(i / columns) * radius * 2.4}
          radius={radius}
          livery={seatLook(seat)}
        />
      ))}
      {drawn.map((seat, i) => (
        <LetterBadge
          key={i}
          x={145}
          y={drawn.length > 3 ? 18 + i * 26 : 36 + i * 34}
          radius={drawn.length > 3 ? 11.5 : 14}
          livery={seatLook(seat)}
        />
      ))}
    </svg>
  );
}
