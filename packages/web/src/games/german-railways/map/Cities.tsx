import { CITIES, HEXES, START_HEXES } from '@roundhouse/games/german-railways';
import type { JSX } from 'preact';
import { FittedText } from '../../../pieces/Card.tsx';
import { LetterBadge, LiveryShape } from '../../../pieces/LiveryShape.tsx';
import { Roundel } from '../../../pieces/signs.tsx';
import { liveryOf } from '../liveries.ts';
import { say } from '../say.ts';
import { centreOf, NAME_ROOMS } from './geometry.ts';
import { pointOf } from './network.ts';
import type { Visitors } from './network.ts';

const CITY_HEXES = HEXES.flatMap(({ city }, hex) => (city < 0 ? [] : [{ hex, city }]));
const SQUARE = 'M-6 -4a2 2 0 0 1 2-2H4a2 2 0 0 1 2 2V4a2 2 0 0 1-2 2H-4a2 2 0 0 1-2-2Z';

/** Names on enamel, incomes in brass, and the railroads that have come, each on its platform. */
export function Cities({ visitors }: { visitors: Visitors }): JSX.Element {
  return (
    <g class="inert">
      {CITY_HEXES.map(({ hex, city }) => (
        <City key={city} hex={hex} city={city} visitors={visitors} />
      ))}
    </g>
  );
}

function City({
  hex,
  city,
  visitors,
}: {
  hex: number;
  city: number;
  visitors: Visitors;
}): JSX.Element {
  const { x, y } = centreOf(hex);
  const { name, income } = CITIES[city] ?? { name: '', income: 0 };
  const large = HEXES[hex]?.zone === 'berlin-urban';
  const railroads = visitors.get(hex) ?? [];
  const stations = railroads.filter((railroad) => START_HEXES[railroad] !== hex);
  return (
    <g>
      {railroads.length === 0 && <circle class="town" cx={x} cy={y - 2} r={large ? 7 : 4.5} />}
      {stations.map((railroad) => (
        <Platform key={railroad} railroad={railroad} at={pointOf(visitors, railroad, hex)} />
      ))}
      <NamePlate
        x={x}
        y={y + (large ? 34 : 15.2)}
        text={large ? name.toUpperCase() : (say().onMap[name] ?? name)}
        size={large ? 15 : 11.5}
        room={NAME_ROOMS[city] ?? { left: 22, right: 22 }}
      />
      <Roundel
        x={x - (large ? 0 : 15)}
        y={y - (large ? 36 : 11.5)}
        text={income}
        radius={large ? 9 : 6.8}
      />
    </g>
  );
}

function Platform({
  railroad,
  at,
}: {
  railroad: number;
  at: { x: number; y: number };
}): JSX.Element {
  const livery = liveryOf(railroad);
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <LiveryShape d={SQUARE} livery={livery} />
      <path class="platform-line" d={SQUARE} />
      <LetterBadge x={0} y={0} radius={5.2} livery={livery} />
    </g>
  );
}

/** An enamel plate with a name, squeezed where there is little room. */
function NamePlate({
  x,
  y,
  text,
  size,
  room,
}: {
  x: number;
  y: number;
  text: string;
  size: number;
  room: { readonly left: number; readonly right: number };
}): JSX.Element {
  const { left, right } = room;
  const most = left === right ? 2 * left : 60;
  const width = Math.min(most, text.length * size * 0.43 + 7);
  const over = Math.max(0, width / 2 - Math.min(left, right));
  const middle = x + (left < right ? over : -over);
  const height = size * 1.12;
  return (
    <g class="name-plate">
      <rect
        class="plate-sheet"
        x={middle - width / 2}
        y={y - height / 2}
        width={width}
        height={height}
        rx="2"
      />
      <FittedText x={middle} y={y + 0.3} width={width - 5} size={size} text={text} fill="#fbf7ee" />
    </g>
  );
}
