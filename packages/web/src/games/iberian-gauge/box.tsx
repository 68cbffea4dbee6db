import { catalog } from '../../words/catalog.ts';
import type { BoxWords, GameBox } from '../shelf.ts';
import { Lid } from '../Lid.tsx';
import { LidLocomotive } from '../LidLocomotive.tsx';
import { en } from './words/box.en.ts';
import './room.css';

const ARCHES = [0, 30, 60, 90, 120, 150, 180, 210];
const TILES = [0, 1, 2, 3, 4, 5, 6, 7];

export const box: GameBox = {
  id: 'iberian-gauge',
  name: 'Iberian Gauge',
  seats: [3, 5],
  minutes: [60, 75],
  weight: 'medium',
  words: catalog<BoxWords>(en, { de: () => import('./words/box.de.ts').then(({ de }) => de) }),
  Lid: () => (
    <Lid name={['IBERIAN GAUGE']} plate="#1f4e8c">
      <rect width="240" height="300" fill="#f0d9a0" />
      <circle cx="168" cy="74" r="38" fill="#e0913a" />
      <circle
        cx="168"
        cy="74"
        r="50"
        fill="none"
        stroke="#e0913a"
        stroke-width="3"
        stroke-dasharray="3 9"
      />
      <path d="M0 150Q40 112 90 136T170 120T240 140V230H0Z" fill="#c99a4d" />
      <path d="M0 178Q60 150 120 172T240 164V240H0Z" fill="#9c9a4e" />
      <path d="M0 204Q70 182 140 200T240 194V246H0Z" fill="#78803e" />
      <g fill="#4f5a2a">
        {[28, 58, 92, 202, 222].map((x, i) => (
          <ellipse key={x} cx={x} cy={186 + (i % 3) * 9} rx="8" ry="6" />
        ))}
      </g>
      <g fill="#d8b36a" stroke="#6b4a1f" stroke-width="1.5">
        {ARCHES.map((x) => (
          <path key={x} d={`M${x} 204V150H${x + 30}V204H${x + 26}V176a11 11 0 0 0-22 0V204Z`} />
        ))}
        <rect x="-2" y="146" width="244" height="7" />
      </g>
      <g transform="translate(98 118) scale(0.84)">
        <LidLocomotive body="#1f4e8c" wheels="#1f2a2e" rim="#f0d9a0" />
      </g>
      <rect y="220" width="240" height="80" fill="#fbf7ee" />
      {TILES.map((i) => (
        <g
          key={i}
          transform={`translate(${i * 30} 220)`}
          fill="none"
          stroke="#1f4e8c"
          stroke-width="1.6"
        >
          <rect width="30" height="30" />
          <path d="M15 3Q18 12 27 15Q18 18 15 27Q12 18 3 15Q12 12 15 3Z" fill="#1f4e8c" />
          <path
            d="M0 8A8 8 0 0 0 8 0M22 0A8 8 0 0 0 30 8M30 22A8 8 0 0 0 22 30M8 30A8 8 0 0 0 0 22"
            stroke="#e0913a"
          />
        </g>
      ))}
      <rect y="250" width="240" height="50" fill="#dcc48a" />
    </Lid>
  ),
};
