import { DIALS } from '@roundhouse/games/iron-horses-rael';
import { LetterBadge, LiveryShape } from '../../pieces/LiveryShape.tsx';
import { LIVERIES } from './liveries.ts';
import { say } from './say.ts';
import './dial.css';

/** Degrees of one sixth, and where the first colour stands: the colours lie around a dial as their depots on the map. */
const STEP = 60;
const FIRST = -60;
const RING = 45;
const EDGE = 59;

const corner = (degrees: number, radius: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
};

/** The part of the outer ring around this direction. */
function sector(degrees: number): string {
  const [from, to] = [degrees - STEP / 2 + 1.5, degrees + STEP / 2 - 1.5];
  return `M${corner(from, RING)}L${corner(from, EDGE)}A${EDGE} ${EDGE} 0 0 1 ${corner(to, EDGE)}L${corner(to, RING)}A${RING} ${RING} 0 0 0 ${corner(from, RING)}Z`;
}

const DIRECTIONS = LIVERIES.map((_, colour) => FIRST + colour * STEP);
const SECTORS = DIRECTIONS.map(sector);
const STUDS = Array.from({ length: 24 }, (_, i) => `M${corner(i * 15, 40.5)}h.01`).join('');

interface DialProps {
  dial: number;
  position: number;
  turned?: boolean;
}

/** A brass turntable with its six numbers, lying in a ring of the six colours. `turned`: it would lie like this. */
export function Dial({ dial, position, turned = false }: DialProps) {
  return (
    <svg class={turned ? 'dial dial-turned' : 'dial'} viewBox="-61 -61 122 122" aria-hidden="true">
      <circle class="dial-pit" r="60" />
      {LIVERIES.map((livery, colour) => (
        <g key={livery.letter}>
          <LiveryShape d={SECTORS[colour] ?? ''} livery={livery} />
          <g transform={`rotate(${DIRECTIONS[colour] ?? 0}) translate(0 -52)`}>
            <g transform={`rotate(${-(DIRECTIONS[colour] ?? 0)})`}>
              <LetterBadge x={0} y={0} radius={7.5} livery={livery} least={14.4} />
            </g>
          </g>
        </g>
      ))}
      <circle class="dial-brass" r="43.5" />
      <path class="dial-studs" d={STUDS} />
      <g class="dial-table" style={{ transform: `rotate(${FIRST + position * STEP}deg)` }}>
        <path class="dial-bridge" d="M-5 -41V41M5 -41V41" />
        <path
          class="dial-ties"
          d="M-8 -36H8M-8 -28H8M-8 -20H8M-8 -12H8M-8 -4H8M-8 4H8M-8 12H8M-8 20H8M-8 28H8M-8 36H8"
        />
        {DIALS[dial]?.map((number, i) => (
          <g
            key={i}
            class="dial-number"
            style={{
              transform: `rotate(${i * STEP}deg) translateY(-29px) rotate(${-FIRST - (position + i) * STEP}deg)`,
            }}
          >
            <circle
              class={number > 0 ? 'dial-up' : number < 0 ? 'dial-down' : 'dial-zero'}
              r="11"
            />
            <text class="dial-figure">{say().signed(number)}</text>
          </g>
        ))}
        <circle class="dial-hub" r="8" />
      </g>
    </svg>
  );
}
