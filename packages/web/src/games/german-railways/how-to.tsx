import {
  hexAt,
  HEXES,
  hexOfCity,
  RAILROADS,
  START_HEXES,
  TERRAIN_PRICES,
} from '@roundhouse/games/german-railways';
import type { ComponentType, JSX } from 'preact';
import { LetterBadge } from '../../pieces/LiveryShape.tsx';
import { Locomotive } from '../../pieces/Locomotive.tsx';
import { Roundel } from '../../pieces/signs.tsx';
import { TerrainDefs } from '../../pieces/TerrainDefs.tsx';
import type { HowToPage } from '../game-ui.ts';
import { LIVERIES } from './liveries.ts';
import { Cities } from './map/Cities.tsx';
import { Engine } from './map/Engine.tsx';
import { centreOf, outlineAt } from './map/geometry.ts';
import { Land } from './map/Land.tsx';
import { Line } from './map/Lines.tsx';
import { linksOfAll, pointOf, visitorsOf } from './map/network.ts';
import { priceAt } from './map/OfferedHexes.tsx';
import { seatLook } from '../../pieces/seat-look.ts';
import { say } from './say.ts';
import './style.css';

/** A part of the map around a city, with some track beyond the starts and some prices. */
function Detail({
  around,
  track = {},
  priced = [],
}: {
  around: string;
  track?: Readonly<Record<string, readonly number[]>>;
  /** Hexagons with their prices, in which no railroad is yet. */
  priced?: readonly number[];
}): JSX.Element {
  const { x, y } = centreOf(hexOfCity(around));
  const tracks = RAILROADS.map(({ id }, i) => [START_HEXES[i] ?? 0, ...(track[id] ?? [])]);
  const visitors = visitorsOf(tracks);
  return (
    <svg viewBox={`${x - 90} ${y - 42} 180 120`} aria-hidden="true">
      <TerrainDefs />
      <Land visitors={visitors} />
      {linksOfAll(tracks).map((links, i) => (
        <Line key={i} railroad={i} links={links} visitors={visitors} />
      ))}
      <Cities visitors={visitors} />
      {START_HEXES.map((start, i) => (
        <Engine key={i} railroad={i} at={pointOf(visitors, i, start)} travel={0} />
      ))}
      {priced.map((hex) => (
        <g key={hex}>
          <path class="hex-ahead" d={outlineAt(hex)} />
          <Roundel
            {...priceAt(hex, centreOf(hex))}
            text={TERRAIN_PRICES[HEXES[hex]?.terrain ?? 'plains']}
            radius={8.5}
            tone="offer"
          />
        </g>
      ))}
    </svg>
  );
}

/** Coins, as many as wanted, from the left. */
function Coins({ count, x, y }: { count: number; x: number; y: number }): JSX.Element {
  return (
    <g>
      {Array.from({ length: count }, (_, i) => (
        <g key={i} transform={`translate(${x + i * 9} ${y})`}>
          <circle class="coin" r="8" />
          <circle class="coin-line" r="5.4" />
        </g>
      ))}
    </g>
  );
}

const livery = (i: number): (typeof LIVERIES)[number] =>
  LIVERIES[i] ?? { colour: '#555555', pattern: 'plain', letter: '' };

function Share({ railroad, x, y }: { railroad: number; x: number; y: number }): JSX.Element {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width="62" height="44" rx="3" fill="#fbf7ee" stroke="#7b8468" />
      <rect x="3" y="3" width="56" height="38" rx="2" fill="none" stroke="#bfc6ac" />
      <Locomotive livery={livery(railroad)} x={9} y={10} width={44} />
    </g>
  );
}

const Cash = (): JSX.Element => (
  <svg viewBox="0 0 210 140" aria-hidden="true">
    <Share railroad={0} x={16} y={14} />
    <Share railroad={4} x={48} y={30} />
    <Share railroad={7} x={80} y={46} />
    <Coins count={12} x={56} y={116} />
    <Coins count={7} x={110} y={104} />
  </svg>
);

const Auction = (): JSX.Element => (
  <svg viewBox="0 0 210 140" aria-hidden="true">
    <Locomotive livery={livery(3)} x={70} y={10} width={80} />
    {[4, 6, 9].map((bid, i) => (
      <g key={bid}>
        <Roundel x={45 + i * 60} y={84} text={bid} radius={16} tone={i === 2 ? 'brass' : 'quiet'} />
      </g>
    ))}
    <Coins count={9} x={70} y={122} />
  </svg>
);

const SEATS = [seatLook(0), seatLook(1), seatLook(2)] as const;

const Bag = (): JSX.Element => (
  <svg viewBox="0 0 210 140" aria-hidden="true">
    <g transform="translate(12 8) scale(4.6)">
      <path class="bag-shape" d="M8 7Q2 13 3 20Q4 25 12 25T21 20Q22 13 16 7Z" />
      <path class="bag-neck" d="M6 2Q12 5 18 2L16 7H8ZM7 8.500H17" />
    </g>
    {[0, 1, 1, 2, 2, 2].map((seat, i) => (
      <LetterBadge
        key={i}
        x={46 + (i % 3) * 21}
        y={72 + Math.floor(i / 3) * 24}
        radius={10}
        livery={SEATS[seat] ?? SEATS[0]}
      />
    ))}
    {[2, 1, 2].map((seat, i) => (
      <LetterBadge key={i} x={145} y={36 + i * 34} radius={14} livery={SEATS[seat] ?? SEATS[0]} />
    ))}
  </svg>
);

/** Where the Sächsische may build first. */
export const FROM_LEIPZIG: readonly number[] = [
  hexOfCity('Halle'),
  hexAt(5, 9),
  hexAt(5, 10),
  hexAt(3, 10),
];
const BUILT = { KSS: [hexOfCity('Halle')] };
const PICTURES: readonly ComponentType[] = [
  Cash,
  Auction,
  () => <Detail around="Halle" priced={FROM_LEIPZIG} />,
  () => (
    <Detail
      around="Halle"
      track={{
        ...BUILT,
        BHE: [hexAt(4, 5), hexAt(4, 6), hexAt(4, 7), hexAt(4, 8), hexOfCity('Halle')],
      }}
    />
  ),
  Bag,
];

export function howTo(): HowToPage[] {
  return say().howTo.map(({ title, text }, i) => ({ title, text, Picture: PICTURES[i] ?? Cash }));
}
