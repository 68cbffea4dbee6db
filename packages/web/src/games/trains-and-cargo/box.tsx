import { catalog } from '../../words/catalog.ts';
import type { BoxWords, GameBox } from '../shelf.ts';
import { Lid } from '../Lid.tsx';
import { en } from './words/box.en.ts';
import './room.css';

const COLUMNS = [
  { x: 34, n: 5, colour: '#e0b84f' },
  { x: 62, n: 3, colour: '#c9563f' },
  { x: 90, n: 6, colour: '#7fb3d0' },
  { x: 118, n: 2, colour: '#8fbf7a' },
  { x: 146, n: 4, colour: '#d9a7c7' },
  { x: 174, n: 7, colour: '#e9e3d2' },
];
const WAGONS = [
  { x: 22, loads: ['#e0b84f', '#e0b84f'] },
  { x: 92, loads: ['#7fb3d0', '#c9563f'] },
  { x: 162, loads: ['#8fbf7a', '#8fbf7a'] },
];

export const box: GameBox = {
  id: 'trains-and-cargo',
  name: 'Trains & Cargo',
  seats: [2, 6],
  minutes: [30, 45],
  weight: 'light',
  words: catalog<BoxWords>(en, { de: () => import('./words/box.de.ts').then(({ de }) => de) }),
  Lid: () => (
    <Lid name={['TRAINS & CARGO']} plate="#b5462f">
      <rect width="240" height="300" fill="#8a6a42" />
      <rect x="8" y="8" width="224" height="284" fill="#26332f" />
      <g fill="none" stroke="#9fb0a4" stroke-width="1" opacity="0.55">
        {[60, 80, 100, 120, 140].map((y) => (
          <path key={y} d={`M24 ${y}H216`} stroke-dasharray="3 3" />
        ))}
        <path d="M24 30V156H216" fill="none" stroke-width="2" stroke-dasharray="none" />
      </g>
      {COLUMNS.map(({ x, n, colour }) => (
        <g key={x}>
          <rect x={x} y={152 - n * 16} width="20" height={n * 16} fill={colour} opacity="0.85" />
          <path d={`M${x} ${152 - n * 16}h20`} stroke="#fff" stroke-width="2" />
        </g>
      ))}
      <path
        d="M30 96L58 112L86 78L114 124L142 96L184 44L206 34"
        fill="none"
        stroke="#f4ecdc"
        stroke-width="2.5"
        stroke-dasharray="6 3"
      />
      {WAGONS.map(({ x, loads }) => (
        <g key={x}>
          {loads.map((colour, i) => (
            <rect
              key={i}
              x={x + 6 + i * 24}
              y="184"
              width="20"
              height="20"
              rx="2"
              fill={colour}
              stroke="#14191b"
            />
          ))}
          <path d={`M${x} 198h56v24h-56z`} fill="#b5462f" stroke="#14191b" stroke-width="2" />
          <path d={`M${x + 56} 218h14`} stroke="#d8cbb0" stroke-width="3" />
          <circle cx={x + 12} cy="226" r="7" fill="#14191b" stroke="#d8cbb0" stroke-width="2" />
          <circle cx={x + 44} cy="226" r="7" fill="#14191b" stroke="#d8cbb0" stroke-width="2" />
        </g>
      ))}
      <path d="M8 235H232M8 240H232" stroke="#9c9480" stroke-width="2" />
    </Lid>
  ),
};
